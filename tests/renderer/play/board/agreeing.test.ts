import { describe, expect, it } from 'vitest';
import type { Standee } from '../../../../drawing/board/standing';
import { SPAWN_STATUSES, ZOMBIES } from '../../../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../../../engine/systems/undead-or-alive/game';
import { createAutopilot } from '../../../../renderer/game/autopilot';
import { lineTo, type Moment } from '../../../../renderer/game/moment';
import { pictureAt, pictureOf } from '../../../../renderer/game/picture';
import { createSitting, type Manner } from '../../../../renderer/game/sitting';
import { type BoardGeometry, boardGeometry } from '../../../../renderer/play/board/board-geometry';
import { piecesOn } from '../../../../renderer/play/board/pieces';
import { zoneContents } from '../../../../telling/seen-text';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { gameOn, momentOf, observed } from '../../../helpers/played';
import { sampleMission } from '../../../helpers/samples';

/** A whole game of the autopilot, at its highest speed: each of its moments. */
async function autopilotGame(name: string, seed: string): Promise<readonly Moment[]> {
  const game = gameOn(sampleMission(`${name}.boothill.json`), { seed, count: 6 });
  const manner: Manner = { speed: () => 'at-once', skipsTrivial: () => false };
  const sitting = createSitting(game, manner);
  const pilot = createAutopilot(sitting, { ...manner, pause: () => Promise.resolve(), now: () => 0 });
  await pilot.start({ is: 'end' });
  return lineTo(momentOf(game));
}

interface Shown {
  readonly ground: BoardGeometry;
  readonly pieces: readonly Standee[];
}

function shownAt(moment: Moment): Shown {
  const { seen } = moment;
  const ground = boardGeometry(seen.table, pictureOf(seen).lying, 'en');
  return { ground, pieces: piecesOn(seen, ground, pictureAt(moment, seen)) };
}

/** Zombies that have gone, while others are still to go: the engine moves all of them at once. */
function isUnderWay({ game }: Moment): boolean {
  const { state, table } = game as UoaGame;
  return table.zones.some((_, zone) => ZOMBIES.some((_, kind) => state.arrivals.at(zone, kind) > 0));
}

/** What the engine's own memory has on the board. */
function inMemory({ game }: Moment, withZombies: boolean): string[] {
  const { state, table } = game as UoaGame;
  const { sizes, mission } = table;
  const each = (count: number) => Array.from({ length: count }, (_, number) => number);
  const zombies = withZombies
    ? table.zones.flatMap((_, zone) =>
        ZOMBIES.map((kind, number) => [zone, `${kind} x${state.zombies.at(zone, number)}`] as const).filter(
          ([, what]) => !what.endsWith(' x0'),
        ),
      )
    : [];
  const people = each(sizes.actors)
    .filter((actor) => state.fate.at(actor) === 0)
    .map((actor) => [state.place.at(actor), `actor:${actor}`] as const);
  const objectives = mission.objectives.map(
    (_, number) => [state.objectiveZone.at(number), `objective:${number}`] as const,
  );
  const tokens = mission.spawnTokens
    .map((_, number) => [state.spawnZone.at(number), `spawn:${number}`] as const)
    .filter(
      (_, number) => !['unseen', 'removed'].includes(SPAWN_STATUSES[state.spawnStatus.at(number)] ?? ''),
    );
  const noise = [[state.noiseZone, 'noise'] as const];
  return [...zombies, ...people, ...objectives, ...tokens, ...noise]
    .filter(([zone]) => zone >= 0)
    .map(([zone, what]) => `${table.zones[zone]?.id}: ${what}`)
    .sort();
}

const TOLD = ['zombie', 'actor', 'objective', 'spawn', 'noise'];

function onBoard({ seen }: Moment, { pieces }: Shown, withZombies: boolean): string[] {
  return pieces
    .filter(
      ({ id, figure }) => TOLD.includes(id.split(':')[0] ?? '') && (withZombies || figure.kind !== 'zombie'),
    )
    .map(({ id, zone, figure }) => {
      const what =
        figure.kind === 'zombie' ? `${figure['zombie'] as string} x${figure['count'] as number}` : id;
      return `${seen.table.zones[zone]?.id}: ${what}`;
    })
    .sort();
}

describe.each(['2', '9'])('an autopilot game on M1 with draw no. %s, until the train has come', (draw) => {
  it('has on the board, after every step, what the engine has in its memory, and says so', async () => {
    const moments = await autopilotGame('m1', draw);
    const configurations = new Set<number>();
    let [zombies, compared] = [0, 0];
    for (const moment of moments) {
      const { seen } = moment;
      const shown = shownAt(moment);
      const isStill = !isUnderWay(moment);
      const board = onBoard(moment, shown, isStill);
      expect(board, `moment ${moment.number}`).toEqual(inMemory(moment, isStill));
      for (const { zone } of shown.pieces) expect(shown.ground.zones).toContain(zone);
      const words = new UoaWords(observed(seen).table, 'en');
      for (const zone of seen.table.zones.keys()) {
        const there = shown.pieces.filter((piece) => piece.zone === zone && !piece.id.startsWith('start:'));
        const told = zoneContents(seen, zone, words, pictureAt(moment, seen).horde);
        expect(told.length, `${seen.table.zones[zone]?.id} at ${moment.number}`).toBe(there.length);
      }
      configurations.add(observed(seen).value('configuration'));
      if (isStill) compared += 1;
      zombies = Math.max(zombies, board.filter((line) => line.includes(' x')).length);
    }
    expect(moments.at(-1)?.seen.outcome).toBeDefined();
    expect(configurations.size, 'the train has come').toBeGreaterThan(1);
    expect(compared).toBeGreaterThan(moments.length / 2);
    expect(zombies).toBeGreaterThan(5);
  });
});
