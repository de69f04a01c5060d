import type { Piece, Place, PlaceFilter } from '../../../../schemas';
import type { BoardTable } from '../../../game/board-table';
import type { LaidBoard } from '../board/lay-board';
import type { BoardStage } from '../board/stage';
import type { MissionProgram } from '../mission-program';
import { NONE } from '../state';
import { isCompanionSupplied, isKindSupplied, isObjectiveSupplied, isSpawnTokenSupplied } from './supplied';

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

/** The zones of a place, as the board lies in one of its stages. */
export function areaOf(
  survey: Pick<Survey, 'program' | 'laid'>,
  stage: BoardStage,
  place: Place,
): readonly number[] {
  if (typeof place === 'string') return stage.areas[survey.program.areas.indexOf(place)] ?? [];
  return zonesSaid(survey, stage, place);
}

/** As far as it does not depend on what happens: nobody stands anywhere yet, and pieces are where they began. */
function zonesSaid(
  survey: Pick<Survey, 'program' | 'laid'>,
  stage: BoardStage,
  { in: among = 'everywhere', only, of, near, seenFrom, tag, range = 1 }: PlaceFilter,
): readonly number[] {
  const { laid } = survey;
  const board = laid.boards[stage.board];
  const from = near === undefined ? [] : areaOf(survey, stage, near);
  const eyes = seenFrom === undefined ? [] : areaOf(survey, stage, seenFrom);
  const under = of === undefined ? [] : zonesUnder(survey, of);
  return areaOf(survey, stage, among).filter((zone) => {
    const { building, tags = [] } = laid.zones[zone] ?? {};
    const isNear = () => from.some((one) => isWithin(board?.distance(one, zone) ?? NONE, range));
    return (
      (only === undefined || building === (only === 'buildings')) &&
      (tag === undefined || tags.includes(tag)) &&
      (of === undefined || under.includes(zone)) &&
      (near === undefined || isNear()) &&
      (seenFrom === undefined || eyes.some((one) => (board?.range(one, zone) ?? NONE) >= 0))
    );
  });
}

function isWithin(steps: number, range: number): boolean {
  return steps >= 0 && steps <= range;
}

function zonesUnder({ program }: Pick<Survey, 'program'>, piece: Piece): number[] {
  if ('objectives' in piece) {
    return program.objectives
      .filter((each) => isObjectiveSupplied(each, piece.objectives))
      .map(({ zone }) => zone);
  }
  if ('spawnTokens' in piece) {
    return program.spawnTokens
      .filter((each) => isSpawnTokenSupplied(each, piece.spawnTokens))
      .map(({ zone }) => zone);
  }
  if ('companions' in piece) {
    return program.companions
      .filter((each) => isCompanionSupplied(each, piece.companions))
      .map(({ zone }) => zone);
  }
  if ('machine' in piece)
    return program.machines.filter(({ id }) => id === piece.machine).map(({ zone }) => zone);
  const { kind } = piece.zombies;
  return program.zombies
    .filter((each) => kind === undefined || isKindSupplied(program, each, kind))
    .map(({ zone }) => zone);
}

export function machineZone({ program }: Pick<Survey, 'program'>, id: string): number {
  return program.machines.find((machine) => machine.id === id)?.zone ?? NONE;
}
