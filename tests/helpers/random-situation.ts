import fc, { type Arbitrary } from 'fast-check';
import { equipmentCards, skills, survivors } from '../../engine/systems/undead-or-alive';
import { isScenario, type Scenario } from '../../schemas';
import { anythingOf } from './from-schema';
import { scenarioFiles, scenarioIn } from './scenarios';

/** Red begins at 43. */
const LARGEST = 60;
/** Of what is drawn by chance so much takes the place of what was there: one in so many keys. */
const SHARE = 13;

/** These stand for words of whichever situation it becomes, and for its zones. */
const placeholders = Array.from({ length: 60 }, (_, index) =>
  index < 40 ? `word-${index}` : `zone.${index}`,
);
/** Words that fit where a situation has none of its own, and two that fit nowhere. */
const common = ['wagon', 'gatling', 'o1', 's1', 'a.N', 'a.nowhere', 'nobody-knows'];
const named = [equipmentCards, skills, survivors].flatMap((all) => all.map(({ id }) => id));

const anyGiven = anythingOf('Given', placeholders, LARGEST) as Arbitrary<Scenario['given']>;
const anyExpectation = anythingOf('Expectation', placeholders, LARGEST);

type Position = Omit<Scenario['given'], 'turn' | 'phase'> & { turn?: string; phase?: string };

/** Situations that keep to their schema and to nothing else: our own, with some of their words changed by chance. */
export function randomSituations(): Arbitrary<Scenario> {
  const all = scenarioFiles().map(scenarioIn);
  return fc
    .record({
      ours: fc.constantFrom(...all),
      given: anyGiven,
      expect: fc.array(anyExpectation, { maxLength: 3 }),
      luck: fc.nat(10_000),
    })
    .map(({ ours, given, expect, luck }) => {
      const changes = Object.entries(given).filter((_, index) => (index + luck) % SHARE === 0);
      const { turn, phase, ...rest } = { ...ours.given, ...Object.fromEntries(changes) } as Position;
      // Exactly one of the two says what is next.
      const next = phase === undefined || (turn !== undefined && luck % 2 === 0) ? { turn } : { phase };
      const fill = fillerOf(ours, luck);
      return { ...ours, given: fill({ ...rest, ...next }), steps: [{ expect: fill(expect) }, ...ours.steps] };
    })
    .filter(isScenario);
}

/** Puts words of a situation, and some of the box, where placeholders stand. */
function fillerOf(scenario: Scenario, luck: number): (value: unknown) => unknown {
  const words = [...new Set([...wordsOf(scenario), ...common])];
  const zones = words.filter((word) => /^[\w-]+\.[\w-]+$/.test(word));
  const ids = [...words.filter((word) => /^[A-Za-z][\w-]{0,39}$/.test(word))];
  const filled = (text: string) => {
    const [, sort, number = ''] = /^(word-|zone\.)(\d+)$/.exec(text) ?? [];
    if (sort === undefined) return text;
    const list = sort === 'zone.' ? zones : Number(number) % 4 === 0 ? named : ids;
    return list[(Number(number) + luck) % list.length] ?? text;
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return filled(value);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [filled(key), fill(part)]));
  };
  return fill;
}

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...wordsOf(part)]);
}
