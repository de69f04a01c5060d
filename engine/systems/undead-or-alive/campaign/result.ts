import type { MissionResult, PersonAfter } from '../../../../schemas';
import { isAmongChosen } from '../../../family/zombicide/people/learning';
import { ORANGE, RED } from '../../../family/zombicide/state';
import { LEVELS } from '../content';
import type { Observation } from '../hidden/observation';
import { ELIMINATED, LEFT, NONE, SLOTS } from '../state';

/** How a mission has come out; nothing while it is played. */
export function resultOf(seen: Observation): MissionResult | undefined {
  const { outcome, table } = seen;
  if (!outcome) return undefined;
  const { goals, rules, counters } = table.mission;
  return {
    won: outcome.won,
    reason: outcome.reason,
    rounds: outcome.round,
    // The first of them only holds the others together.
    goals: goals.flatMap(({ id }, goal) => (goal > 0 && seen.at('goalReached', goal) === 1 ? [id] : [])),
    rules: rules.flatMap(({ id }, rule) => (seen.at('ruleApplied', rule) > 0 ? [id] : [])),
    counters: Object.fromEntries(counters.map((name, counter) => [name, seen.at('counters', counter)])),
    people: table.posse.map((_, survivor) => personAfter(seen, survivor)),
  };
}

function personAfter(seen: Observation, survivor: number): PersonAfter {
  const { roster } = seen.table;
  const fate = seen.at('fate', survivor);
  const identity = seen.at('identity', survivor);
  return {
    person: roster[identity]?.id ?? '',
    fate: fate === ELIMINATED ? 'dead' : fate === LEFT ? 'left' : 'here',
    level: LEVELS[seen.at('level', survivor)] ?? 'blue',
    cards: cardsOf(seen, survivor),
    adrenaline: seen.at('adrenaline', survivor),
    skills: chosenBy(seen, survivor),
  };
}

/** What is a card of the box: an objective in a slot stays where it was won. */
function cardsOf(seen: Observation, survivor: number): string[] {
  const { cards, boxCards } = seen.table;
  return SLOTS.flatMap((_, slot) => {
    const card = seen.at('slots', survivor, slot);
    const kind = card === NONE || card >= boxCards ? undefined : cards[card]?.kind;
    return kind ? [kind.id] : [];
  });
}

/** The skills that were chosen for Orange and Red, one for each: what came on later laps stays behind. */
function chosenBy(seen: Observation, survivor: number): string[] {
  const { skills, printed } = seen.table;
  const bits = seen.at('chosen', survivor);
  return [ORANGE, RED].flatMap((level) => {
    const ofLevel = printed[seen.at('identity', survivor)]?.[level] ?? [];
    const skill = ofLevel.find((_, place) => isAmongChosen(bits, level, place));
    return skills[skill ?? NONE]?.id ?? [];
  });
}
