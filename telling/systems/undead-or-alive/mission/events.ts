import type { EventsOf, Place, RuleEvent } from '../../../../schemas';
import { anyOne } from '../../../mission/amounts';
import type { MissionContext, Often } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { zombieWords } from '../kinds';
import { companions } from './companions';
import { zombies } from './countables';
import { cardsWords } from './holding';
import { cardWords, machineWords } from './names';
import { objectiveNamed, objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { anySurvivor, placeWords } from './whereabouts';

type EventWord = EventsOf<'undead-or-alive'>['event'];
type EventOf<Word extends EventWord> = Extract<RuleEvent, { event: Word }>;

/** A word without a sentence does not compile. */
type EventTellers = {
  readonly [Word in EventWord]: (event: EventOf<Word>, often: Often, context: MissionContext) => string;
};

const tellers: EventTellers = {
  'set-up': (_event, often, { say }) => say(`mission.event.${often}.set-up`),
  'round-begins': (_event, often, { say }) => say(`mission.event.${often}.round-begins`),
  'players-phase-ends': (_event, often, { say }) => say(`mission.event.${often}.players-phase-ends`),
  'zombies-phase': (_event, often, { say }) => say(`mission.event.${often}.zombies-phase`),
  'end-phase': (_event, often, { say }) => say(`mission.event.${often}.end-phase`),
  'objective-taken': (event, often, context) => {
    return context.say(`mission.event.${often}.objective-taken`, {
      who: anySurvivor(event.by, context),
      what: anyOne(objectives(event, context), context),
    });
  },
  'companion-rallied': (event, often, context) => {
    return context.say(`mission.event.${often}.companion-rallied`, {
      who: anySurvivor(event.by, context),
      companion: anyOne(companions(event, context), context),
    });
  },
  'zombie-killed': ({ kind, by }, often, context) => {
    const { say } = context;
    const zombie = kind === undefined ? say('mission.a-zombie') : zombieWords('one', kind, context);
    return say(`mission.event.${often}.zombie-killed`, { who: anySurvivor(by, context), zombie });
  },
  'zombies-spawned': ({ kind }, often, context) => {
    const { say } = context;
    const zombie = kind === undefined ? say('mission.a-zombie') : zombieWords('one', kind, context);
    return say(`mission.event.${often}.zombies-spawned`, { zombie });
  },
  'zombie-enters': ({ kind, area }, often, context) =>
    context.say(`mission.event.${often}.zombie-enters`, {
      zombies: zombies(kind, context).many,
      area: placeWords('area', area, context),
    }),
  'spawn-token': (event, often, context) =>
    context.say(`mission.event.${often}.spawn-token`, {
      what: anyOne(spawnTokens(event, context), context),
      becomes: context.say(`mission.becomes.${event.becomes}`),
    }),
  used: usedWords,
  searched: ({ by }, often, context) => {
    return context.say(`mission.event.${often}.searched`, { who: anySurvivor(by, context) });
  },
  found: ({ card = 'any', by }, often, context) => {
    return context.say(`mission.event.${often}.found`, {
      who: anySurvivor(by, context),
      what: cardsWords(card, 1, context),
    });
  },
  enters: ({ area, by }, often, context) => {
    const who = anySurvivor(by, context);
    return context.say(`mission.event.${often}.enters`, { who, area: placeWords('area', area, context) });
  },
  'stepped-off': ({ objective }, often, context) => {
    return context.say(`mission.event.${often}.stepped-off`, { what: objectiveNamed(objective, context) });
  },
  'train-enters': (_event, often, { say }) => say(`mission.event.${often}.train-enters`),
  'train-reaches': ({ area }, often, context) => {
    return context.say(`mission.event.${often}.train-reaches`, { area: placeWords('area', area, context) });
  },
  'zombie-rides-off': (_event, often, { say }) => say(`mission.event.${often}.zombie-rides-off`),
  'level-reached': ({ level, by }, often, context) => {
    const { say } = context;
    const reached =
      level === undefined
        ? say('mission.higher-level')
        : say('mission.the-level', { level: say(`level.${level}`) });
    return say(`mission.event.${often}.level-reached`, { who: anySurvivor(by, context), level: reached });
  },
  wounded: ({ by }, often, context) =>
    context.say(`mission.event.${often}.wounded`, { who: anySurvivor(by, context) }),
  'survivor-eliminated': ({ by }, often, context) =>
    context.say(`mission.event.${often}.survivor-eliminated`, { who: anySurvivor(by, context) }),
  leaves: ({ area, by }, often, context) => {
    const who = anySurvivor(by, context);
    return context.say(`mission.event.${often}.leaves`, { who, area: placeWords('area', area, context) });
  },
  left: ({ by }, often, context) =>
    context.say(`mission.event.${often}.left`, { who: anySurvivor(by, context) }),
  'turn-begins': ({ by }, often, context) =>
    context.say(`mission.event.${often}.turn-begins`, { who: anySurvivor(by, context) }),
  'turn-ends': ({ by }, often, context) =>
    context.say(`mission.event.${often}.turn-ends`, { who: anySurvivor(by, context) }),
};

type Teller = (event: RuleEvent, often: Often, context: MissionContext) => string;
/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, unknown>> = tellers;

/** When a rule applies: `whenever a survivor takes a blue Objective`. */
export function eventWords(event: RuleEvent, often: Often, context: MissionContext): string {
  const teller = byName[event.event] as Teller | undefined;
  const place: Place | undefined = 'in' in event ? event.in : undefined;
  const where = place === undefined ? undefined : placeWords('in', place, context);
  return withPlace(teller?.(event, often, context) ?? event.event, where, context);
}

function usedWords({ card, on, by }: EventOf<'used'>, often: Often, context: MissionContext): string {
  const name = cardWords(card, context);
  const who = anySurvivor(by, context);
  if (on === undefined) return context.say(`mission.event.${often}.used`, { who, card: name });
  return context.say(`mission.event.${often}.used-on`, { who, card: name, target: targetWords(on, context) });
}

function targetWords(on: NonNullable<EventOf<'used'>['on']>, context: MissionContext): string {
  if ('token' in on)
    return context.say('mission.target.token', { what: anyOne(spawnTokens(on.token, context), context) });
  if ('machine' in on)
    return context.say('mission.target.machine', { machine: machineWords(on.machine, context) });
  return placeWords('area', on.area, context);
}
