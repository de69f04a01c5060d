import type { ConditionMachine, ConditionSpawnTokens, Effect, Target } from '../../../../../schemas';
import { isSpawnTokenMeant } from '../../mission/filters';
import { NONE } from '../../state';
import { areaOf, machineZone, type Survey } from '../survey';
import { howMany, nearest } from './pieces';
import { errand, NO_WORK, together, type Work } from './work';

const HOLY_WATER = 'holy-water';

/** Each is gone to with the card that a rule asks for, or else with Holy Water, which costs no action. */
export function treatSpawnTokens(survey: Survey, filter: ConditionSpawnTokens): Work {
  const { program, stage } = survey;
  const meant = program.spawnTokens.filter((_, token) => isSpawnTokenMeant(program, filter, token));
  const isThere = (zone: number) =>
    filter.in !== undefined && areaOf(survey, stage, filter.in).includes(zone);
  const wanted = howMany(survey, filter.count, meant.length);
  const open = meant.filter(({ zone }) => !isThere(zone));
  const others = Math.max(0, wanted - (meant.length - open.length));
  return together(
    nearest(survey, open, others).map(({ id, zone, kind, group }) => {
      const card = cardFor(survey, (on) => isToken(on, kind, group));
      const treated = errand(id, { at: [zone], actions: card === undefined ? 0 : 1 });
      return { ...treated, cards: [[card ?? HOLY_WATER]] };
    }),
  );
}

function isToken(on: Target | undefined, kind: string, group: string | undefined): boolean {
  if (!on || !('token' in on)) return false;
  const { token } = on;
  return (
    (token.spawn === undefined || token.spawn === kind) &&
    (token.group === undefined || token.group === group)
  );
}

/** A machine that has to be somewhere, or gone. */
export function moveMachine(survey: Survey, condition: ConditionMachine): Work {
  const { machine } = condition;
  const at = [machineZone(survey, machine)];
  if (at[0] === NONE) return NO_WORK;
  if ('gone' in condition) {
    const card = cardFor(survey, (on) => on !== undefined && 'machine' in on && on.machine === machine);
    const used = errand(machine, { at, actions: 1 });
    return card === undefined ? used : { ...used, cards: [[card]] };
  }
  const to = areaOf(survey, survey.stage, condition.in);
  return errand(machine, { at, actions: 0 }, { at: to, actions: 0, withWagon: true });
}

/** Out of an area, to the nearest street outside it. */
export function clearArea(survey: Survey, { machine, in: area }: { machine: string; in: string }): Work {
  const { laid, openBoard } = survey;
  const from = machineZone(survey, machine);
  const inside = areaOf(survey, survey.stage, area);
  const outside = [...laid.zones.keys()].filter(
    (zone) =>
      laid.zones[zone]?.building === false && openBoard.distance(from, zone) >= 0 && !inside.includes(zone),
  );
  if (!inside.includes(from)) return NO_WORK;
  return errand(machine, { at: [from], actions: 0 }, { at: outside, actions: 0, withWagon: true });
}

/** The card whose use on something like this a rule of the mission makes something of. */
function cardFor({ program }: Survey, isMeant: (on: Target | undefined) => boolean): string | undefined {
  for (const rule of program.rules) {
    if (!('when' in rule) || rule.when.event !== 'used' || !isMeant(rule.when.on)) continue;
    if (rule.do.some(({ effect }) => DOES_AWAY.has(effect))) return rule.when.card;
  }
  return undefined;
}

const DOES_AWAY: ReadonlySet<Effect['effect']> = new Set([
  'to-first-spawn-zone',
  'remove-tokens',
  'remove-machine',
  'flip-tile',
]);
