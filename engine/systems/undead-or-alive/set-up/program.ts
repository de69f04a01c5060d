import type { Mission, Token } from '../../../../schemas';
import { placeSpot } from '../../../board/placed';
import type { Rect } from '../../../geometry/rect';
import { readGoals } from '../../../mission/read-goals';
import { areaNames, stagesOf } from '../board/stages';
import { ZOMBIES } from '../content';
import type { MissionProgram } from '../mission-program';
import { COLOURS } from '../state';
import type { LaidBoard } from './board';
import { miniaturesFor } from './components';
import { machineTokens } from './machines';
import { companionTokens } from './people';
import { covers, type PrintedSpot, printedSpots } from './printed-spots';
import { isRefused, type Prepared, refuse } from './problems';
import { readRules } from './rules';

/** A token, and the number of the zone it lies in. */
type Lying<T extends Token = Token> = T & { readonly zone: number };
type Kind = Token['kind'];

/** The mission with its pieces where they lie, what is printed on its tiles included. */
export function readProgram(mission: Mission, laid: LaidBoard): Prepared<MissionProgram> {
  const tokens: Lying[] = [];
  for (const token of mission.tokens ?? []) {
    // A train lies where its tiles do.
    if (token.kind === 'train') continue;
    const zone = laid.zoneOf(token.at);
    if (zone === undefined) return refuse('piece-outside', { piece: token.id });
    tokens.push({ ...token, zone });
  }
  const spots = printedSpots(laid);
  const start = lying(tokens, 'spawn').find(({ spawn }) => spawn === 'starting');
  const startZones = distinct(lying(tokens, 'start').map(({ zone }) => zone));
  if (startZones.length === 0) return refuse('no-start-zone');
  if (!start) return refuse('no-starting-spawn-zone');
  const companions = companionTokens(lying(tokens, 'companion'), mission.aside ?? []);
  if ('problem' in companions) return companions;
  const machines = machineTokens(lying(tokens, 'machine'), laid.zones);
  if ('problem' in machines) return machines;
  const exitZones = distinct(lying(tokens, 'exit').map(({ zone }) => zone));
  const { areas = [] } = mission;
  const places = whereTokensLie(laid, tokens, spots);
  const stages = stagesOf(laid, { startingSpawnZone: start.zone, exitZones, startZones, areas, places });
  if (isRefused(stages)) return stages;
  return {
    id: mission.id,
    file: mission,
    startZones,
    noiseZone: lying(tokens, 'noise')[0]?.zone,
    exitZones,
    startingSpawnZone: start.zone,
    spawnTokens: [
      ...lying(tokens, 'spawn').map(({ id, spawn, zone, group, at: { tile } }) => ({
        id,
        kind: spawn,
        zone,
        group,
        tile,
      })),
      ...abominationTokens(tokens, spots, start),
      ...spots
        .filter(({ kind }) => kind === 'corpse-pile')
        .map(
          ({ id, zone, placed }) => ({ id, kind: 'corpse-pile', zone, tile: placed.placement.id }) as const,
        ),
    ],
    objectives: [...objectives(tokens), ...objectivesInCrates(tokens, spots)],
    companions,
    machines,
    zombies: lying(tokens, 'zombie').map(({ zombie, zone, count = 1 }) => ({
      zone,
      kind: ZOMBIES.indexOf(zombie),
      count,
    })),
    miniatures: miniaturesFor(mission),
    stages,
    areas: areaNames(areas),
    flips: laid.flips,
    gates: laid.gates,
    goals: readGoals(mission.goals ?? []),
    ...readRules(mission.rules ?? [], mission.goals ?? []),
  };
}

/** A zone with a spawn token is where that lies: the middle of a large hall may be round the corner (UOA-SPAWN-02). */
function whereTokensLie(
  { placed }: LaidBoard,
  tokens: readonly Lying[],
  spots: readonly PrintedSpot[],
): ReadonlyMap<number, Rect> {
  const lyingThere = [
    ...lying(tokens, 'spawn').map(({ zone, at: { tile, x, y } }) => ({ zone, tile, at: [x, y] as const })),
    ...spots
      .filter(({ kind }) => kind !== 'objective')
      .map(({ zone, placed: { placement }, at }) => ({ zone, tile: placement.id, at })),
  ];
  const places = new Map<number, Rect>();
  for (const { zone, tile, at } of lyingThere) {
    const under = placed.find(({ placement }) => placement.id === tile);
    if (under && !places.has(zone)) places.set(zone, placeSpot(under, at));
  }
  return places;
}

function lying<K extends Kind>(tokens: readonly Lying[], kind: K): Lying<Extract<Token, { kind: K }>>[] {
  return tokens.filter((token): token is Lying<Extract<Token, { kind: K }>> => token.kind === kind);
}

function distinct(zones: readonly number[]): number[] {
  return [...new Set(zones)];
}

function objectives(tokens: readonly Lying[]) {
  return lying(tokens, 'objective').map(({ id, zone, colour, group, mix }) => ({
    id,
    zone,
    colour: COLOURS.indexOf(colour),
    group,
    mix,
  }));
}

/** A red one on every printed crate, unless a token there says otherwise. */
function objectivesInCrates(tokens: readonly Lying[], spots: readonly PrintedSpot[]) {
  const said = [...lying(tokens, 'objective'), ...lying(tokens, 'no-objective')];
  return spots
    .filter((spot) => spot.kind === 'objective' && !said.some((token) => covers(token, spot))) // UOA-SETUP-02
    .map(({ id, zone }) => ({
      id,
      zone,
      colour: COLOURS.indexOf('red'),
      group: undefined,
      mix: undefined,
    }));
}

/** One on every tile that has a place for it; on none of them, one in the Starting Spawn Zone. */
function abominationTokens(tokens: readonly Lying[], spots: readonly PrintedSpot[], start: Lying) {
  const said = lying(tokens, 'spawn').filter(({ spawn }) => spawn === 'abomination');
  const printed = spots
    .filter(
      ({ kind, placed }) => kind === 'abomination' && !said.some(({ at }) => at.tile === placed.placement.id),
    )
    .map(({ id, zone, placed }) => ({ id, zone, tile: placed.placement.id }));
  const isNeeded = said.length === 0 && printed.length === 0;
  const places = isNeeded
    ? [{ id: `${start.id}.abomination`, zone: start.zone, tile: start.at.tile }] // UOA-SETUP-17
    : printed;
  return places.map((place) => ({ ...place, kind: 'abomination' }) as const);
}
