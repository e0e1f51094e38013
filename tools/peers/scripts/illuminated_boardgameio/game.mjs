// The Illuminated as a boardgame.io game.
// Every Entity stands on one ladder of twelve levels: 0 is Shadow 6, 5 is Shadow 1, 6 is Light 1, 11 is Light 6,
// so that raising and lowering are steps of one (ILL-20, ILL-21).
import { INVALID_MOVE } from './boardgameio.mjs';

const VALUE = [6, 5, 4, 3, 2, 1, 1, 2, 3, 4, 5, 6];
const SHADOW = [6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0];
const BOTTOM = 0;
const SACRIFICED = 3;
const LIGHT = 6;
const TOP = 11;
export const ENTITIES = { 2: 5, 3: 5, 4: 4, 5: 3, 6: 3 }; // ILL-03
const TURN_LIMIT = 100; // ILL-08

export const name = (level) => `${level >= LIGHT ? 'L' : 'S'}${VALUE[level]}`;

const own = (G) => G.levels.length / G.totals.length;
const isEntity = (G, entity) => Number.isInteger(entity) && entity >= 0 && entity < G.levels.length;
const inLight = (G, entity) => G.levels[entity] >= LIGHT;

/** Whether the Entity may act for the seat upon another one: it is the seat's own and stands in the Light. */
function mayAct(G, seat, actor, target) {
  return (
    isEntity(G, actor) &&
    isEntity(G, target) &&
    actor !== target &&
    Math.floor(actor / own(G)) === seat &&
    inLight(G, actor)
  );
}

/** What another's control of the Shadow takes from the seat's roll at the Target (ILL-30, ILL-31). */
function shadowed(G, seat, target) {
  if (!inLight(G, target)) return 0;
  const totals = [...G.totals];
  const most = Math.max(...totals);
  return totals[seat] < most && totals.indexOf(most) === totals.lastIndexOf(most) ? 1 : 0;
}

function place(G, entity, level) {
  G.totals[Math.floor(entity / own(G))] += SHADOW[level] - SHADOW[G.levels[entity]];
  G.levels[entity] = level;
  if (level === TOP) G.ending = 'won'; // ILL-05
  else if (level === BOTTOM && G.levels.every((each) => each === BOTTOM)) G.ending = 'locked'; // ILL-09
}

const raise = (G, entity) => place(G, entity, G.levels[entity] + 1);
const lower = (G, entity, steps) => place(G, entity, Math.max(G.levels[entity] - steps, BOTTOM)); // ILL-22

/** By how much a roll, with the actor's value added to it, exceeds the Target's value. */
function excess(G, seat, random, bonus, target) {
  return random.D6() - shadowed(G, seat, target) + bonus - VALUE[G.levels[target]];
}

const moves = {
  manipulate({ G, ctx, random }, target, up) {
    if (!isEntity(G, target) || typeof up !== 'boolean') return INVALID_MOVE;
    if (excess(G, Number(ctx.currentPlayer), random, 0, target) > 0) {
      if (up) raise(G, target);
      else lower(G, target, 1);
    }
    G.left -= 1;
  },

  sacrifice({ G, ctx, random }, actor, target) {
    const seat = Number(ctx.currentPlayer);
    if (!mayAct(G, seat, actor, target) || !inLight(G, target)) return INVALID_MOVE;
    const steps = excess(G, seat, random, VALUE[G.levels[actor]], target);
    if (steps > 0) {
      lower(G, target, steps);
      place(G, actor, SACRIFICED); // ILL-11
    }
    G.left -= 1;
  },

  help({ G, ctx, random }, actor, target) {
    const seat = Number(ctx.currentPlayer);
    if (!mayAct(G, seat, actor, target)) return INVALID_MOVE;
    if (excess(G, seat, random, VALUE[G.levels[actor]], target) > 0) raise(G, target);
    if (!G.ending) lower(G, actor, 1); // ILL-12: after its Target
    G.left -= 1;
  },

  end({ G }) {
    G.left = 0;
  },
};

function setup({ ctx, random }) {
  return {
    levels: Array(ctx.numPlayers * ENTITIES[ctx.numPlayers]).fill(LIGHT), // ILL-02
    totals: Array(ctx.numPlayers).fill(0),
    first: random.Die(ctx.numPlayers) - 1, // ILL-04
    left: 1, // ILL-06
    turns: 0,
    ending: '',
  };
}

const turn = {
  order: {
    first: ({ G }) => G.first,
    next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
  },
  endIf: ({ G }) => G.left === 0,
  onEnd: ({ G, ctx }) => {
    G.turns += 1;
    G.left = 2;
    if (!G.ending && G.turns === TURN_LIMIT * ctx.numPlayers) G.ending = 'limit';
  },
};

function endIf({ G }) {
  if (!G.ending) return undefined;
  const winner = G.ending === 'won' ? Math.floor(G.levels.indexOf(TOP) / own(G)) : -1;
  return { ending: G.ending, winner };
}

export const Illuminated = {
  name: 'illuminated',
  setup,
  moves,
  turn,
  endIf,
  minPlayers: 2,
  maxPlayers: 6,
  disableUndo: true, // keeps no earlier states: faster
};

const cached = new Map();

/** The moves open to the seat as `[name, ...arguments]`: they hang on who stands in the Light only, so the lists are kept. */
export function legal(G, seat) {
  let key = G.totals.length * 8 + seat;
  for (const level of G.levels) key = key * 2 + (level >= LIGHT ? 1 : 0);
  if (!cached.has(key)) cached.set(key, list(G, seat));
  return cached.get(key);
}

function list(G, seat) {
  const entities = [...G.levels.keys()];
  const lit = entities.filter((entity) => inLight(G, entity));
  const acting = lit.filter((entity) => Math.floor(entity / own(G)) === seat);
  const upon = (move, targets) =>
    acting.flatMap((actor) => targets.filter((target) => target !== actor).map((target) => [move, actor, target]));
  return [
    ['end'],
    ...entities.flatMap((target) => [
      ['manipulate', target, true],
      ['manipulate', target, false],
    ]),
    ...upon('sacrifice', lit),
    ...upon('help', entities),
  ];
}
