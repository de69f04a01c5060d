import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { activate } from './activation';
import { attacks, dealWounds } from './attack';
import { chooseDestination, moves } from './movement';
import { endPhaseNoise, noiseToCrowd, placeNoise } from './noise';
import { zombiesPhase } from './phase';
import { chooseRoute } from './splitting';

export const zombiesAgenda: readonly AgendaItem<UoaGame>[] = [
  zombiesPhase,
  activate,
  attacks,
  dealWounds,
  moves,
  chooseDestination,
  chooseRoute,
  noiseToCrowd,
  placeNoise,
  endPhaseNoise,
];
