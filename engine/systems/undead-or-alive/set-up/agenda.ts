import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { bringAlong } from './bring-along';
import { chooseCompanion, chooseFirstPlayer, placeNoise, startIn, startingSlot, startWith } from './choices';
import { setUp } from './set-up';

export const setUpAgenda: readonly AgendaItem<UoaGame>[] = [
  setUp,
  chooseCompanion,
  startWith,
  startingSlot,
  startIn,
  placeNoise,
  chooseFirstPlayer,
  bringAlong,
];
