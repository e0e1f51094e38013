// boardgame.io's own server with The Illuminated, its matches in memory; tells its parent its memory and its use of the processor.
import { createRequire } from 'node:module';
import './boardgameio.mjs';
import { Illuminated } from './game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

console.log = () => {}; // the server greets
const server = Server({ games: [Illuminated], origins: [/127\.0\.0\.1/] });
const { appServer } = await server.run({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ memory: process.memoryUsage.rss(), seconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
process.send({ port: appServer.address().port });
