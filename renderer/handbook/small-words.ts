import type { FormName, Nameable, ObjectForm } from '../../schemas/form';
import { builtInAreas } from '../../schemas/generated/mission-words';
import type { PartName } from '../../telling/mission/parts';
import type { Desk } from '../builder/desk';
import { formNamed } from '../builder/forms';
import { hasSmallWord } from '../builder/games';
import { type Path, withValue } from '../builder/paths';
import { placesIn } from '../builder/places';
import { shelved } from '../builder/shelved';
import { type ShelvedPart, shelves } from '../builder/shelves';
import { type Started, startedWith } from '../builder/starters';
import { type Example, entriesAt, litBy } from './examples';

/** What sentences say of places, people and numbers: these words stand within those of other parts. */
export const smallParts = ['Place', 'People', 'Amount'] as const;

export type SmallPart = (typeof smallParts)[number];

/** The parts that have words on shelves. */
export const shelvedParts: ReadonlySet<string> = new Set(Object.keys(shelves));

/** Such a word in a sentence that it can stand in. */
export interface SmallWord {
  readonly id: `${SmallPart}.${string}`;
  /** The key that it stands under, of which the builder has a label. */
  readonly key?: string;
  /** Worked out when somebody looks. */
  readonly example: () => Example;
}

/** The forms of each: those that say more are looked through last. */
const FORMS: Readonly<Record<SmallPart, readonly string[]>> = {
  Place: ['Place'],
  People: ['Receiver', 'People', 'Who'],
  Amount: ['Amount'],
};

/** Words that say nothing by themselves, and what they are said with. */
const TOGETHER: Readonly<Record<string, string>> = { range: 'near', pick: 'in', count: 'in', except: 'in' };

/** Words that say something in one of these forms only. */
const ONLY_IN: Readonly<Record<string, string>> = { count: 'Who' };

/** Whatever area the author has drawn. */
export const OWN_AREA = 'area';

interface Choice {
  readonly word: string;
  readonly key?: string;
  readonly begun: Started;
}

/** All words of a form that this mission can say. */
export function smallWords(part: SmallPart, desk: Desk): SmallWord[] {
  const found = new Map<string, SmallWord>();
  for (const form of FORMS[part]) {
    const carrier = carrierOf(part, form, desk);
    if (!carrier) continue;
    for (const { word, key, begun } of choicesIn(form, desk)) {
      if (found.has(word) || 'lacks' in begun || (ONLY_IN[word] ?? form) !== form) continue;
      const value = withValue(carrier.value, carrier.path, begun.value) as object;
      const example = () => ({
        mission: desk.mission,
        told: desk.words(carrier.part, value),
        lit: litBy(form, begun.value, desk, carrier.names),
        said: { part: carrier.part, value },
      });
      found.set(word, { id: `${part}.${word}`, ...(key && { key }), example });
    }
  }
  return [...found.values()];
}

interface Carrier {
  readonly part: PartName;
  readonly value: object;
  readonly path: Path;
  readonly names: Nameable | undefined;
}

/** What has happened, what is so, and then what may: the plainest sentences come first. */
const CARRIERS: Readonly<Record<SmallPart, readonly ShelvedPart[]>> = {
  Place: ['Condition', 'Effect', 'RuleEvent'],
  People: ['Effect', 'Condition', 'RuleEvent'],
  Amount: ['Effect', 'Condition'],
};

/** The first sentence of the language in which such a form can stand. */
function carrierOf(part: SmallPart, form: string, desk: Desk): Carrier | undefined {
  for (const carrying of CARRIERS[part]) {
    for (const { value } of shelved(carrying, entriesAt(carrying, desk)).flatMap(({ entries }) => entries)) {
      const place = value && placesIn(carrying, value, false).find((each) => each.form === form);
      if (place) return { part: carrying, value, path: place.path, names: place.names };
    }
  }
  return undefined;
}

function choicesIn(name: FormName, desk: Desk): Choice[] {
  const form = formNamed(name);
  const { beginning } = desk;
  switch (form.is) {
    case 'either':
      return form.forms.flatMap((one) => choicesIn(one, desk));
    case 'choice':
      return form.values.map((value) => ({ word: String(value), begun: { value } }));
    case 'name': {
      const { area: areas } = beginning.things;
      const own = areas.find((area) => !builtInAreas.includes(area));
      return [
        ...builtInAreas
          .filter((area) => areas.includes(area))
          .map((area) => ({ word: area, begun: { value: area } })),
        ...(own === undefined ? [] : [{ word: OWN_AREA, begun: { value: own } }]),
      ];
    }
    case 'number':
      return [{ word: 'number', begun: { value: 2 } }];
    case 'object':
      return keysOf(form).flatMap((key) => choicesUnder(form, key, desk));
    case 'list':
    case 'text':
    case 'word':
      return [];
  }
}

function keysOf(form: ObjectForm): readonly string[] {
  return form.oneOf ? form.oneOf.flatMap(([key = '']) => key) : Object.keys(form.keys);
}

function choicesUnder(form: ObjectForm, key: string, desk: Desk): Choice[] {
  const { beginning } = desk;
  if (!hasSmallWord(desk.mission.system, key)) return [];
  // More than one, so that one sees where the number stands.
  const begun = startedWith(form, key, { ...beginning, isMany: true });
  const inner = formNamed(form.keys[key]?.form ?? key);
  // What has to be one of several words is known by these.
  if (form.oneOf && inner.is === 'choice')
    return inner.values
      .filter((value) => hasSmallWord(desk.mission.system, String(value)))
      .map((value) => ({ word: String(value), begun: { value: { [key]: value } } }));
  const beside = TOGETHER[key];
  if (beside === undefined || 'lacks' in begun) return [{ word: key, key, begun }];
  const other = startedWith(form, beside, beginning);
  if ('lacks' in other) return [];
  return [{ word: key, key, begun: { value: { ...(other.value as object), ...(begun.value as object) } } }];
}
