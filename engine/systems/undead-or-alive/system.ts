import { listed } from '../../game/agenda';
import { actionsAgenda } from './actions/agenda';
import { asides, takeAside } from './actions/asides';
import { hitAndRun } from './actions/hit-and-run';
import { turnActionFor, turnActions } from './actions/turn-actions';
import { because } from './because';
import { bends } from './bending/bends';
import { cardsAgenda } from './cards/agenda';
import { changesAgenda } from './changes/agenda';
import { combatAgenda } from './combat/agenda';
import { companionsAgenda } from './companions/agenda';
import { courseAgenda } from './course/agenda';
import { gameOf, type UoaSystem } from './game';
import { luckIn } from './luck';
import { machinesAgenda } from './machines/agenda';
import { missionAgenda } from './mission/agenda';
import { applyRule } from './mission/apply-rule';
import { applyRules } from './mission/apply-rules';
import { doEffects } from './mission/do-effects';
import { settle } from './mission/settle';
import { REASONS } from './outcome';
import { peopleAgenda } from './people/agenda';
import { bounds } from './saved/bounds';
import { contradiction } from './saved/contradiction';
import { setUpAgenda } from './set-up/agenda';
import { spawningAgenda } from './spawning/agenda';
import { trainAgenda } from './train/agenda';
import { turnsAgenda } from './turns/agenda';
import { ways } from './ways';
import { DO, vocabulary } from './words';
import { zombiesAgenda } from './zombies/agenda';

export const undeadOrAlive: UoaSystem = {
  id: 'undead-or-alive',
  turnActions,
  turnActionFor,
  afterCombat: hitAndRun,
  missionRule: applyRule,
  missionRules: applyRules,
  missionEffects: doEffects,
  settle,
  ways,
  because,
  words: DO,
  agenda: listed([
    ...setUpAgenda,
    ...courseAgenda,
    ...turnsAgenda,
    ...peopleAgenda,
    ...actionsAgenda,
    ...cardsAgenda,
    ...combatAgenda,
    ...companionsAgenda,
    ...zombiesAgenda,
    ...spawningAgenda,
    ...machinesAgenda,
    ...changesAgenda,
    ...missionAgenda,
    ...trainAgenda,
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
