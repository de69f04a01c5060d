import { boardPoint, byId } from '../../../drawing/board/seats';
import type { Standee } from '../../../drawing/board/standing';
import type { ColourName } from '../../../drawing/palette';
import type { Point } from '../../../drawing/scene';
import type { Figure } from '../../../drawing/token/figure';
import { COLOURS, FATES, type Observation, SPAWN_STATUSES, ZOMBIES } from '../../../engine';
import type { Position } from '../../../schemas';
import { actorPiece, machinePiece, objectivePiece, spawnPiece, zombiePiece } from '../../game/spots';
import type { Ground } from './ground';
import type { Horde } from './under-way';

/** The bases of the survivors, in the order of the posse. */
export const BASES: readonly ColourName[] = ['blue', 'red', 'green', 'yellow', 'timber', 'orange'];

type List = (seen: Observation, ground: Ground, horde: Horde) => Standee[];

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
export function piecesOn(seen: Observation, ground: Ground, horde: Horde): readonly Standee[] {
  return sorts.flatMap((sort) => sort(seen, ground, horde));
}

/** Where the mission lays a token down, or where its tile has it printed, if that is in the zone it is in. */
function homeOf(seen: Observation, ground: Ground, id: string, zone: number): Point | undefined {
  const token = seen.table.mission.file.tokens?.find((each) => each.id === id);
  const position = token && 'at' in token ? token.at : printedAt(ground, id);
  return position && pointIn(ground, position, zone);
}

function printedAt({ tiles }: Ground, id: string): Position | undefined {
  for (const { id: tile, face } of tiles) {
    const spot = face.spots?.find((each) => `${tile}.${each.id}` === id);
    if (spot) return { tile, x: spot.at[0], y: spot.at[1] };
  }
  return undefined;
}

function pointIn(ground: Ground, position: Position, zone: number): Point | undefined {
  const point = boardPoint(byId(ground.tiles), position);
  const rects = ground.roomOf(zone)?.rects ?? [];
  const isThere =
    point !== undefined &&
    rects.some(([x, y, w, h]) => point[0] >= x && point[0] <= x + w && point[1] >= y && point[1] <= y + h);
  return isThere ? point : undefined;
}

function exits(seen: Observation, ground: Ground): Standee[] {
  const tokens = (seen.table.mission.file.tokens ?? []).filter(({ kind }) => kind === 'exit');
  return seen.exitZones.map((zone): Standee => {
    const home = tokens.map(({ id }) => homeOf(seen, ground, id, zone)).find((at) => at !== undefined);
    return { id: `exit:${zone}`, figure: { kind: 'exit' }, zone, home };
  });
}

/** Only as long as nobody has set out from there. */
function starts(seen: Observation, ground: Ground): Standee[] {
  if (seen.value('round') > 0) return [];
  return seen.table.mission.startZones.flatMap((zone): Standee[] => {
    const tokens = (seen.table.mission.file.tokens ?? []).filter(({ kind }) => kind === 'start');
    const token = tokens.find(({ id }) => homeOf(seen, ground, id, zone));
    if (token?.kind !== 'start') return [];
    const { number } = token;
    const figure: Figure = { kind: 'start', ...(number === undefined ? {} : { number }) };
    return [{ id: `start:${zone}`, figure, zone, home: homeOf(seen, ground, token.id, zone) }];
  });
}

function spawnTokens(seen: Observation, ground: Ground): Standee[] {
  return seen.table.mission.spawnTokens.flatMap(({ id, kind }, number): Standee[] => {
    const zone = seen.at('spawnZone', number);
    const status = SPAWN_STATUSES[seen.at('spawnStatus', number)];
    if (zone < 0 || status === undefined || status === 'unseen' || status === 'removed') return [];
    const figure: Figure =
      kind === 'corpse-pile'
        ? { kind, safe: status === 'safe' }
        : { kind: 'spawn', spawn: kind, inactive: status !== 'active' };
    return [{ id: spawnPiece(number), figure, zone, home: homeOf(seen, ground, id, zone) }];
  });
}

function objectives(seen: Observation, ground: Ground): Standee[] {
  return seen.table.mission.objectives.flatMap(({ id }, number): Standee[] => {
    const zone = seen.at('objectiveZone', number);
    if (zone < 0) return [];
    const colour = COLOURS[seen.objectiveColour(number)];
    const figure: Figure = { kind: 'objective', colour: colour ?? 'red', faceDown: colour === undefined };
    return [{ id: objectivePiece(number), figure, zone, home: homeOf(seen, ground, id, zone) }];
  });
}

function machines(seen: Observation, ground: Ground): Standee[] {
  return seen.table.mission.machines.flatMap(({ id, machine }, number): Standee[] => {
    const zone = seen.at('machineZone', number);
    if (zone < 0) return [];
    const home = homeOf(seen, ground, id, zone);
    return [{ id: machinePiece(number), figure: { kind: 'machine', machine }, zone, home }];
  });
}

function noise(seen: Observation): Standee[] {
  const zone = seen.value('noiseZone');
  if (zone < 0) return [];
  return [{ id: 'noise', figure: { kind: 'noise', boom: seen.value('boom') === 1 }, zone }];
}

function vadeRetro(seen: Observation): Standee[] {
  return [0, 1].flatMap((token): Standee[] => {
    const zone = seen.at('vadeRetro', token);
    return zone < 0 ? [] : [{ id: `vade-retro:${token}`, figure: { kind: 'vade-retro' }, zone }];
  });
}

function zombies({ table }: Observation, _: Ground, horde: Horde): Standee[] {
  return table.zones.flatMap((_, zone) =>
    ZOMBIES.flatMap((zombie, kind): Standee[] => {
      const count = horde(zone, kind);
      if (count <= 0) return [];
      return [{ id: zombiePiece(zone, kind), figure: { kind: 'zombie', zombie, count }, zone }];
    }),
  );
}

function people(seen: Observation): Standee[] {
  const { sizes, roster } = seen.table;
  return Array.from({ length: sizes.actors }, (_, actor) => actor).flatMap((actor): Standee[] => {
    const zone = seen.at('place', actor);
    if (zone < 0 || FATES[seen.at('fate', actor)] !== 'in-play') return [];
    const person = roster[seen.at('identity', actor)];
    return [{ id: actorPiece(actor), figure: personFigure(person?.name, actor, sizes.survivors), zone }];
  });
}

function personFigure(name: string | undefined, actor: number, survivors: number): Figure {
  if (actor < survivors)
    return { kind: 'survivor', name: name ?? '', colour: BASES[actor % BASES.length] ?? 'blue' };
  return { kind: 'companion', ...(name === undefined ? {} : { survivor: name }) };
}
