// boardgame.io by its documented entries, in production mode (its checks of every state are for development).
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);

export const { Client } = require('boardgame.io/client');
export const { INVALID_MOVE } = require('boardgame.io/core');
export const { MockRandom } = require('boardgame.io/testing');
