import type { SystemDrawing } from '../system-drawing';
import { besides, cutoutOf } from './cutouts';
import { baseColour, figureOf, tokenFigure, type UoaFigure } from './figure';
import { lookOf, sideOf } from './looks';
import { trainHandles, trainSign } from './train';
import { western } from './western/western';

export const undeadOrAliveDrawing: SystemDrawing<UoaFigure> = {
  figureOf,
  tokenFigure,
  lookOf,
  sideOf,
  cutoutOf,
  besides,
  tilesSign: { print: trainSign, handles: trainHandles },
  tiles: western,
  baseColour,
};
