import type {
  ConditionPeople,
  Holding,
  People,
  PeopleFilter,
  Piece,
  PieceIn,
  Place,
  PlaceFilter,
  Who,
} from '../../../schemas';
import {
  classes,
  idsOf,
  kindsOfTokens,
  kindsOfZombies,
  perhaps,
  type Scene,
  someArea,
  someGroup,
} from './scene';

// Every way of saying where and who: places of people, people in places, and so on for a while.

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
const TAGS = ['church', 'house', 'bank', 'mine'] as const;
const SKILLS = ['medic', 'plus-action', 'extra-free-action-move'] as const;
const CARDS = ['water', 'dynamite', 'pan', 'old-timer', 'springfield', 'holy-water'] as const;
const SURVIVORS = ['henry', 'meg', 'hanna'] as const;

/** An area more often than not; with `picks` one zone of it may be left to players or to luck. */
export function somePlace(scene: Scene, picks = false, depth = 2): Place {
  const { luck } = scene;
  if (picks && luck.oneIn(3)) return { in: someArea(scene), pick: luck.pick(['one', 'lot']) };
  if (depth === 0 || luck.oneIn(2)) return someArea(scene);
  const inner = () => somePlace(scene, false, depth - 1);
  const filter = luck.pick<() => PlaceFilter>([
    () => ({ only: luck.pick(['streets', 'buildings'] as const) }),
    () => ({ of: somePiece(scene) }),
    () => ({ people: somePeople(scene, false, depth - 1) }),
    () => ({ near: inner(), ...perhaps(luck, 2, () => ({ range: luck.below(4) })) }),
    () => ({ seenFrom: inner() }),
    () => ({ tag: luck.pick(TAGS) }),
    () => ({ in: inner() }),
  ])();
  return {
    ...perhaps(luck, 3, () => ({ in: inner() })),
    ...perhaps(luck, 4, () => ({ only: luck.pick(['streets', 'buildings'] as const) })),
    ...filter,
    ...(picks && luck.oneIn(2) ? { pick: luck.pick(['one', 'lot'] as const) } : {}),
  };
}

export function somePeople(scene: Scene, picks = false, depth = 2): People {
  const { luck } = scene;
  if (luck.oneIn(2)) {
    return luck.pick<People>(['doer', 'all', 'others', ...(picks ? (['one', 'lot'] as const) : [])]);
  }
  return {
    ...peopleFilter(scene, depth),
    ...(picks && luck.oneIn(2) ? { pick: luck.pick(['one', 'lot'] as const) } : {}),
  };
}

export function peopleFilter(scene: Scene, depth = 2): PeopleFilter {
  const { luck } = scene;
  const place = () => somePlace(scene, false, depth - 1);
  const first = luck.pick<() => PeopleFilter>([
    () => ({ except: 'doer' }),
    () => ({ survivor: luck.pick(SURVIVORS) }),
    () => ({ class: luck.pick(classes) }),
    () => ({ level: luck.pick(LEVELS) }),
    () => ({ skill: luck.pick(SKILLS) }),
    () => ({ holds: someHolding(scene) }),
    () => ({ wounded: 1 + luck.below(2) }),
    () => ({ in: depth > 0 ? place() : someArea(scene) }),
    () => ({ nearest: depth > 0 ? place() : someArea(scene) }),
  ])();
  return { ...perhaps(luck, 4, () => ({ except: 'doer' as const })), ...first };
}

function someHolding(scene: Scene): Holding {
  const { luck } = scene;
  const count = perhaps(luck, 3, () => ({ count: 1 + luck.below(3) }));
  if (luck.oneIn(3)) return { objective: { ...someGroup(scene) }, ...count };
  return { card: luck.oneIn(3) ? ['pan', 'old-timer', 'springfield'] : luck.pick(CARDS), ...count };
}

export function somePiece(scene: Scene): Piece {
  const { luck } = scene;
  return luck.pick<() => Piece>([
    () => ({ objectives: { ...perhaps(luck, 2, () => ({ colour: luck.pick(['red', 'blue'] as const) })) } }),
    () => ({ spawnTokens: { ...perhaps(luck, 2, () => ({ spawn: luck.pick(kindsOfTokens) })) } }),
    () => ({ zombies: { ...perhaps(luck, 2, () => ({ kind: luck.pick(kindsOfZombies) })) } }),
    () => ({ companions: { ...someGroup(scene) } }),
    ...idsOf(scene, 'machine').map((machine) => () => ({ machine })),
  ])();
}

export function somePieceIn(scene: Scene): PieceIn {
  const { luck } = scene;
  const what: PieceIn = luck.oneIn(4) ? { people: peopleFilter(scene, 1) } : somePiece(scene);
  return { ...what, ...perhaps(luck, 2, () => ({ in: somePlace(scene, false, 1) })) };
}

/** What is asked of people. */
export function somebodyLike(scene: Scene): ConditionPeople {
  const { luck } = scene;
  const asked = luck.pick<() => ConditionPeople>([
    () => ({ in: somePlace(scene) }),
    () => ({ in: someArea(scene) }),
    () => ({ level: luck.pick(LEVELS) }),
    () => ({ skill: luck.pick(SKILLS) }),
    () => ({ holds: someHolding(scene) }),
    () => ({ wounded: 1 + luck.below(2) }),
  ])();
  return { ...asked, ...perhaps(luck, 2, () => ({ who: someWho(scene) })) };
}

function someWho(scene: Scene): Who {
  const { luck } = scene;
  return luck.pick<() => Who>([
    () => luck.pick(['all', 'somebody', 'doer', 'others'] as const),
    () => luck.pick(['all', 'somebody'] as const),
    () => 1 + luck.below(3),
    () => ({ ...peopleFilter(scene, 1), ...perhaps(luck, 2, () => ({ count: 1 + luck.below(2) })) }),
  ])();
}
