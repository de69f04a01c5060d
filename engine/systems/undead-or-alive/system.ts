import { listed } from '../../game/agenda';
import { actionsAgenda } from './actions/agenda';
import { turnActionFor, turnActions } from './actions/turn-actions';
import { bends } from './bending/bends';
import { boardAgenda } from './board/agenda';
import { cardsAgenda } from './cards/agenda';
import { asides, takeAside } from './cards/asides';
import { combatAgenda } from './combat/agenda';
import { companionsAgenda } from './companions/agenda';
import { courseAgenda } from './course/agenda';
import { REASONS } from './course/outcome';
import { gameOf, type UoaSystem } from './game';
import { luckIn } from './luck';
import { machinesAgenda } from './machines/agenda';
import { missionAgenda } from './mission/agenda';
import { applyRules } from './mission/apply-rules';
import { settle } from './mission/settle';
import { bounds } from './saved/bounds';
import { contradiction } from './saved/contradiction';
import { setUpAgenda } from './set-up/agenda';
import { skillsAgenda } from './skills/agenda';
import { hitAndRun } from './skills/hit-and-run';
import { spawningAgenda } from './spawning/agenda';
import { trainAgenda } from './train/agenda';
import { vocabulary } from './words';
import { zombiesAgenda } from './zombies/agenda';

export const undeadOrAlive: UoaSystem = {
  id: 'undead-or-alive',
  turnActions,
  turnActionFor,
  afterCombat: hitAndRun,
  missionRules: applyRules,
  settle,
  agenda: listed([
    ...setUpAgenda,
    ...courseAgenda,
    ...actionsAgenda,
    ...cardsAgenda,
    ...combatAgenda,
    ...companionsAgenda,
    ...zombiesAgenda,
    ...spawningAgenda,
    ...machinesAgenda,
    ...boardAgenda,
    ...missionAgenda,
    ...trainAgenda,
    ...skillsAgenda,
  ]),
  vocabulary,
  bends,
  asides,
  takeAside,
  twin: (game, words) => gameOf(game.system, game.table, words),
  reason: ({ state }) => REASONS[state.reason] ?? '',
  round: ({ state }) => state.round,
  luckIn,
  bounds,
  contradiction,
};
