import type { SentenceKey } from '../../languages';

import type { Nameable } from '../../schemas/form';
import type { FormWord } from '../../schemas/generated/forms';
import { missionWords } from '../../schemas/generated/mission-words';
import type { MissionWord } from '../../schemas/mission-word';
import type { PartName, PartUse } from '../../telling/mission/parts';
import type { Desk } from './desk';
import { formNamed, isRecord, plainForm, wordsOf } from './forms';
import { hasWordFor } from './games';
import { type Started, startedKey, startedWith, startedWord } from './starters';

/** A word that can be chosen for a part, with the plainest that can be said with it. */
export interface Entry {
  readonly word: FormWord;
  readonly name: SentenceKey;
  readonly help: SentenceKey;
  /** Nothing where there is none of the things that it is about. */
  readonly value?: object;
  readonly told: string;
  readonly lacks?: Nameable;
  /** It is whole as it stands: nothing is asked any more. */
  readonly isReady?: true;
  /** What it was made of, for any mission: it is told by its sentence alone. */
  readonly template?: object;
}

/** In which rule a part is to stand: what it can be about depends on what the rule hears. */
export interface Around {
  readonly when?: { readonly event: string };
  readonly asSoonAs?: unknown;
}

/** Every word of a part that this game has. */
export function entriesFor(part: PartName, desk: Desk, around: Around = {}, use?: PartUse): Entry[] {
  return wordsOf(part)
    .filter((word) => hasWordFor(desk.mission.system, part, word))
    .flatMap((word): Entry[] => {
      const begun = fitting(part, word, begin(part, word, desk), around, desk);
      if (begun === undefined) return [];
      const name = `${part}.${word}` as FormWord;
      const entry = { word: name, name: `builder.word.${name}`, help: `builder.help.${name}` } as const;
      if ('lacks' in begun)
        return begun.lacks === 'itself' ? [] : [{ ...entry, told: '', lacks: begun.lacks }];
      return [{ ...entry, value: begun.value as object, told: desk.words(part, begun.value, use) }];
    });
}

function begin(part: PartName, word: string, desk: Desk): Started {
  const form = formNamed(part);
  return form.is === 'object'
    ? startedWith(form, word, desk.beginning)
    : startedWord(part, word, desk.beginning);
}

const effects = new Map(missionWords.effects.map((word) => [word.word, word]));
const events = new Map(missionWords.events.map((word) => [word.word, word]));

/** An effect that is about nobody at hand is for everybody instead; nothing for one that only another event can have. */
function fitting(
  part: PartName,
  word: string,
  begun: Started,
  around: Around,
  desk: Desk,
): Started | undefined {
  const traits = part === 'Effect' ? effects.get(word) : undefined;
  if (!traits || 'lacks' in begun) return begun;
  const { when, asSoonAs } = around;
  if (traits.only !== undefined && traits.only !== when?.event) return undefined;
  const isByNobody =
    asSoonAs !== undefined || (when !== undefined && events.get(when.event)?.byNobody === true);
  const isNobody = traits.needs === 'doer' && isByNobody;
  const isNothing = traits.needs === 'token' && when?.event !== 'used';
  const value = withFittingParts(begun.value as object, around, desk);
  if (!isNobody && !isNothing) return { value };
  return saying(word, value, traits.unless, desk);
}

/** What happens by an effect, by its outcomes and answers; where it is done for each of some survivors, one of them is at hand. */
function withFittingParts(value: object, outer: Around, desk: Desk): object {
  const isForEach = 'effect' in value && value.effect === 'each' && 'who' in value;
  const around = isForEach ? {} : outer;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      Array.isArray(part) ? part.map((one: unknown) => fittingPart(one, around, desk)) : part,
    ]),
  );
}

function fittingPart(part: unknown, around: Around, desk: Desk): unknown {
  if (!isRecord(part)) return part;
  if (typeof part.effect !== 'string') return withFittingParts(part, around, desk);
  const fits = fitting('Effect', part.effect, { value: part }, around, desk);
  return fits && 'value' in fits ? fits.value : part;
}

/** The plainest rule, with its effects for everybody where nobody is at hand. */
export function withFittingEffects(rule: Around, desk: Desk): object {
  return withFittingParts(rule, rule, desk);
}

/** The effect with what says whom or what it is about. */
function saying(word: string, value: object, unless: MissionWord['unless'], desk: Desk): Started | undefined {
  if (typeof unless === 'object') return { value: { ...value, ...unless } };
  const form = plainForm('Effect', { effect: word });
  const key = unless === undefined || form?.is !== 'object' ? undefined : form.keys[unless];
  if (!key || unless === undefined) return undefined;
  const begun = startedKey(unless, key, desk.beginning);
  return 'lacks' in begun ? begun : { value: { ...value, [unless]: begun.value } };
}
