import type { BoardTable } from '../../../game/board-table';
import type { LaidBoard } from '../board/lay-board';
import type { BoardStage } from '../board/stage';
import type { MissionProgram } from '../mission-program';
import { NONE } from '../state';

/** A mission on the table, to be measured. */
export interface Survey {
  readonly laid: LaidBoard;
  readonly program: MissionProgram;
  readonly survivors: number;
  /** As everything lies in the beginning. */
  readonly stage: BoardStage;
  readonly board: BoardTable;
  /** The same with every gate open that is not closed for good. */
  readonly openBoard: BoardTable;
}

export function surveyOf({ laid, program }: Pick<Survey, 'laid' | 'program'>, survivors: number): Survey {
  const [stage] = program.stages;
  const [board, openBoard] = [laid.boards[0], laid.boards[laid.open]];
  if (!stage || !board || !openBoard) throw new RangeError('The board was never laid');
  return { laid, program, survivors, stage, board, openBoard };
}

export function idOf({ laid }: Pick<Survey, 'laid'>, zone: number): string {
  return laid.zones[zone]?.id ?? '';
}

export function idsOf(survey: Pick<Survey, 'laid'>, zones: readonly number[]): string[] {
  return zones.map((zone) => idOf(survey, zone));
}

/** The zones of an area, as the board lies in one of its stages. */
export function areaOf(
  { program }: Pick<Survey, 'program'>,
  stage: BoardStage,
  name: string,
): readonly number[] {
  return stage.areas[program.areas.indexOf(name)] ?? [];
}

export function machineZone({ program }: Pick<Survey, 'program'>, id: string): number {
  return program.machines.find((machine) => machine.id === id)?.zone ?? NONE;
}
