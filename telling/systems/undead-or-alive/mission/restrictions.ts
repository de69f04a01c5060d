import type { Restriction, RestrictionsOf } from '../../../../schemas';
import { anyAtAll } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { companions } from './companions';
import { areaWords, machineWords } from './names';
import { objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { anySurvivor, placeWords } from './whereabouts';

type Word = RestrictionsOf<'undead-or-alive'>['what'];
type RestrictionOf<W extends Word> = Extract<Restriction, { what: W }>;

/** A word without a sentence does not compile. */
type RestrictionTellers = {
  readonly [W in Word]: (restriction: RestrictionOf<W>, context: MissionContext) => string;
};

const tellers: RestrictionTellers = {
  take: (restriction, context) => {
    const { words, count } = anyAtAll(objectives(restriction, context), context);
    return context.say('mission.forbid.take', { what: words, count });
  },
  rally: (restriction, context) => {
    const { words, count } = anyAtAll(companions(restriction, context), context);
    return context.say('mission.forbid.rally', { who: words, count });
  },
  enter: (restriction, context) =>
    restriction.who === undefined ? closedToAll(restriction, context) : closedToSome(restriction, context),
  defeat: ({ of: those }, { say }) => say(`mission.forbid.defeat.${those ?? 'anybody'}`),
  'holy-water': (restriction, context) => {
    const { words } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.holy-water', { what: words });
  },
  awaken: (restriction, context) => {
    const { words, count } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.awaken', { what: words, count });
  },
  exit: (_restriction, { say }) => say('mission.forbid.exit'),
  spawn: (restriction, context) => {
    const { words } = anyAtAll(spawnTokens(restriction, context), context);
    const where = restriction.in === undefined ? undefined : placeWords('in', restriction.in, context);
    return context.say('mission.forbid.spawn', { what: withPlace(words, where, context) });
  },
};

function closedToAll(restriction: RestrictionOf<'enter'>, context: MissionContext): string {
  return 'area' in restriction
    ? context.say('mission.forbid.enter-area', { area: areaWords('area', restriction.area, context) })
    : context.say('mission.forbid.enter-machine', { machine: machineWords(restriction.machine, context) });
}

function closedToSome(restriction: RestrictionOf<'enter'>, context: MissionContext): string {
  const who = anySurvivor(restriction.who === 'all' ? undefined : restriction.who, context);
  return 'area' in restriction
    ? context.say('mission.forbid.enter-area-some', {
        who,
        area: areaWords('area', restriction.area, context),
      })
    : context.say('mission.forbid.enter-machine-some', {
        who,
        machine: machineWords(restriction.machine, context),
      });
}

type AnyTeller = (restriction: never, context: MissionContext) => string;

const found: Readonly<Record<string, AnyTeller | undefined>> = tellers;

export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  const teller = found[restriction.what];
  if (!teller) throw new Error(`No mission of this game forbids ${restriction.what}`);
  return teller(restriction as never, context);
}
