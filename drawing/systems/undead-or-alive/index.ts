import type { SystemDrawing } from '../system-drawing';
import { baseColour, figureOf, tokenFigure, type UoaFigure } from './figure';
import { lookOf, sideOf } from './looks';
import { trainHandles, trainSign } from './train';
import { western } from './western/western';

export const undeadOrAliveDrawing: SystemDrawing<UoaFigure> = {
  figureOf,
  tokenFigure,
  lookOf,
  sideOf,
  tilesSign: { print: trainSign, handles: trainHandles },
  tiles: western,
  baseColour,
};
