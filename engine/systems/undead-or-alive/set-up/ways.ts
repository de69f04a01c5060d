import type { Token } from '../../../../schemas';
import type { BoardTable } from '../../../game/board-table';
import type { LaidBoard } from '../board/lay-board';
import type { MissionProgram } from '../mission-program';
import { refuse } from '../problems';
import { NONE } from '../state';

/** A place that survivors have to reach, and cannot from where they start; told by what lies there. */
export function cutOff(
  { file, startZones, objectives, exitZones, companions }: MissionProgram,
  board: BoardTable,
  { zoneOf }: LaidBoard,
): ReturnType<typeof refuse> | undefined {
  const lyingIn = (zone: number, kind: Token['kind']) =>
    (file.tokens ?? []).find((token) => token.kind === kind && zoneOf(token.at) === zone)?.id ?? '';
  const goals = [
    // Nobody has to go and find whoever waits beside the board.
    ...[...objectives, ...companions].filter(({ zone }) => zone !== NONE),
    ...exitZones.map((zone) => ({ zone, id: lyingIn(zone, 'exit') })),
  ];
  for (const start of startZones) {
    const goal = goals.find(({ zone }) => board.distance(start, zone) < 0);
    if (goal) return refuse('zones-cut-off', { from: lyingIn(start, 'start'), to: goal.id });
  }
  return undefined;
}
