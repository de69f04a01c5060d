import { listed } from '../../game/agenda';
import type { System } from '../../game/kernel';
import { cardsAgenda } from './cards/agenda';
import { asides, takeAside } from './cards/asides';
import { combatAgenda } from './combat/agenda';
import { courseAgenda } from './course/agenda';
import type { UoaGame } from './game';
import { setUpAgenda } from './set-up/agenda';
import { spawningAgenda } from './spawning/agenda';
import { vocabulary } from './words';
import { zombiesAgenda } from './zombies/agenda';

export const undeadOrAlive: System<UoaGame> = {
  id: 'undead-or-alive',
  agenda: listed([
    ...setUpAgenda,
    ...courseAgenda,
    ...cardsAgenda,
    ...combatAgenda,
    ...zombiesAgenda,
    ...spawningAgenda,
  ]),
  vocabulary,
  asides,
  takeAside,
};
