import type { Placement } from '../../../engine';
import type { AsideCompanion, Token } from '../../../schemas';
import type { Luck } from '../luck';
import { classes, faceNamed, GROUPS, kindsOfZombies, perhaps, somewhere } from './scene';

/** Everything that lies on the tiles, but for a train. */
export function randomPieces(luck: Luck, placements: readonly Placement[]): Token[] {
  return [...randomTokens(luck, placements), ...randomMachines(luck, placements)];
}

/** Somebody whom a rule may bring in. */
export function randomAside(luck: Luck): AsideCompanion[] {
  return luck.some(3, (index) => ({ id: `aside${index}`, ...randomPerson(luck), ...inGroup(luck) }));
}

function randomTokens(luck: Luck, placements: readonly Placement[]): Token[] {
  const at = () => somewhere(luck, placements);
  const starts = Array.from({ length: luck.pick([1, 1, 1, 2, 3]) }, at);
  // What lies at hand is found by somebody before the game is over.
  const nearby = () => (luck.oneIn(3) ? luck.pick(starts) : at());
  const isMixed = luck.oneIn(3);
  const colours = ['red', 'red', 'blue', 'red', 'green'] as const;
  return [
    ...starts.map((start, index) => ({ id: `start${index}`, kind: 'start', at: start })),
    {
      id: 'spawn',
      kind: 'spawn',
      spawn: 'starting',
      at: at(),
      ...inGroup(luck),
      ...(luck.oneIn(9) && ASLEEP),
    },
    ...luck.some(4, (index) => spawnToken(`mobile${index}`, 'mobile')),
    ...luck.some(3, (index) => spawnToken(`abom${index}`, 'abomination')),
    ...luck.some(colours.length + 1, (index) => ({
      id: `o${index}`,
      kind: 'objective',
      colour: colours[index],
      at: nearby(),
      ...inGroup(luck),
      ...(isMixed && { mix: 'crates' }),
      ...(luck.oneIn(8) && WAITING),
    })),
    ...(luck.oneIn(2) ? emptyCrates(placements) : []),
    ...luck.some(2, () => ({ id: 'exit', kind: 'exit', at: at() })),
    ...luck.some(2, () => ({ id: 'noise', kind: 'noise', at: at() })),
    ...luck.some(4, (index) => ({
      id: `c${index}`,
      kind: 'companion',
      at: nearby(),
      ...randomPerson(luck),
      ...inGroup(luck),
      ...(luck.oneIn(3) && { led: true }),
    })),
    ...luck.some(7, (index) => ({ id: `z${index}`, kind: 'zombie', at: at(), ...randomHorde(luck) })),
  ] as Token[];

  function spawnToken(id: string, spawn: 'mobile' | 'abomination') {
    const later = luck.pick([{}, {}, {}, {}, ASLEEP, WAITING]);
    return { id, kind: 'spawn', spawn, at: at(), ...inGroup(luck), ...later };
  }
}

const ASLEEP = { asleep: true } as const;
const WAITING = { waiting: true } as const;

function randomMachines(luck: Luck, placements: readonly Placement[]): Token[] {
  const wagon = luck.oneIn(2)
    ? [{ id: 'wagon', machine: 'wagon', ...(luck.oneIn(8) && { fixed: true }) }]
    : [];
  const on = wagon.length > 0 && luck.oneIn(2) ? { on: 'wagon' } : {};
  const gun = luck.oneIn(2) ? [{ id: 'gun', machine: 'gatling', ...on }] : [];
  return [...wagon, ...gun].map(
    (machine) => ({ ...machine, kind: 'machine', at: somewhere(luck, placements) }) as Token,
  );
}

function inGroup(luck: Luck): { group?: string } {
  return perhaps(luck, 3, () => ({ group: luck.pick(GROUPS) }));
}

function randomPerson(luck: Luck) {
  const people = ['henry', 'thomas', 'molly', 'hanna'] as const;
  return luck.pick([{}, { class: luck.pick(classes) }, { survivor: luck.pick(people) }]);
}

function randomHorde(luck: Luck) {
  if (luck.oneIn(10)) return { zombie: 'abomination' };
  return { zombie: luck.pick(kindsOfZombies.slice(1, 4)), count: 1 + luck.below(6) };
}

function emptyCrates(placements: readonly Placement[]): Token[] {
  return placements.flatMap(({ id: tile, face }) =>
    (faceNamed(face).spots ?? [])
      .filter(({ kind }) => kind === 'objective')
      .map(({ at: [x, y] }): Token => ({ id: `no-${tile}`, kind: 'no-objective', at: { tile, x, y } })),
  );
}
