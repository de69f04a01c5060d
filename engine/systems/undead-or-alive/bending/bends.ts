import { zombieLink } from '../../../family/zombicide/spawning/zombie-link';
import { chooseSurvivor, playersPhase } from '../../../family/zombicide/turns/players-phase';
import { act } from '../../../family/zombicide/turns/turn';
import { timesUnderWay } from '../../../game/agenda';
import type { BendKind, Bends } from '../../../game/bends';
import { topOf } from '../../../game/kernel';
import type { UoaGame } from '../game';
import { settleMission } from '../settling';
import { layNoise, placeSomebody, setZombies } from './board';
import { dropCard, giveCard, layNextCard, layNextZombies } from './cards';
import { endPlayersPhase, layNextDie } from './course';
import { setAdrenaline, setWounds } from './people';
import type { NotBent } from './refusals';
import { type BendWord, bendWords } from './words';

/** Does it, given its numbers in the order of its words; or says why not. */
type Make = (game: UoaGame, a: number, b: number, c: number) => NotBent | undefined;

const makers: Readonly<Record<BendWord, Make>> = {
  zombies: setZombies,
  noise: layNoise,
  'zombies-turn': endPlayersPhase,
  place: placeSomebody,
  wounds: setWounds,
  adrenaline: setAdrenaline,
  card: giveCard,
  drop: dropCard,
  die: layNextDie,
  'next-card': layNextCard,
  'next-zombies': layNextZombies,
};

const kinds = (Object.keys(bendWords) as BendWord[]).map(
  (word): BendKind<UoaGame> => ({
    bend: word,
    with: bendWords[word],
    make(game, [a = 0, b = 0, c = 0]) {
      // The agenda is a stack: the mission looks at everything when all else that comes of it is over.
      settleMission(game);
      return makers[word](game, a, b, c);
    },
  }),
);

/** What can be changed by hand: between two things that a survivor does in the players' phase. */
export const bends: Bends<UoaGame> = {
  kinds,
  arePossible(game) {
    const { number } = topOf(game);
    const isBetween = number === chooseSurvivor.number || number === act.number;
    // Zombie link gives turns in the middle of the zombies' phase.
    return isBetween && timesUnderWay(game, playersPhase) > 0 && timesUnderWay(game, zombieLink) === 0;
  },
};
