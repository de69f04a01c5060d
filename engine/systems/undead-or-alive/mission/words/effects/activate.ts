import { extraActivation } from '../../../../../family/zombicide/spawning/extra-activation';
import { activateIn } from '../../../../../family/zombicide/zombies/activation';
import { NONE } from '../../../state';
import { mayDoOneMore } from '../../bounded';
import { kindMeant } from '../../filters';
import type { EffectWord } from '../effect-word';

/** Zombies act once more; those of several zones all at the same time, as ever. */
export const activate: EffectWord<'activate'> = {
  apply(game, { kind, in: place }, { zones, rules, rule }) {
    if (!mayDoOneMore(game, rule, AN_ACTIVATION)) return;
    const number = kind === undefined ? NONE : kindMeant(game, kind);
    if (place === undefined) extraActivation(game, number, rules);
    else activateIn(game, number, zones, rules);
  },
};

/** As much as so many effects that are over at once. */
const AN_ACTIVATION = 50;
