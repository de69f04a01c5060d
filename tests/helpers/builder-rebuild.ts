import { deskFor } from '../../renderer/builder/desk';
import { isRecord } from '../../renderer/builder/forms';
import type { Mission } from '../../schemas';
import { beginnings, type Choice, choicesOf, firstEffects } from './builder-choices';

/** How a goal or a rule was come by: what was chosen one after the other, and what is still different in the end. */
export interface Rebuilt {
  readonly chosen: readonly string[];
  readonly apart: number;
}

interface State extends Rebuilt {
  readonly story: object;
}

/** So many ways are gone on with at once: those that have come nearest. */
const WAYS = 3;
const MOST = 16;

/** Comes to a goal or a rule by nothing but what the builder offers: the nearest first, as somebody would who knows what they want. */
export function rebuild(mission: Mission, part: 'Goal' | 'Rule', wanted: object): Rebuilt {
  const desk = deskFor(mission, 'en');
  const list = part === 'Goal' ? 'goals' : 'rules';
  const target = bare(wanted);
  const numbers = numbersIn(target);
  const after = (chosen: readonly string[], { story, words }: Choice): State => ({
    story,
    chosen: [...chosen, words],
    apart: distance(bare(story), target),
  });
  const first = beginnings(list, desk).map((choice) => after([], choice));
  const asked = first.flatMap((state) =>
    'do' in state.story && part === 'Rule'
      ? firstEffects(state.story, desk).map((choice) => after(state.chosen, choice))
      : [],
  );
  const seen = new Set<string>();
  let states = nearest([...first, ...asked]);
  for (let choice = 0; choice < MOST; choice++) {
    const done = states.find(({ apart }) => apart === 0);
    if (done) return done;
    const next = states.flatMap(({ story, chosen }) =>
      choicesOf(part, story, desk, numbers).flatMap((choices) =>
        choices().map((each) => after(chosen, each)),
      ),
    );
    states = nearest(next);
    if (states.length === 0) break;
  }
  return states[0] ?? { chosen: [], apart: Number.NaN };

  function nearest(all: readonly State[]): State[] {
    const sorted = [...all].sort(
      (one, other) => one.apart - other.apart || one.chosen.length - other.chosen.length,
    );
    const found: State[] = [];
    for (const state of sorted) {
      const key = JSON.stringify(state.story);
      if (found.length === WAYS) break;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(state);
    }
    return found;
  }
}

/** Without what nobody chooses: ids and references of the rulebook, words of the author's own, and what is meant anyway. */
export function bare(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return (value as unknown[]).map((item) => bare(item));
  if (!isRecord(value)) return value;
  if (key === 'name' || key === 'text') return 'own words';
  return Object.fromEntries(
    Object.entries(value).flatMap(([inner, part]) =>
      inner === 'id' || inner === 'basis' || inner === 'words' || (inner === 'count' && part === 'all')
        ? []
        : [[inner, bare(part, inner)]],
    ),
  );
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** How many things would have to be said or taken back. */
function distance(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) return between(one, other);
  if (isRecord(one) && isRecord(other)) return between(one, other);
  return one === other ? 0 : size(one) + size(other);
}

function between(one: object, other: object): number {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const at = (whole: object, key: string): unknown => Reflect.get(whole, key);
  return keys.reduce((sum, key) => sum + distance(at(one, key), at(other, key)), 0);
}

function size(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + size(part), 1);
}
