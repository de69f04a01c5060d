import undeadOrAliveEn from './undead-or-alive.en.json';
import undeadOrAliveFr from './undead-or-alive.fr.json';

/** What is said of one game only, game by game. What two of them say by the same key each says in its own words. */
export const ofSystems = {
  'undead-or-alive': { en: undeadOrAliveEn, fr: undeadOrAliveFr },
};
