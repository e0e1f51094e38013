// Many open pages at boardgame.io's server: how long a move takes to everyone at its table, told in one JSON line.
// The pages are bare sockets with the messages of boardgame.io's client, so that little of what is measured is theirs.
import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { legal } from './game.mjs';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '250' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '3' },
  },
});
const [clients, tables, seconds, every] = ['clients', 'tables', 'seconds', 'every'].map((name) => Number(values[name]));
const SEATS = ['0', '0', '1', null]; // two pages of one player, one of the other, one that looks on

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const server = fork(new URL('serve.mjs', import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
const told = () => new Promise((done) => server.once('message', done));
const usage = () => {
  const answer = told();
  server.send('usage');
  return answer;
};

class Table {
  constructor(number) {
    this.id = `table-${number}`;
    this.pages = [];
    this.state = null;
    this.sent = new Map(); // state number → when its move was sent, and who has not seen it
  }

  async join(port, seat) {
    const socket = io(`http://127.0.0.1:${port}/illuminated`, { transports: ['websocket'], forceNew: true });
    const page = { socket, seat };
    const synced = new Promise((done) => socket.once('sync', done));
    socket.on('connect', () => socket.emit('sync', this.id, seat, undefined, 2));
    socket.on('sync', (id, { state }) => this.see(state));
    socket.on('update', (id, state) => {
      this.see(state);
      this.arrived(page, state._stateID);
    });
    this.pages.push(page);
    await synced;
  }

  see(state) {
    if (!this.state || state._stateID > this.state._stateID) this.state = state;
  }

  arrived(page, number) {
    const move = this.sent.get(number);
    if (!move || !move.waiting.delete(page) || move.waiting.size) return;
    took.push(performance.now() - move.at);
    this.sent.delete(number);
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    if (ctx.gameover) return;
    const page = this.pages.find(({ seat }) => seat === ctx.currentPlayer);
    const open = legal(G, Number(ctx.currentPlayer));
    const [type, ...args] = open[Math.floor(Math.random() * open.length)];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: page.seat } };
    this.sent.set(_stateID + 1, { at: performance.now(), waiting: new Set(this.pages) });
    page.socket.emit('update', action, _stateID, this.id, page.seat);
  }
}

const took = [];
const { port } = await told();
const rooms = Array.from({ length: tables }, (_, number) => new Table(number));
await rooms[0].join(port, '0');
const before = await usage();
for (let at = 1; at < clients; at += 1) {
  const page = rooms[at % tables].join(port, SEATS[Math.floor(at / tables) % SEATS.length]);
  if (at < tables || at % 50 === 0) await page; // the first one makes the match
}
while (rooms.some((room) => !room.state)) await wait(50);
await wait(2000);
const joined = await usage();
const timers = rooms.map(async (room) => {
  await wait(Math.random() * every * 1000);
  return setInterval(() => room.move(), every * 1000);
});
await wait(seconds * 1000);
const after = await usage();
for (const timer of await Promise.all(timers)) clearInterval(timer);
await wait(1000);
took.sort((a, b) => a - b);
const share = (part) => Number(took[Math.min(took.length - 1, Math.floor(took.length * part))].toFixed(1));
console.log(
  JSON.stringify({
    moves: took.length,
    lost: rooms.reduce((sum, room) => sum + room.sent.size, 0),
    p50: share(0.5),
    p99: share(0.99),
    worst: share(1),
    kilobytes: Math.round((joined.memory - before.memory) / tables / 1024),
    cpu: Number(((after.seconds - joined.seconds) / seconds).toFixed(2)),
  }),
);
process.exit();
