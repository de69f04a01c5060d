import { placeOf } from '../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { OTHER } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import { isFaceDown } from '../face-down';
import type { TurnAction } from '../game';
import { happen } from '../happen';
import { canKeep, keep } from '../mission/carrying';
import { judgeMission } from '../mission/judging';
import { isLostBy } from '../mission/losing';
import { askPrices, canAfford, pricesFor } from '../mission/prices';
import { mayTake } from '../mission/restrictions';
import { colourName, objectiveName } from '../names';
import { settleMission } from '../settling';
import { NONE } from '../state';
import { DO } from '../words';

export const takeObjective: TurnAction = {
  words: ['take'],
  sorts: () => OTHER,
  offer(game, survivor, list) {
    if (!canPay(game, survivor, OTHER)) return; // UOA-OBJ-01
    const zone = placeOf(game, survivor);
    // Zombies look on and do not mind (UOA-OBJ-05).
    for (let objective = 0; objective < game.table.sizes.objectives; objective++) {
      if (game.state.objectiveZone.at(objective) !== zone || !mayTake(game, survivor, objective)) continue;
      if (!canAfford(game, 'take', survivor, objective)) continue;
      if (canKeep(game, survivor, objective)) list.add(DO.take, objective); // UOA-OBJ-03
    }
  },
  perform(game, survivor, { a: objective }) {
    const isHidden = isFaceDown(game, objective);
    game.state.objectiveZone.set(objective, 0, NONE); // UOA-OBJ-02
    const due = pricesFor(game, 'take', survivor, objective);
    game.events?.push({
      type: 'took-objective',
      rules: isHidden ? because['taking-hidden-objective'] : because['taking-objective'],
      survivor: survivorName(game, survivor),
      objective: objectiveName(game, objective),
      colour: colourName(game, game.state.objectiveColour.at(objective)),
      zone: zoneName(game, placeOf(game, survivor)),
    });
    // A game that is won waits for no reward.
    const zone = placeOf(game, survivor);
    const happened = { event: 'objective-taken', survivor, thing: objective, zone } as const;
    judgeMission(game, !isLostBy(game, happened)); // UOA-WIN-08
    settleMission(game);
    happen(game, 'objective-taken', survivor, objective, zone);
    keep(game, survivor, objective);
    askPrices(game, survivor, due);
  },
};
