import type { ActionList, Chosen } from '../../game/action-list';
import { decision, listed, OPEN, procedure } from '../../game/agenda';
import { hasBit, setBit } from '../../game/bits';
import { rollDie } from '../../game/dice';
import { LOST, RUNNING, WON } from '../../game/kernel';
import { judgeGoals } from '../../mission/goals';
import { ACTIONS, HEALTH, HITS_FROM } from './content';
import type { ToyGame } from './game';
import { isSo } from './mission';
import { NONE, REASONS } from './numbers';
import { END_TURN, HIT, MOVE, OPEN_DOOR, TAKE } from './words';

function end(
  game: ToyGame,
  outcome: number,
  reason: (typeof REASONS)[number],
  rules: readonly string[],
): void {
  if (game.state.outcome !== RUNNING) return;
  game.state.outcome = outcome;
  game.state.reason = REASONS.indexOf(reason);
  game.events?.push({ type: 'game-over', rules, won: outcome === WON, reason });
}

/** A round: Ada acts, then the zombie, and again. */
export const round = procedure<ToyGame>(
  'round',
  [],
  [
    (game) => {
      game.state.round += 1;
      game.state.actionsLeft = ACTIONS;
      game.events?.push({ type: 'round-began', rules: ['TOY-1'], round: game.state.round });
      applyRules(game);
      act.begin(game);
    },
    zombieActs,
    (_, frame) => {
      frame.step = OPEN;
    },
  ],
);

export const act = decision<ToyGame>('act', [], {
  is: { free: 'turn', isForPlayers: true },
  decider: () => 0,
  options(game, _, list: ActionList) {
    const { state, table, board } = game;
    for (const zone of board.neighbours[state.place] ?? []) list.add(MOVE, zone);
    if (state.keyHeld === 1) {
      for (const [door, { sides }] of table.doors.entries()) {
        if (sides.includes(state.place) && !hasBit(state.open, door)) list.add(OPEN_DOOR, door);
      }
    } else if (table.key?.zone === state.place) list.add(TAKE);
    if (state.zombie === state.place) list.add(HIT);
    list.add(END_TURN);
  },
  choose(game, frame, chosen) {
    if (chosen.kind === END_TURN) return;
    perform(game, chosen);
    game.state.actionsLeft -= 1;
    judge(game);
    if (game.state.actionsLeft > 0) frame.step = OPEN;
  },
});

function perform(game: ToyGame, { kind, a }: Chosen): void {
  const { state, table } = game;
  if (kind === MOVE) {
    state.place = a;
    game.events?.push({ type: 'went', rules: ['TOY-2'], to: game.zoneName(a) });
  } else if (kind === OPEN_DOOR) {
    setBit(state.open, a, true);
    game.events?.push({ type: 'door-opened', rules: ['TOY-3'], door: table.doors[a]?.id ?? '' });
  } else if (kind === TAKE) {
    state.keyHeld = 1;
    game.events?.push({ type: 'key-taken', rules: ['TOY-4'], zone: game.zoneName(state.place) });
  } else if (kind === HIT) {
    const die = rollDie(state);
    const kills = die >= HITS_FROM;
    if (kills) state.zombie = NONE;
    game.events?.push({ type: 'hit', rules: ['TOY-5'], die, kills });
  }
}

function judge(game: ToyGame): void {
  const { state, table } = game;
  const verdict = judgeGoals(table.goals, {
    isReached: (goal) => hasBit(state.reached, goal),
    reach: (goal) => setBit(state.reached, goal, true),
    judge: (condition) => (isSo(game, condition) ? 'met' : 'open'),
  });
  if (verdict === 'met') end(game, WON, 'goals-reached', ['TOY-8']);
}

/** One step towards Ada, as far as the doors let it, or a bite. */
function zombieActs(game: ToyGame): void {
  const { state, table } = game;
  const from = state.zombie;
  if (from === NONE) return;
  if (from === state.place) {
    state.wounds += 1;
    game.events?.push({ type: 'bitten', rules: ['TOY-7'], wounds: state.wounds });
    if (state.wounds >= HEALTH) end(game, LOST, 'eaten', ['TOY-7']);
    return;
  }
  const { table: board, boardToPlanBy } = table.boards.at(state.open);
  const way = boardToPlanBy(from, state.place);
  const nearer = (zone: number) => way.distance(zone, state.place) < way.distance(from, state.place);
  const to = way.neighbours[from]?.find(nearer);
  if (to === undefined) return;
  if (board.neighbours[from]?.includes(to)) {
    state.zombie = to;
    game.events?.push({
      type: 'zombie-went',
      rules: ['TOY-6'],
      from: game.zoneName(from),
      to: game.zoneName(to),
    });
  } else game.events?.push({ type: 'zombie-at-door', rules: ['TOY-6'], zone: game.zoneName(from) });
}

/** What the mission brings when a round begins. */
function applyRules(game: ToyGame): void {
  const { state, table } = game;
  for (const [number, { condition, once, effects }] of table.rules.entries()) {
    if ((once && hasBit(state.applied, number)) || (condition && !isSo(game, condition))) continue;
    setBit(state.applied, number, true);
    for (const effect of effects) {
      if (effect.what === 'lose') end(game, LOST, 'mission-rule', ['TOY-9']);
      else if (state.zombie === NONE) {
        state.zombie = effect.zone;
        game.events?.push({ type: 'zombie-came', rules: ['TOY-9'], to: game.zoneName(effect.zone) });
      }
    }
  }
}

export const agenda = listed([round, act]);
