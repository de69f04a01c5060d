import type { Mission, Token } from '../../../../schemas';
import { readGoals } from '../../../mission/read-goals';
import type { LaidBoard } from '../board/lay-board';
import { areaNames, stagesOf } from '../board/stages';
import type { MissionProgram } from '../mission-program';
import { isRefused, type Prepared, refuse } from '../problems';
import { COLOURS } from '../state';
import { miniaturesFor } from './components';
import { kindNumber, kindsFor } from './kinds';
import { machineTokens } from './machines';
import { companionTokens } from './people';
import { cratesInUse, type LaidSpot, printedSpots } from './printed-spots';
import { readRules } from './rules';
import { spawnTokensOf, whereTokensLie } from './spawn-tokens';

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
  const kinds = kindsFor(mission);
  const places = whereTokensLie(laid.placed, tokens, spots);
  const stages = stagesOf(laid, { startingSpawnZone: start.zone, exitZones, startZones, areas, places });
  if (isRefused(stages)) return stages;
  return {
    id: mission.id,
    file: mission,
    startZones,
    noiseZone: lying(tokens, 'noise')[0]?.zone,
    exitZones,
    startingSpawnZone: start.zone,
    spawnTokens: spawnTokensOf(tokens, spots),
    objectives: [...objectives(tokens), ...objectivesInCrates(tokens, spots)],
    companions,
    machines,
    zombies: lying(tokens, 'zombie').map(({ zombie, zone, count = 1 }) => ({
      zone,
      kind: kindNumber(kinds, zombie),
      count,
    })),
    kinds,
    miniatures: miniaturesFor(mission, kinds),
    stages,
    areas: areaNames(areas),
    flips: laid.flips,
    gates: laid.gates,
    decks: mission.decks ?? [],
    goals: readGoals(mission.goals ?? []),
    ...readRules(mission),
  };
}

function lying<K extends Kind>(tokens: readonly Lying[], kind: K): Lying<Extract<Token, { kind: K }>>[] {
  return tokens.filter((token): token is Lying<Extract<Token, { kind: K }>> => token.kind === kind);
}

function distinct(zones: readonly number[]): number[] {
  return [...new Set(zones)];
}

function objectives(tokens: readonly Lying[]) {
  return lying(tokens, 'objective').map(({ id, zone, colour, group, mix, waiting }) => ({
    id,
    zone,
    colour: COLOURS.indexOf(colour),
    group,
    mix,
    waiting,
  }));
}

/** A red one on every printed crate that nothing is said about. */
function objectivesInCrates(tokens: readonly Lying[], spots: readonly LaidSpot[]) {
  return cratesInUse(tokens, spots).map(({ id, zone }) => ({
    id,
    zone,
    colour: COLOURS.indexOf('red'),
    group: undefined,
    mix: undefined,
  }));
}
