import { listed } from '../../game/agenda';
import { turnActionFor, turnActions } from './actions/turn-actions';
import { cardsAgenda } from './cards/agenda';
import { asides, takeAside } from './cards/asides';
import { combatAgenda } from './combat/agenda';
import { courseAgenda } from './course/agenda';
import { REASONS } from './course/outcome';
import { gameOf, type UoaSystem } from './game';
import { luckIn } from './luck';
import { bounds } from './saved/bounds';
import { contradiction } from './saved/contradiction';
import { setUpAgenda } from './set-up/agenda';
import { spawningAgenda } from './spawning/agenda';
import { vocabulary } from './words';
import { zombiesAgenda } from './zombies/agenda';

export const undeadOrAlive: UoaSystem = {
  id: 'undead-or-alive',
  turnActions,
  turnActionFor,
  agenda: listed([
    ...setUpAgenda,
    ...courseAgenda,
    ...cardsAgenda,
    ...combatAgenda,
    ...zombiesAgenda,
    ...spawningAgenda,
  ]),
  vocabulary,
  asides,
  takeAside,
  twin: (game, words) => gameOf(game.system, game.table, words),
  reason: ({ state }) => REASONS[state.reason] ?? '',
  round: ({ state }) => state.round,
  luckIn,
  bounds,
  contradiction,
};
