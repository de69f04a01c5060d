import type { Horde } from '../../../game/picture';
import type { Observation } from '../hidden/observation';
import { COLOURS, FATES, SPAWN_STATUSES } from '../state';
import { type UoaLook, type UoaPiece, zombieLook } from './look';
import { actorPiece, machinePiece, objectivePiece, spawnPiece, zombiePiece } from './piece-ids';

type List = (seen: Observation, horde: Horde) => UoaPiece[];

/** From the table up: what lies there, then the dead, then the living. */
const sorts: readonly List[] = [
  exits,
  starts,
  spawnTokens,
  objectives,
  machines,
  noise,
  vadeRetro,
  zombies,
  people,
];

/** Everything that is on the board for all to see. */
export function piecesOn(seen: Observation, horde: Horde): readonly UoaPiece[] {
  return sorts.flatMap((sort) => sort(seen, horde));
}

function exits(seen: Observation): UoaPiece[] {
  const tokens = (seen.table.mission.file.tokens ?? [])
    .filter(({ kind }) => kind === 'exit')
    .map(({ id }) => id);
  return seen.exitZones.map((zone) => ({ id: `exit:${zone}`, look: { kind: 'exit' }, zone, tokens }));
}

/** Only as long as nobody has set out from there. */
function starts(seen: Observation): UoaPiece[] {
  if (seen.round > 0) return [];
  const { startZones, file } = seen.table.mission;
  return startZones.flatMap((zone) =>
    (file.tokens ?? []).flatMap((token): UoaPiece[] => {
      if (token.kind !== 'start') return [];
      const { id, number } = token;
      const look: UoaLook = { kind: 'start', ...(number === undefined ? {} : { number }) };
      return [{ id: `start:${zone}`, look, zone, tokens: [id], onlyThere: true }];
    }),
  );
}

function spawnTokens(seen: Observation): UoaPiece[] {
  return seen.table.mission.spawnTokens.flatMap(({ id, kind }, number): UoaPiece[] => {
    const zone = seen.at('spawnZone', number);
    const status = SPAWN_STATUSES[seen.at('spawnStatus', number)];
    if (zone < 0 || status === undefined || status === 'unseen' || status === 'removed') return [];
    const look: UoaLook =
      kind === 'corpse-pile'
        ? { kind, safe: status === 'safe' }
        : { kind: 'spawn', spawn: kind, inactive: status !== 'active' };
    return [{ id: spawnPiece(number), look, zone, tokens: [id] }];
  });
}

function objectives(seen: Observation): UoaPiece[] {
  return seen.table.mission.objectives.flatMap(({ id }, number): UoaPiece[] => {
    const zone = seen.at('objectiveZone', number);
    if (zone < 0) return [];
    const colour = COLOURS[seen.objectiveColour(number)];
    const look: UoaLook = { kind: 'objective', colour: colour ?? 'red', faceDown: colour === undefined };
    return [{ id: objectivePiece(number), look, zone, tokens: [id] }];
  });
}

function machines(seen: Observation): UoaPiece[] {
  return seen.table.mission.machines.flatMap(({ id, machine }, number): UoaPiece[] => {
    const zone = seen.at('machineZone', number);
    if (zone < 0) return [];
    return [{ id: machinePiece(number), look: { kind: 'machine', machine }, zone, tokens: [id] }];
  });
}

function noise(seen: Observation): UoaPiece[] {
  const zone = seen.value('noiseZone');
  if (zone < 0) return [];
  return [{ id: 'noise', look: { kind: 'noise', boom: seen.value('boom') === 1 }, zone }];
}

function vadeRetro(seen: Observation): UoaPiece[] {
  return [0, 1].flatMap((token): UoaPiece[] => {
    const zone = seen.at('vadeRetro', token);
    return zone < 0 ? [] : [{ id: `vade-retro:${token}`, look: { kind: 'vade-retro' }, zone }];
  });
}

function zombies({ table }: Observation, horde: Horde): UoaPiece[] {
  return table.zones.flatMap((_, zone) =>
    table.kinds.flatMap((_, kind): UoaPiece[] => {
      const count = horde(zone, kind);
      if (count <= 0) return [];
      return [{ id: zombiePiece(zone, kind), look: zombieLook(table, kind, count), zone }];
    }),
  );
}

function people(seen: Observation): UoaPiece[] {
  const { sizes, roster } = seen.table;
  return Array.from({ length: sizes.actors }, (_, actor) => actor).flatMap((actor): UoaPiece[] => {
    const zone = seen.at('place', actor);
    if (zone < 0 || FATES[seen.at('fate', actor)] !== 'in-play') return [];
    const name = roster[seen.at('identity', actor)]?.name;
    return [{ id: actorPiece(actor), look: lookOf(actor, name, sizes.survivors), zone }];
  });
}

function lookOf(actor: number, name: string | undefined, survivors: number): UoaLook {
  if (actor < survivors) return { kind: 'survivor', name: name ?? '', base: actor };
  return { kind: 'companion', ...(name === undefined ? {} : { survivor: name }) };
}
