import type { Given, Scenario } from '../../../../schemas';
import { parsePart } from '../../../board/placed';
import { readGoals } from '../../../mission/read-goals';
import { inForce } from '../../../mission/variants';
import type { LaidBoard } from '../board/lay-board';
import { areaNames, stagesOf } from '../board/stages';
import { ZOMBIES } from '../content';
import type { KindInPlay, MissionProgram, StandingZombies } from '../mission-program';
import { isRefused, type Prepared } from '../problems';
import { miniaturesFor, spawnTokensAsked } from '../set-up/components';
import { kindsFor } from '../set-up/kinds';
import { readRules } from '../set-up/rules';
import { wherePiecesLie } from '../set-up/spawn-tokens';
import { COLOURS, NONE } from '../state';
import { decksGiven } from './decks';
import { machines } from './machines';
import { missionIn } from './mission';
import type { ScenarioReader } from './reading';
import { areasGiven } from './ruled';

/** A situation read as if it were a mission: nothing is there but what it lists. */
export function programOf(
  scenario: Scenario,
  laid: LaidBoard,
  reading: ScenarioReader,
): Prepared<MissionProgram> {
  const { id } = scenario;
  const given = inForce(scenario.given);
  const spawnTokens = (given.spawn ?? []).map(({ id, kind, at, group, status, asleep }, index) => ({
    id,
    kind,
    group,
    asleep,
    waiting: status === 'waiting',
    zone: reading.zone(at, `/given/spawn/${index}/at`),
    tile: parsePart(at).tile,
  }));
  checkTokens(given, reading);
  const kinds = kindsFor(given);
  const startingSpawnZone = spawnTokens.find(({ kind }) => kind === 'starting')?.zone ?? NONE;
  const startZones = reading.zones(given.start, '/given/start');
  const exitZones = reading.zones(given.exit, '/given/exit');
  const areas = areasGiven(given);
  const places = wherePiecesLie(
    laid.placed,
    (given.spawn ?? []).flatMap(({ x, y }, token) => {
      const { zone = NONE, tile = '' } = spawnTokens[token] ?? {};
      return x === undefined || y === undefined ? [] : [{ zone, tile, at: [x, y] as const }];
    }),
  );
  const stages = stagesOf(laid, { startingSpawnZone, exitZones, startZones, areas, places });
  if (isRefused(stages)) return stages;
  return {
    id,
    file: inForce(missionIn(scenario)),
    startZones,
    noiseZone: given.noise && reading.zone(given.noise.at, '/given/noise/at'),
    exitZones,
    startingSpawnZone,
    spawnTokens,
    objectives: (given.objectives ?? []).map(({ id, at, colour = 'red', group, mix, waiting }, index) => ({
      id,
      zone: reading.zone(at, `/given/objectives/${index}/at`),
      colour: COLOURS.indexOf(colour),
      group,
      mix,
      waiting,
    })),
    companions: companions(given, reading),
    machines: machines(given, laid, reading),
    zombies: zombies(given, kinds, reading),
    kinds,
    miniatures: miniaturesFor(given, kinds),
    stages,
    areas: areaNames(areas),
    flips: laid.flips,
    gates: laid.gates,
    decks: decksGiven(given),
    goals: readGoals(given.goals ?? []),
    ...readRules(given),
  };
}

/** More than there are in the box: no position of a game can have them. */
function checkTokens({ spawn = [], components = {} }: Given, reading: ScenarioReader): void {
  for (const [component, asked, inBox] of spawnTokensAsked(spawn)) {
    const there = inBox + (components[component] ?? 0);
    if (asked > there) reading.refuse('too-many-tokens', '/given/spawn', { component, asked, there });
  }
}

function companions(
  { companions: given = [], aside = [] }: Given,
  reading: ScenarioReader,
): MissionProgram['companions'] {
  const standing = given.map(({ who, class: ofClass, at, led, group }, index) => {
    const pointer = `/given/companions/${index}`;
    return {
      id: `companion-${index + 1}`,
      zone: reading.zone(at, `${pointer}/at`),
      class: ofClass,
      survivor: who === undefined ? undefined : reading.person(who, `${pointer}/who`),
      group,
      led: led === true,
    };
  });
  const waiting = aside.map(({ id, class: ofClass, survivor, group }, index) => ({
    id,
    zone: NONE,
    class: ofClass,
    survivor: survivor === undefined ? undefined : reading.person(survivor, `/given/aside/${index}/survivor`),
    group,
    led: false,
  }));
  return [...standing, ...waiting];
}

function zombies(given: Given, kinds: readonly KindInPlay[], reading: ScenarioReader): StandingZombies[] {
  const all = miniaturesFor(given, kinds);
  const standing = (given.zombies ?? []).flatMap((here, index) => {
    const zone = reading.zone(here.at, `/given/zombies/${index}/at`);
    return kinds.map(({ id }, kind) => {
      const printed = ZOMBIES[kind];
      const count = printed === undefined ? here.kinds?.[id] : here[printed];
      return { zone, kind, count: count ?? 0 };
    });
  });
  for (const [kind, { id }] of kinds.entries()) {
    const miniatures = all[kind] ?? 0;
    const asked = standing.reduce(
      (sum, those) => sum + (kinds[those.kind]?.pool === kind ? those.count : 0),
      0,
    );
    if (asked <= miniatures) continue;
    reading.refuse('too-many-zombies', '/given/zombies', { zombie: id, asked, there: miniatures });
  }
  return standing.filter(({ count }) => count > 0);
}
