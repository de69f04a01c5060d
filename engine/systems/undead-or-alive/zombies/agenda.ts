import { activate } from '../../../family/zombicide/zombies/activation';
import { attacks, dealWounds } from '../../../family/zombicide/zombies/attack';
import { moves } from '../../../family/zombicide/zombies/movement';
import { chooseRoute } from '../../../family/zombicide/zombies/splitting';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { tellMission } from './coming-in';
import { chooseDestination } from './movement';
import { endPhaseNoise, noiseToCrowd, placeNoise } from './noise';

export const zombiesAgenda: readonly AgendaItem<UoaGame>[] = [
  activate,
  attacks,
  dealWounds,
  moves,
  chooseDestination,
  chooseRoute,
  tellMission,
  noiseToCrowd,
  placeNoise,
  endPhaseNoise,
];
