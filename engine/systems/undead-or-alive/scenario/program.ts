import type { Given, GivenSpawn, Scenario } from '../../../../schemas';
import { readGoals } from '../../../mission/read-goals';
import { ZOMBIES, zombieKinds } from '../content';
import type { MissionProgram, StandingZombies } from '../mission-program';
import type { LaidBoard } from '../set-up/board';
import { spawnTokensAsked } from '../set-up/components';
import { readRules } from '../set-up/rules';
import { COLOURS, NONE } from '../state';
import { courseOf } from '../train/course';
import { machines } from './machines';
import type { Reading } from './reading';

/** A situation read as if it were a mission: nothing is there but what it lists. */
export function programOf({ id, given }: Scenario, laid: LaidBoard, reading: Reading): MissionProgram {
  const spawnTokens = (given.spawn ?? []).map(({ id, kind, at }, index) => ({
    id,
    kind,
    zone: reading.zone(at, `/given/spawn/${index}/at`),
  }));
  checkTokens(given.spawn ?? [], reading);
  const startingSpawnZone = spawnTokens.find(({ kind }) => kind === 'starting')?.zone ?? NONE;
  const startZones = reading.zones(given.start, '/given/start');
  const exitZones = reading.zones(given.exit, '/given/exit');
  return {
    id,
    startZones,
    noiseZone: given.noise && reading.zone(given.noise.at, '/given/noise/at'),
    exitZones,
    startingSpawnZone,
    spawnTokens,
    objectives: (given.objectives ?? []).map(({ id, at, colour = 'red', group, mix }, index) => ({
      id,
      zone: reading.zone(at, `/given/objectives/${index}/at`),
      colour: COLOURS.indexOf(colour),
      group,
      mix,
    })),
    companions: companions(given, reading),
    machines: machines(given, laid, reading),
    zombies: zombies(given, reading),
    miniatures: zombieKinds.map(({ miniatures }) => miniatures),
    clockwise: laid.clockwise(0, startingSpawnZone),
    train: courseOf(laid, startingSpawnZone, exitZones),
    goals: readGoals(given.goals ?? [], (colour) => COLOURS.findIndex((known) => known === colour)),
    rules: readRules(given.rules ?? []),
  };
}

/** More than there are in the box: no position of a game can have them. */
function checkTokens(spawn: readonly GivenSpawn[], reading: Reading): void {
  for (const [component, asked, there] of spawnTokensAsked(spawn)) {
    if (asked > there) reading.refuse('too-many-tokens', '/given/spawn', { component, asked, there });
  }
}

function companions({ companions: given = [] }: Given, reading: Reading): MissionProgram['companions'] {
  return given.map(({ who, class: ofClass, at, led }, index) => {
    const pointer = `/given/companions/${index}`;
    return {
      id: `companion-${index + 1}`,
      zone: reading.zone(at, `${pointer}/at`),
      class: ofClass,
      survivor: who === undefined ? undefined : reading.person(who, `${pointer}/who`),
      led: led === true,
    };
  });
}

function zombies({ zombies: given = [] }: Given, reading: Reading): StandingZombies[] {
  const standing = given.flatMap((here, index) => {
    const zone = reading.zone(here.at, `/given/zombies/${index}/at`);
    return ZOMBIES.map((zombie, kind) => ({ zone, kind, count: here[zombie] ?? 0 }));
  });
  for (const [kind, { id, miniatures }] of zombieKinds.entries()) {
    const asked = standing.reduce((sum, those) => sum + (those.kind === kind ? those.count : 0), 0);
    if (asked <= miniatures) continue;
    reading.refuse('too-many-zombies', '/given/zombies', { zombie: id, asked, there: miniatures });
  }
  return standing.filter(({ count }) => count > 0);
}
