import type { Condition, ConditionLeft, ConditionMachine } from '../../../../../schemas';
import { trainStarters } from '../earliest';
import { areaOf, machineZone, type Survey } from '../survey';
import { countUp, doAction } from './actions';
import { clearArea, moveMachine, treatSpawnTokens } from './obstacles';
import { rallyCompanions, takeObjectives, winBountyWeapons } from './pieces';
import { errand, NO_WORK, type Stop, together, type Work } from './work';

/** The work of a mission, one part after the other; within a part the order is free. */
export function workOf(survey: Survey): Work[] {
  return partsOf(survey, 0).filter(
    ({ errands, hidden, cards, gathering, notBefore }) =>
      errands.length + hidden.size + cards.length + notBefore > 0 || gathering,
  );
}

function partsOf(survey: Survey, number: number): Work[] {
  const goal = survey.program.goals[number];
  if (!goal) return [];
  if (goal.condition) return [conditionWork(survey, goal.condition)];
  const parts = goal.parts.map((part) => partsOf(survey, part));
  if (goal.what === 'in-order') return parts.flat();
  // What goes side by side begins side by side.
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => together(parts.flatMap((part) => part[at] ?? [])));
}

function conditionWork(survey: Survey, condition: Condition): Work {
  if ('all' in condition) return together(condition.all.map((part) => conditionWork(survey, part)));
  if ('any' in condition) return easiest(condition.any.map((part) => conditionWork(survey, part)));
  if ('not' in condition) return contraryWork(survey, condition.not);
  if ('taken' in condition) return takeObjectives(survey, condition.taken, condition.taken.count);
  if ('held' in condition) return takeObjectives(survey, condition.held, condition.held.count);
  if ('loaded' in condition) {
    const { into, count } = condition.loaded;
    return takeObjectives(survey, condition.loaded, count, { at: holdZones(survey, into), actions: 1 });
  }
  if ('rallied' in condition) return rallyCompanions(survey, condition.rallied, condition.rallied.count);
  if ('bountyWeapons' in condition) return winBountyWeapons(survey, condition.bountyWeapons.count);
  if ('spawnTokens' in condition) return treatSpawnTokens(survey, condition.spawnTokens);
  if ('machine' in condition) return moveMachine(survey, condition.machine);
  if ('left' in condition) return leave(survey, condition.left);
  if ('people' in condition) return gather(survey, condition.people);
  if ('round' in condition) return { ...NO_WORK, notBefore: condition.round.from ?? 0 };
  if ('done' in condition) return doAction(survey, condition.done, 1);
  if ('counter' in condition) return countUp(survey, condition.counter);
  // Zombies and leaders come by what else is done.
  return NO_WORK;
}

function easiest(choices: readonly Work[]): Work {
  const [first = NO_WORK, ...others] = choices;
  return others.reduce((best, each) => (each.errands.length < best.errands.length ? each : best), first);
}

function contraryWork(survey: Survey, condition: Condition): Work {
  if (!('machine' in condition)) return NO_WORK;
  return isSomewhere(condition.machine) ? clearArea(survey, condition.machine) : NO_WORK;
}

function isSomewhere(condition: ConditionMachine): condition is Extract<ConditionMachine, { in: string }> {
  return 'in' in condition;
}

function holdZones(survey: Survey, into: string): readonly number[] {
  const isMachine = survey.program.machines.some(({ id }) => id === into);
  return isMachine ? [machineZone(survey, into)] : areaOf(survey, survey.stage, into);
}

function gather(survey: Survey, { in: area, who = 'all' }: { in: string; who?: 'all' | 'somebody' }): Work {
  const at = areaOf(survey, survey.stage, area);
  return who === 'all' ? { ...NO_WORK, gathering: at } : errand(area, { at, actions: 0 });
}

/** A train is started where a rule says so, and boarded by everybody. */
function leave(survey: Survey, { by, with: wagon }: ConditionLeft): Work {
  const { program } = survey;
  if (by === 'train') {
    const starts = trainStarters(survey).map(({ id }) => doAction(survey, id, 1));
    return together([{ ...NO_WORK, gathering: trainZones(survey) }, ...starts]);
  }
  const out: Work = { ...NO_WORK, gathering: program.exitZones };
  if (wagon === undefined) return out;
  const ride: Stop = { at: program.exitZones, actions: 0, withWagon: true };
  return together([out, errand(wagon, { at: [machineZone(survey, wagon)], actions: 0 }, ride)]);
}

/** Its rooms, or the track where it will come in. */
function trainZones(survey: Survey): readonly number[] {
  const { laid } = survey;
  const rooms = areaOf(survey, survey.stage, 'aboard');
  if (rooms.length > 0 || laid.locomotive === undefined) return rooms;
  return laid.zonesOn({ parts: [], tiles: [laid.locomotive], aboard: false }, 0);
}
