// Replays the scripts of check.py: given positions, actions in words, and the pips that each die shows.
import { Client, MockRandom } from './boardgameio.mjs';
import { Illuminated, legal, name } from './game.mjs';

const NAMES = Array.from({ length: 12 }, (_, level) => name(level));

function spell([move, ...given]) {
  if (move !== 'manipulate') return [move, ...given].join(' ');
  return `${given[1] ? 'raise' : 'lower'} ${given[0]}`;
}

function shadowTotals(levels, seats) {
  const totals = Array(seats).fill(0);
  levels.forEach((level, entity) => {
    if (level < 6) totals[Math.floor((entity * seats) / levels.length)] += 6 - level;
  });
  return totals;
}

function setUp({ seats, seat, left, turns, entities }) {
  const levels = entities.map((word) => NAMES.indexOf(word));
  return () => ({ levels, totals: shadowTotals(levels, seats), first: seat, left, turns, ending: '' });
}

function returns({ ctx }) {
  const winner = ctx.gameover ? ctx.gameover.winner : -1;
  return Array.from({ length: ctx.numPlayers }, (_, seat) => {
    if (winner < 0) return 0;
    return seat === winner ? 1 : -1 / (ctx.numPlayers - 1);
  });
}

function describe(state) {
  const { G, ctx } = state;
  const seat = Number(ctx.currentPlayer);
  return {
    entities: G.levels.map(name),
    seat: ctx.gameover ? -1 : seat,
    left: ctx.gameover ? 0 : G.left,
    ending: ctx.gameover ? ctx.gameover.ending : '',
    returns: returns(state),
    legal: ctx.gameover ? [] : legal(G, seat).map(spell),
  };
}

/** The legal action with these words, or with this place in the list (counted round and round). */
function find({ G, ctx }, action) {
  const open = legal(G, Number(ctx.currentPlayer));
  const found = typeof action === 'number' ? open[action % open.length] : open.find((each) => spell(each) === action);
  if (!found) throw new Error(`not legal: ${action}`);
  return found;
}

function makeMove(client, action, pips, dice) {
  const before = client.store.getState();
  const [move, ...given] = find(before, action);
  if (move !== 'end') dice.push(pips);
  client.moves[move](...given);
  if (client.store.getState()._stateID === before._stateID) throw new Error(`refused: ${action}`);
  if (dice.length) throw new Error(`nothing was rolled: ${action}`);
}

/** The position before and after each `[action, pips]` of a script, until the game is over. */
export function replay({ start, steps }) {
  const dice = [];
  const plugins = [MockRandom({ D6: () => dice.shift() })];
  const client = Client({
    game: { ...Illuminated, setup: setUp(start), plugins },
    numPlayers: start.seats,
    debug: false,
  });
  const shown = [describe(client.store.getState())];
  for (const [action, pips] of steps) {
    if (client.store.getState().ctx.gameover) break;
    makeMove(client, action, pips, dice);
    shown.push(describe(client.store.getState()));
  }
  return shown;
}
