import { dangerLevel } from '../../../family/zombicide/people/adrenaline';
import type { Staging } from '../../../game/stage';
import { matches } from '../../../scenario/patterns';
import { LEVELS } from '../content';
import type { UoaGame } from '../game';
import { vocabulary } from '../words';
import { eventKeys } from './event-keys';
import { layOut } from './lay-out';
import { look, looks } from './look';
import { things } from './things';

/** What Undead or Alive does for its situations. */
export const undeadOrAliveStage: Staging<UoaGame> = {
  layOut,
  looks,
  look,
  things,
  events: eventKeys,
  knows,
  level: (game) => LEVELS[dangerLevel(game)] ?? '',
  round: ({ state }) => ({ round: state.round, firstPlayer: state.firstPlayer }),
};

/** A zone goes by any of its parts and a card without its number, so that only lists of all names can tell. */
function knows(game: UoaGame, naming: string, name: string | number): boolean {
  const { zones, cards } = game.table;
  if (naming === 'zone') return zones.some(({ id }) => matches(name, id));
  if (naming === 'card') return cards.some(({ id }) => matches(name, id));
  return vocabulary.namings[naming]?.read(game, name) !== undefined;
}
