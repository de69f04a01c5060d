import type { GameEvent } from '../../../game/events';
import type { Die, Passing, Show } from '../../../game/picture';
import { zoneNumber } from '../../../game/zone-number';
import type { UoaEvent } from '../events';
import type { Observation } from '../hidden/observation';
import { zombieLook } from './look';
import { ShownTable } from './picture';
import { zombiePiece } from './piece-ids';

export const show: Show<Observation> = {
  picture: (seen, behind = []) => new ShownTable(seen, behind),
  passing,
  dice,
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
