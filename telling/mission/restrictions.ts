import type { Restriction } from '../../schemas';
import { anyAtAll } from './amounts';
import { companions } from './companions';
import { circumstance } from './conditions';
import type { MissionContext } from './context';
import { before } from './grammar';
import { areaWords, machineWords } from './names';
import { objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';

type Word = Restriction['what'];
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
    'area' in restriction
      ? context.say('mission.forbid.enter-area', { area: areaWords('area', restriction.area, context) })
      : context.say('mission.forbid.enter-machine', { machine: machineWords(restriction.machine, context) }),
  'holy-water': (restriction, context) => {
    const { words } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.holy-water', { what: words });
  },
  awaken: (restriction, context) => {
    const { words, count } = anyAtAll(spawnTokens(restriction, context), context);
    return context.say('mission.forbid.awaken', { what: words, count });
  },
  exit: (_restriction, { say }) => say('mission.forbid.exit'),
};

/** What cannot be done, for how long, and with which exception. */
export function restrictionWords(restriction: Restriction, context: MissionContext): string {
  const { asLongAs, unless } = restriction;
  const teller = tellers[restriction.what] as (restriction: Restriction, context: MissionContext) => string;
  const words = teller(restriction, context);
  const limited = asLongAs ? during(words, circumstance(asLongAs, 'that', context), context) : words;
  if (!unless) return limited;
  return context.say('mission.unless', { words: limited, clause: circumstance(unless, 'if', context) });
}

function during(words: string, clause: string, { say }: MissionContext): string {
  return say('mission.during', { when: say(`mission.as-long-as.${before(clause)}`, { clause }), words });
}
