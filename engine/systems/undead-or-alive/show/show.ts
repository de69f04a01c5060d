import type { GameEvent } from '../../../game/events';
import type { DiceResult, Die, Look, Passing, Show } from '../../../game/picture';
import { zoneNumber } from '../../../game/zone-number';
import type { UoaEvent } from '../events';
import type { Observation } from '../hidden/observation';
import { zombieLook } from './look';
import { ShownTable } from './picture';
import { actorPiece, zombiePiece } from './piece-ids';

export const show: Show<Observation> = {
  picture: (seen, behind = []) => new ShownTable(seen, behind),
  passing,
  dice,
  diceResult,
};

/** The zombies that go from zone to zone. */
function passing(event: GameEvent, { table }: Observation): Passing | undefined {
  const told = event as UoaEvent;
  if (told.type !== 'zombies-move') return undefined;
  const [from, to] = [zoneNumber(table, told.from), zoneNumber(table, told.to)];
  const kind = table.kinds.indexOf(told.kind);
  if (kind < 0) return undefined;
  return {
    look: zombieLook(table, kind, told.count),
    from,
    to,
    leaves: zombiePiece(from, kind),
    joins: zombiePiece(to, kind),
  };
}

function dice(event: GameEvent): readonly Die[] {
  const told = event as UoaEvent;
  if (told.type === 'rolled-to-keep') return [{ shows: told.die, hits: told.kept }];
  if (told.type !== 'rolled' && told.type !== 'rerolled' && told.type !== 'rolled-extra') return [];
  const { dice: lying, accuracy, plus = 0 } = told;
  return lying.map((shows) => ({ shows, hits: shows + plus >= accuracy }));
}

function diceResult(event: GameEvent, seen: Observation): DiceResult | undefined {
  const told = event as UoaEvent;
  if (told.type === 'killed') return { of: 'hits', dice: 1, came: 'felled', ...zombieOf(seen, told.zombie) };
  if (told.type === 'hit-lost')
    return { of: 'hits', dice: told.hits, came: 'held', ...zombieOf(seen, told.by) };
  if (told.type === 'missed') return { of: 'misses', dice: told.misses, came: 'nothing' };
  if (told.type === 'friendly-fire')
    return { of: 'misses', dice: 1, came: 'friend', ...personOf(seen, told.survivor) };
  return told.type === 'emptied' ? { of: 'weapon', dice: 0, came: 'spent' } : undefined;
}

function zombieOf({ table }: Observation, name: string | undefined): { readonly look?: Look } {
  const kind = name === undefined ? -1 : table.kinds.indexOf(name);
  return kind < 0 ? {} : { look: zombieLook(table, kind, 1) };
}

function personOf(seen: Observation, id: string): { readonly look?: Look } {
  const { people, pieces } = new ShownTable(seen, []);
  const person = people.find((each) => each.id === id);
  const piece = person && pieces.find((each) => each.id === actorPiece(person.number));
  return piece ? { look: piece.look } : {};
}
