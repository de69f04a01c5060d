import type { Given } from '../../../../schemas';
import { playersPhase } from '../../../family/zombicide/turns/players-phase';
import { act, turn } from '../../../family/zombicide/turns/turn';
import type { Startable } from '../../../game/agenda';
import { forgetFeats } from '../combat/feats';
import { round } from '../course/round';
import type { UoaGame } from '../game';
import { begin } from '../set-up/new-game';
import { spawnStep } from '../spawning/spawn-step';
import { NONE } from '../state';
import { actionsPerTurn } from '../turns/per-turn';
import { amongSurvivors } from './people';
import type { ScenarioReader } from './reading';

/** The step of the round with which a phase begins, and the step of a turn that comes after all its actions. */
const ROUND = { players: 1, train: 2, zombies: 3, end: 4 } as const;
const AFTER_ACTIONS = 1;

/** Whose turn it is, or which phase, and on the agenda all that comes after it. */
export function putNext(game: UoaGame, given: Given, reading: ScenarioReader): void {
  const { state } = game;
  given.dice?.forEach((die, index) => state.loadedDice.set(index, 0, die));
  state.diceLoaded = given.dice?.length ?? 0;
  if ('phase' in given && given.phase === 'set-up') {
    begin(game);
    return;
  }
  const players = given.players ?? 1;
  state.round = given.round ?? 1;
  state.firstPlayer = reading.player(given.firstPlayer ?? 0, players, '/given/firstPlayer');
  state.player = reading.player(given.player ?? state.firstPlayer, players, '/given/player');
  if ('turn' in given) return putTurn(game, given, given.turn, reading);
  switch (given.phase) {
    case 'players':
      return putPlayersPhase(game);
    case 'train':
      return resume(game, round, ROUND.train);
    case 'zombies':
      return resume(game, round, ROUND.zombies);
    case 'spawn':
      resume(game, round, ROUND.end);
      return spawnStep.begin(game);
    case 'end':
      return resume(game, round, ROUND.end);
    case 'set-up':
      return;
  }
}

/** Players before the one whose turn it is have had theirs. */
function putPlayersPhase(game: UoaGame): void {
  const { state, table } = game;
  resume(game, round, ROUND.train);
  playersPhase.begin(game, (state.player - state.firstPlayer + table.players) % table.players);
}

function putTurn(game: UoaGame, given: Given, who: string, reading: ScenarioReader): void {
  const { state, table } = game;
  const survivor = amongSurvivors(given, who, reading, '/given/turn');
  if (survivor === NONE) return;
  if (given.survivors[survivor]?.fate === 'left') reading.refuse('not-in-play', '/given/turn', { who });
  state.player = table.playerOf[survivor] ?? 0;
  state.active = survivor;
  state.actionsLeft = given.survivors[survivor]?.actions ?? actionsPerTurn(game, survivor);
  forgetFeats(game);
  putPlayersPhase(game);
  resume(game, turn, AFTER_ACTIONS, survivor);
  act.begin(game, survivor);
}

function resume(game: UoaGame, item: Startable<UoaGame>, step: number, ...values: number[]): void {
  item.begin(game, ...values);
  game.state.agenda.set(game.state.agendaDepth - 1, 1, step);
}
