import { chooseLinked, zombieLink } from '../../../family/zombicide/spawning/zombie-link';
import type { AgendaItem } from '../../../game/agenda';
import type { UoaGame } from '../game';
import { spawnCard } from './spawn-card';
import { nextToken, spawnStep } from './spawn-step';

export const spawningAgenda: readonly AgendaItem<UoaGame>[] = [
  spawnStep,
  nextToken,
  spawnCard,
  zombieLink,
  chooseLinked,
];
