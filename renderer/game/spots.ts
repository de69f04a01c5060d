import type { ActionWord, Observation, Table } from '../../engine';
import { ZOMBIES } from '../../engine';
import type { Choice } from './choices';
import { personNumber } from './people';

/** Where on the board a choice is made: at a zone, and there with a certain piece, if it is about one. */
export interface Spot {
  readonly zone: number;
  readonly piece?: string;
}

export const actorPiece = (actor: number) => `actor:${actor}`;
export const isActorPiece = (piece: string) => piece.startsWith('actor:');
export const zombiePiece = (zone: number, kind: number) => `zombie:${zone}:${ZOMBIES[kind] ?? ''}`;
export const objectivePiece = (objective: number) => `objective:${objective}`;
export const machinePiece = (machine: number) => `machine:${machine}`;
export const spawnPiece = (token: number) => `spawn:${token}`;

/** These are done where whoever acts stands. */
const HERE: ReadonlySet<string> = new Set<ActionWord>(['melee', 'search', 'make-noise', 'get-out']);
/** These are about cards, whoever has them. */
const CARDS: ReadonlySet<string> = new Set<ActionWord>([
  'place',
  'discard',
  'start-with',
  'invent',
  'companion',
]);

type Find = (seen: Observation, name: string) => Spot | undefined;

const finders: Readonly<Record<string, Find>> = {
  zone: (seen, name) => spotIn(zoneNumber(seen.table, name)),
  survivor(seen, name) {
    const actor = personNumber(seen, name);
    return spotIn(actor < 0 ? -1 : seen.at('place', actor), actorPiece(actor));
  },
  objective(seen, name) {
    const number = seen.table.mission.objectives.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? -1 : seen.at('objectiveZone', number), objectivePiece(number));
  },
  machine(seen, name) {
    const number = seen.table.mission.machines.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? -1 : seen.at('machineZone', number), machinePiece(number));
  },
  'spawn-token'(seen, name) {
    const number = seen.table.mission.spawnTokens.findIndex(({ id }) => id === name);
    return spotIn(number < 0 ? -1 : seen.at('spawnZone', number), spawnPiece(number));
  },
  zombie(seen, name) {
    const zone = seen.about('zone');
    return spotIn(
      zone,
      zombiePiece(
        zone,
        ZOMBIES.findIndex((kind) => kind === name),
      ),
    );
  },
};

/** Nothing for a choice that is made with cards, or nowhere in particular. */
export function spotOf({ action, touches, isAside }: Choice, seen: Observation): Spot | undefined {
  if (isAside || CARDS.has(action.do)) return undefined;
  if (HERE.has(action.do)) return spotIn(seen.acting < 0 ? -1 : seen.at('place', seen.acting));
  // A zone says most; of two people it is the second who is chosen.
  const ordered = [...touches].sort(
    (one, other) => Number(other.sort === 'zone') - Number(one.sort === 'zone'),
  );
  const last = action.do === 'follow' ? ordered.reverse() : ordered;
  for (const { sort, name } of last) {
    const spot = finders[sort]?.(seen, String(name));
    if (spot) return spot;
  }
  return undefined;
}

function spotIn(zone: number, piece?: string): Spot | undefined {
  if (zone < 0) return undefined;
  return piece === undefined ? { zone } : { zone, piece };
}

const numbers = new WeakMap<Table, ReadonlyMap<string, number>>();

/** The number of a zone by its id; -1 where there is none. */
export function zoneNumber(table: Table, id: string): number {
  const known = numbers.get(table) ?? new Map(table.zones.map((zone, number) => [zone.id, number]));
  numbers.set(table, known);
  return known.get(id) ?? -1;
}
