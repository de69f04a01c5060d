import type { Effect, People, Place } from '../../../../../schemas';
import type { EffectName } from './effect-word';

/** How the effects of a word find those whom, and the zones where, they fall on. */
interface Aim {
  /** The key that says for whom; whoever is at hand, where it is left out. */
  readonly people?: 'to' | 'who';
  /** The key that says where. */
  readonly place?: 'in' | 'to' | 'over';
}

const [PEOPLE, WHO, PLACE] = [
  { people: 'to' },
  { people: 'who' },
  { place: 'in' },
] as const satisfies readonly Aim[];
const NOT_AIMED: Aim = {};

/** A word that nobody aims does not compile. */
const aims: { readonly [Name in EffectName]: Aim } = {
  adrenaline: PEOPLE,
  'bounty-weapon': PEOPLE,
  card: PEOPLE,
  discard: { people: 'who' },
  'no-starting-weapons': NOT_AIMED,
  'set-aside': NOT_AIMED,
  companion: NOT_AIMED,
  scatter: { place: 'over' },
  'spread-survivors': NOT_AIMED,
  'train-starts': NOT_AIMED,
  step: NOT_AIMED,
  load: NOT_AIMED,
  count: NOT_AIMED,
  'to-first-spawn-zone': NOT_AIMED,
  'remove-tokens': PLACE,
  'remove-machine': NOT_AIMED,
  remove: PLACE,
  move: { place: 'to' },
  place: PLACE,
  wake: PLACE,
  sleep: PLACE,
  reveal: PLACE,
  spawn: PLACE,
  'flip-tile': NOT_AIMED,
  zombies: PLACE,
  activate: PLACE,
  noise: PLACE,
  lose: NOT_AIMED,
  win: NOT_AIMED,
  if: NOT_AIMED,
  roll: NOT_AIMED,
  choose: NOT_AIMED,
  each: { people: 'who', place: 'in' },
  later: NOT_AIMED,
  wound: WHO,
  heal: WHO,
  actions: PEOPLE,
  level: WHO,
  skill: PEOPLE,
  'move-people': { people: 'who', place: 'to' },
  // Those who are gone are no people of whom anybody else speaks.
  return: PLACE,
  eliminate: WHO,
  leave: WHO,
};

/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, Aim>> = aims;

/** For whom an effect is; nothing where it is for nobody. */
export function peopleOf(effect: Effect): People | undefined {
  const key = byName[effect.effect]?.people;
  if (key === undefined) return undefined;
  const said = (effect as unknown as Readonly<Record<string, People | 'first-player-choice' | undefined>>)[
    key
  ];
  // The card is drawn before the first player says who gets it.
  if (said === 'first-player-choice') return undefined;
  // One that can be for people or for zones is for zones where it says so.
  return said ?? (placeOf(effect) === undefined || key === 'to' ? 'doer' : undefined);
}

/** Where an effect happens; nothing where it says nothing of that. */
export function placeOf(effect: Effect): Place | undefined {
  const key = byName[effect.effect]?.place;
  return key === undefined
    ? undefined
    : (effect as unknown as Readonly<Record<string, Place | undefined>>)[key];
}
