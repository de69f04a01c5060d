import { zoneName } from '../../../../../family/zombicide/names';
import { isFaceDown } from '../../../face-down';
import { objectiveNames } from '../../../names';
import { byLot } from '../../by-lot';
import { inZones, objectivesLying } from '../../lying';
import type { EffectWord } from '../effect-word';

/** They lie face up from then on, for all to see. */
export const reveal: EffectWord<'reveal'> = {
  apply(game, { which = {}, in: place, count }, at) {
    const hidden = objectivesLying(game, which, inZones(place, at.zones)).filter((objective) =>
      isFaceDown(game, objective),
    );
    for (const objective of byLot(game, hidden, count, at)) {
      game.state.objectiveSeen.set(objective, 0, 1);
      game.events?.push({
        type: 'objective-revealed',
        rules: at.rules,
        ...objectiveNames(game, objective),
        zone: zoneName(game, game.state.objectiveZone.at(objective)),
      });
    }
  },
};
