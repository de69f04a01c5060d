import type { SystemId } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import type { FormName, Nameable } from '../../schemas/form';
import type { FormWord } from '../../schemas/generated/forms';
import { missionWords } from '../../schemas/generated/mission-words';
import type { PartName, PartUse } from '../../telling/mission/parts';
import { type Entry, entriesFor, withFittingEffects } from '../builder/catalogue';
import { type Desk, deskFor } from '../builder/desk';
import { type Mentions, mentionsIn, type Subject } from '../builder/mentions';
import { withAny } from '../builder/new-stories';
import { valuesFor } from '../builder/offers';
import { withValue } from '../builder/paths';
import { placesIn } from '../builder/places';
import type { ShelvedPart } from '../builder/shelves';
import { allParts } from '../document/parts';
import { documentOf } from '../document/systems';
import { newMission } from '../files/templates';

/** A tiny mission, how something reads in it, and what that speaks of on its board. */
export interface Example {
  readonly mission: Mission;
  readonly told: string;
  readonly lit: Mentions;
  /** What is told, as a file has it; nothing where something is only shown. */
  readonly said?: Said;
}

export interface Said {
  readonly part: PartName;
  readonly value: object;
}

const desks = new Map<string, readonly Desk[]>();

/** The tiny missions of a game with what they are told with. One that has none of its own makes do with what new missions begin with. */
export function exampleDesks(system: SystemId, language: Language): readonly Desk[] {
  const key = `${system} ${language}`;
  const known = desks.get(key) ?? examplesOf(system).map((mission) => deskFor(mission, language));
  desks.set(key, known);
  return known;
}

function examplesOf(system: SystemId): readonly Mission[] {
  const { examples, templates } = documentOf(system);
  return examples.length > 0 ? examples : templates.map(({ id }) => newMission(id, 'en', id));
}

const entries = new WeakMap<Desk, Map<string, readonly Entry[]>>();

/** The words of a part, in one of the tiny missions; each with the rule around it that it needs. */
export function entriesAt(part: PartName, desk: Desk, event?: string): readonly Entry[] {
  const ofDesk = entries.get(desk) ?? new Map<string, readonly Entry[]>();
  entries.set(desk, ofDesk);
  const key = `${part} ${event ?? ''}`;
  const found = ofDesk.get(key) ?? entriesFor(part, desk, event === undefined ? {} : { when: { event } });
  ofDesk.set(key, found);
  return found;
}

/** A word in the first of the tiny missions that has what it is about. */
export function exampleOfWord(
  part: PartName,
  word: string,
  event: string | undefined,
  all: readonly Desk[],
): Example | undefined {
  for (const desk of all) {
    const entry = entriesAt(part, desk, event).find((each) => each.word === `${part}.${word}`);
    if (entry?.value) return exampleOf(part, entry.value, desk);
  }
  return undefined;
}

/** What the builder offers, as it would read in the first of the tiny missions that has what it is about. */
export function exampleOfEntry(entry: Entry, system: SystemId, language: Language): Example | undefined {
  const all = exampleDesks(system, language);
  const [part = '', word = ''] = entry.word.split('.');
  if (!entry.template) return exampleOfWord(part as ShelvedPart, word, eventOf(entry.word), all);
  const [desk] = all;
  return desk && exampleOf(part as ShelvedPart, withAny(entry.template, desk.beginning), desk, 'whole');
}

/** The event that an effect needs; any other will do for most. */
export function eventOf(name: FormWord): string | undefined {
  const [part, word] = name.split('.');
  return part === 'Effect' ? missionWords.effects.find((each) => each.word === word)?.only : undefined;
}

/** A part as an example: where it speaks of nothing on the board, with something besides that does, if the builder offers that. */
export function exampleOf(part: PartName, plain: object, desk: Desk, use?: PartUse): Example {
  const value = onBoard(part, part === 'Rule' ? withFittingEffects(plain, desk) : plain, desk);
  return {
    mission: desk.mission,
    told: desk.words(part, value, use),
    lit: litBy(part, value, desk),
    said: { part, value },
  };
}

/** What of it lies on the board; names of cards and people do not. */
export function litBy(form: FormName, value: unknown, { mission }: Desk, names?: Nameable): Mentions {
  const there = new Set<Subject>([
    ...allParts(mission),
    ...(mission.areas ?? []).map(({ id }): Subject => `area:${id}`),
  ]);
  return new Set([...mentionsIn(mission, form, value, names)].filter((subject) => there.has(subject)));
}

function onBoard(part: PartName, value: object, desk: Desk): object {
  const isSeen = (one: object) => litBy(part, one, desk).size > 0;
  if (isSeen(value)) return value;
  for (const { path, form, names } of placesIn(part, value, false)) {
    for (const begun of valuesFor(form, names, desk)) {
      if ('lacks' in begun) continue;
      const changed = withValue(value, path, begun.value) as object;
      if (isSeen(changed)) return changed;
    }
  }
  return value;
}
