import { placeOf } from '../../../../../family/zombicide/actors';
import { follow } from '../../../companions/follow';
import { IN_PLAY, NONE, NOT_YET } from '../../../state';
import { companionsMeant } from '../../filters';
import type { EffectWord } from '../effect-word';

/** The first who waits aside; whoever finds them leads them. */
export const companion: EffectWord<'companion'> = {
  apply(game, { group }, { survivor, rules }) {
    const waiting = companionsMeant(game, group === undefined ? {} : { group }).find(
      (actor) => game.state.fate.at(actor) === NOT_YET,
    );
    if (waiting === undefined || survivor === NONE) return;
    game.state.fate.set(waiting, 0, IN_PLAY);
    game.state.place.set(waiting, 0, placeOf(game, survivor));
    follow(game, waiting, survivor, rules);
  },
};
