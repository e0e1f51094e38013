// Random play of The Illuminated through boardgame.io's client, told in one JSON line.
// With `--replay` it answers the scripts on standard input instead.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Client } from './boardgameio.mjs';
import { ENTITIES, Illuminated, legal } from './game.mjs';
import { replay } from './replay.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    replay: { type: 'boolean', default: false },
  },
});

/** A small seeded generator (mulberry32) for the players' choices; the dice are boardgame.io's own. */
function choices(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays one random game and counts its decisions. */
function play(numPlayers, seed, random) {
  const client = Client({ game: { ...Illuminated, seed }, numPlayers, debug: false });
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.store.getState(); // spares the copy that getState() makes for a player's view
    if (ctx.gameover) return decisions;
    const open = legal(G, Number(ctx.currentPlayer));
    const [move, ...given] = open[Math.floor(random() * open.length)];
    client.moves[move](...given);
    decisions += 1;
  }
}

/** Whole random games until the time is over. */
function measure(seats, seed, seconds) {
  const random = choices(seed);
  const start = performance.now();
  let [count, games, elapsed] = [0, 0, 0];
  while (elapsed < seconds) {
    count += play(seats, `${seed} ${games}`, random);
    games += 1;
    elapsed = (performance.now() - start) / 1000;
  }
  return { count, games, elapsed };
}

function bench() {
  const [seats, seed, seconds] = [Number(values.seats), Number(values.seed), Number(values.seconds)];
  if (!(seats in ENTITIES && Number.isInteger(seed) && seconds > 0)) {
    console.error(`expected --seats 2 to 6, a whole --seed and --seconds above 0, got ${seats}, ${seed}, ${seconds}`);
    process.exit(2);
  }
  measure(seats, seed + 1, seconds / 4); // lets the engine compile what is hot
  const { count, games, elapsed } = measure(seats, seed, seconds);
  const line = {
    peer: 'boardgameio',
    game: 'illuminated',
    unit: 'decisions',
    count,
    seconds: Number(elapsed.toFixed(3)),
    per_second: Number((count / elapsed).toFixed(1)),
    games,
  };
  console.log(JSON.stringify(line));
}

async function answerScripts() {
  for await (const line of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(replay(JSON.parse(line))));
  }
}

if (values.replay) await answerScripts();
else bench();
