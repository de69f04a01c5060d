import type { EventsOf, RuleEvent } from '../../../../schemas';
import { anyOne } from '../../../mission/amounts';
import type { MissionContext, Often } from '../../../mission/context';
import { companions } from './companions';
import { cardWords, machineWords } from './names';
import { objectiveNamed, objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';
import { placeWords } from './whereabouts';

type EventWord = EventsOf<'undead-or-alive'>['event'];
type EventOf<Word extends EventWord> = Extract<RuleEvent, { event: Word }>;

/** A word without a sentence does not compile. */
type EventTellers = {
  readonly [Word in EventWord]: (event: EventOf<Word>, often: Often, context: MissionContext) => string;
};

const tellers: EventTellers = {
  'set-up': (_event, often, { say }) => say(`mission.event.${often}.set-up`),
  'round-begins': (_event, often, { say }) => say(`mission.event.${often}.round-begins`),
  'end-phase': (_event, often, { say }) => say(`mission.event.${often}.end-phase`),
  'objective-taken': (event, often, context) => {
    return context.say(`mission.event.${often}.objective-taken`, {
      what: anyOne(objectives(event, context), context),
    });
  },
  'companion-rallied': (event, often, context) => {
    return context.say(`mission.event.${often}.companion-rallied`, {
      who: anyOne(companions(event, context), context),
    });
  },
  'zombie-killed': ({ kind }, often, { say }) => {
    const zombie = kind === undefined ? say('mission.a-zombie') : say(`zombie.a.${kind}`);
    return say(`mission.event.${often}.zombie-killed`, { zombie });
  },
  used: usedWords,
  enters: ({ area }, often, context) => {
    return context.say(`mission.event.${often}.enters`, { area: placeWords('area', area, context) });
  },
  'stepped-off': ({ objective }, often, context) => {
    return context.say(`mission.event.${often}.stepped-off`, { what: objectiveNamed(objective, context) });
  },
  'train-enters': (_event, often, { say }) => say(`mission.event.${often}.train-enters`),
  'train-reaches': ({ area }, often, context) => {
    return context.say(`mission.event.${often}.train-reaches`, { area: placeWords('area', area, context) });
  },
  'zombie-rides-off': (_event, often, { say }) => say(`mission.event.${often}.zombie-rides-off`),
};

type Teller = (event: RuleEvent, often: Often, context: MissionContext) => string;
/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, unknown>> = tellers;

/** When a rule applies: `whenever a survivor takes a blue Objective`. */
export function eventWords(event: RuleEvent, often: Often, context: MissionContext): string {
  const teller = byName[event.event] as Teller | undefined;
  return teller?.(event, often, context) ?? event.event;
}

function usedWords({ card, on }: EventOf<'used'>, often: Often, context: MissionContext): string {
  const name = cardWords(card, context);
  if (on === undefined) return context.say(`mission.event.${often}.used`, { card: name });
  return context.say(`mission.event.${often}.used-on`, { card: name, target: targetWords(on, context) });
}

function targetWords(on: NonNullable<EventOf<'used'>['on']>, context: MissionContext): string {
  if ('token' in on)
    return context.say('mission.target.token', { what: anyOne(spawnTokens(on.token, context), context) });
  if ('machine' in on)
    return context.say('mission.target.machine', { machine: machineWords(on.machine, context) });
  return placeWords('area', on.area, context);
}
