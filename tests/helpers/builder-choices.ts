import type { Desk } from '../../renderer/builder/desk';
import { plainest, shelvesAt, withoutLine, withSection } from '../../renderer/builder/line-deeds';
import { type Line, lineOf, openSections, type Section } from '../../renderer/builder/lines';
import { newStories } from '../../renderer/builder/new-stories';
import { isTextAt, numberAt, offersAt, type Within } from '../../renderer/builder/offers';
import { valueAt, withValue } from '../../renderer/builder/paths';
import type { Place } from '../../renderer/builder/places';
import type { Told } from '../../renderer/builder/slots';

/** A button of the builder, and the goal or the rule as it is after it. */
export interface Choice {
  readonly story: object;
  readonly words: string;
}

/** Everything that the panels let an author do with one thing in a goal or a rule; worked out only when it is asked for. */
export type Choices = () => readonly Choice[];

/** Numbers that an author may write into a place beside its bounds and the one after the one that is there. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12];

/** All that can be chosen in a goal or a rule: in its sentence, and part by part in its unfolded lines. */
export function choicesOf(
  part: 'Goal' | 'Rule',
  story: object,
  desk: Desk,
  numbers: readonly number[] = NUMBERS,
): Choices[] {
  const line = lineOf(part, story);
  return [...inSentence(part, line, desk, numbers), ...inLine(line, story, desk, numbers)];
}

/** The goal as it is read, and the goals it is made of. */
function inSentence(
  part: 'Goal' | 'Rule',
  { value: story }: Line,
  desk: Desk,
  numbers: readonly number[],
): Choices[] {
  return inWords(desk.told(part, story, { deep: true }), { part, value: story }, desk, numbers, (it) => it);
}

function inLine(line: Line, story: object, desk: Desk, numbers: readonly number[]): Choices[] {
  const { part, value, use, path } = line;
  const put = (it: object) => withValue(story, path, it) as object;
  const sections = openSections(line).map(
    ({ key }): Choices =>
      () => {
        const it = withSection(line, key, desk);
        return it ? [{ story: put(it), words: `+ ${key}` }] : [];
      },
  );
  return [
    ...inWords(desk.told(part, value, { use }), { part, value, use }, desk, numbers, put),
    ...sections,
    ...line.sections.flatMap((section) => inSection(section, line, story, desk, numbers)),
  ];
}

function inSection(
  section: Section,
  outer: Line,
  story: object,
  desk: Desk,
  numbers: readonly number[],
): Choices[] {
  const { path, part, lines, most, least = 0 } = section;
  const items = most === undefined ? undefined : (valueAt(story, path) as readonly object[]);
  const put = (list: readonly object[]) => withValue(story, path, list) as object;
  const adding: Choices = () =>
    items && items.length < (most ?? 0) && least !== most
      ? begun(section, story, desk).map(({ story: value, words }) => ({
          story: put([...items, value]),
          words: `+ ${words}`,
        }))
      : [];
  const ofLine = (line: Line, index: number): Choices[] => {
    const without = () => withoutLine(story, line.path, outer.part);
    const replacing: Choices = () =>
      begun(section, story, desk, line.value).map(({ story: value, words }) => ({
        story: withValue(story, line.path, value) as object,
        words: `= ${words}`,
      }));
    const arranging: Choices = () => {
      const fewer = without();
      return [
        ...(fewer ? [{ story: fewer, words: '-' }] : []),
        ...(items && items.length < (most ?? 0) && part !== 'Goal'
          ? [{ story: put(items.toSpliced(index, 0, line.value)), words: 'twice' }]
          : []),
        ...(items && items.length > 1 && index > 0
          ? [{ story: put(items.toSpliced(index, 1).toSpliced(index - 1, 0, line.value)), words: 'up' }]
          : []),
      ];
    };
    return [replacing, arranging, ...inLine(line, story, desk, numbers)];
  };
  return [adding, ...lines.flatMap(ofLine)];
}

/** What can be put there, as the dialog of words has it. */
function begun(
  { part, use }: Pick<Section, 'part' | 'use'>,
  story: object,
  desk: Desk,
  now?: object,
): Choice[] {
  const found = shelvesAt({ part, use }, story, desk, now)
    .flatMap(({ entries }) => entries)
    .flatMap(({ value, told, word }) => (value ? [{ story: value, words: `${word}: ${told}` }] : []));
  if (found.length > 0) return found;
  const plain = plainest(part, desk);
  return plain ? [{ story: plain, words: part }] : [];
}

function inWords(
  { slots, more }: Told,
  within: Within,
  desk: Desk,
  numbers: readonly number[],
  put: (part: object) => object,
): Choices[] {
  const inSlots = slots.flatMap(({ places, from, to }) =>
    places.map(
      (place): Choices =>
        () =>
          atPlace(place, { ...within, stretch: { from, to } }, desk, numbers),
    ),
  );
  const besides = more.map(
    (place): Choices =>
      () =>
        atPlace(place, within, desk, numbers),
  );
  return [...inSlots, ...besides].map(
    (choices): Choices =>
      () =>
        choices().map(({ story, words }) => ({ story: put(story), words })),
  );
}

function atPlace(place: Place, within: Within, desk: Desk, numbers: readonly number[]): Choice[] {
  const bounds = numberAt(place);
  const put = (value: unknown) => withValue(within.value, place.path, value) as object;
  const written = bounds
    ? [bounds.least, bounds.most, ...numbers]
        .filter((number) => number >= bounds.least && number <= bounds.most)
        .map((number) => ({ story: put(number), words: String(number) }))
    : [];
  const own = { ...(place.value as object | undefined), [desk.language]: 'Own words' };
  return [
    ...(isTextAt(place) ? [{ story: put(own), words: 'own words' }] : []),
    ...written,
    ...offersAt(place, within, desk).flatMap(({ part, words, lacks }) =>
      lacks ? [] : [{ story: part, words }],
    ),
  ];
}

/** What a new goal or a new rule can begin with; of a rule that does something, with its first effect. */
export function beginnings(list: 'goals' | 'rules', desk: Desk): Choice[] {
  return newStories(list, desk)
    .flatMap(({ entries }) => entries)
    .flatMap(({ value, told, word }) => (value ? [{ story: value, words: `${word}: ${told}` }] : []));
}

/** The effects that the dialog of new rules asks for next. */
export function firstEffects(story: object, desk: Desk): Choice[] {
  return shelvesAt({ part: 'Effect', use: 'circumstance' }, story, desk)
    .flatMap(({ entries }) => entries)
    .flatMap(({ value, told, word }) =>
      value ? [{ story: { ...story, do: [value] }, words: `${word}: ${told}` }] : [],
    );
}
