import type { SystemDrawing } from '../system-drawing';
import { besides, cutoutOf } from './cutouts';
import { baseColour, figureOf, tokenFigure, type UoaFigure } from './figure';
import { lookOf, sideOf } from './looks';
import { cartridge } from './symbols';
import { trainHandles, trainPicture, trainSign } from './train';
import { corpsePileShapes } from './western/spots';
import { western } from './western/western';

export const undeadOrAliveDrawing: SystemDrawing<UoaFigure> = {
  figureOf,
  tokenFigure,
  lookOf,
  sideOf,
  cutoutOf,
  besides,
  tilesSign: { print: trainSign, picture: trainPicture, handles: trainHandles },
  printedSigns: [{ spot: 'corpse-pile', name: 'spawn.corpse-pile', shapes: corpsePileShapes }],
  tiles: western,
  baseColour,
  weaponSign: cartridge,
};
