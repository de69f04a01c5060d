import type { Mission } from '../../schemas';
import type { FormKey } from '../../schemas/generated/forms';
import type { PartName } from '../../telling/mission/parts';
import type { Desk } from '../builder/desk';
import { withChosen } from '../builder/line-deeds';
import { type Line, lineOf, openSections } from '../builder/lines';
import { newStories } from '../builder/new-stories';
import { withValue } from '../builder/paths';
import { shelved } from '../builder/shelved';
import { type Example, entriesAt, exampleOf, litBy } from './examples';

/** A word that joins something to a rule: if, unless, until. */
export interface SectionWord {
  readonly id: `Section.${string}`;
  /** The key that it stands under, of which the builder has a label. */
  readonly key: FormKey;
  /** Worked out when somebody looks. */
  readonly example: () => Example;
}

/** All words with which rules of this mission can be said more exactly: each in a rule that it has, or in the first that can be. */
export function sectionWords(desk: Desk, { rules = [] }: Pick<Mission, 'rules'> = {}): SectionWord[] {
  const found = new Map<string, SectionWord>();
  const note = (key: string, rule: object) => {
    if (!found.has(key))
      found.set(key, {
        id: `Section.${key}`,
        key: key as FormKey,
        example: () => exampleOf('Rule', rule, desk),
      });
  };
  const plain = plainRules(desk);
  const open = plain.map((rule) => ({ rule, at: openIn(lineOf('Rule', rule)) }));
  const keys = new Set(open.flatMap(({ at }) => at.map(({ key }) => key)));
  for (const rule of rules)
    for (const key of saidIn(lineOf('Rule', rule))) if (keys.has(key)) note(key, rule);
  for (const { rule, at } of open) {
    for (const { line, key, part } of at) {
      const chosen = found.has(key) ? undefined : firstOnShelves(part, desk);
      if (!chosen) continue;
      const whole = withValue(rule, line.path, withChosen(line, key, chosen)) as object;
      if (desk.words('Rule', whole) !== desk.words('Rule', rule)) note(key, whole);
    }
  }
  return [...found.values()];
}

/** One of every sort; those that speak of something on the board come first, as one sees there what they say. */
function plainRules(desk: Desk): object[] {
  const rules = newStories('rules', desk)
    .flatMap(({ entries }) => entries)
    .flatMap(({ value, template }) => (value && !template ? [value] : []));
  const isSeen = (rule: object) => litBy('Rule', rule, desk).size > 0;
  return [...rules.filter(isSeen), ...rules.filter((rule) => !isSeen(rule))];
}

interface Open {
  readonly line: Line;
  readonly key: string;
  readonly part: PartName;
}

function openIn(line: Line): Open[] {
  const here = openSections(line).map((section) => ({ line, ...section }));
  return [...here, ...line.sections.flatMap(({ lines }) => lines.flatMap(openIn))];
}

/** The words that a line has already. */
function saidIn({ sections }: Line): string[] {
  return sections.flatMap(({ key, lines }) => [key, ...lines.flatMap(saidIn)]);
}

/** The first that the builder offers there. */
function firstOnShelves(part: PartName, desk: Desk): object | undefined {
  const [first] = shelved(part, entriesAt(part, desk))
    .flatMap(({ entries }) => entries)
    .flatMap(({ value }) => value ?? []);
  return first;
}
