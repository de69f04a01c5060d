import { eachLed, goesWithLeader, isInPlay, placeOf, playerFor } from '../../../family/zombicide/actors';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import { causeOf, fateOf } from '../board/under-way';
import type { UoaGame } from '../game';
import { standUp } from '../machines/machines';
import { NONE } from '../state';
import { DO } from '../words';

/**
 * The next actor, counted from a number, who stands in the way. Companions who are led go with their
 * leader.
 */
export function nextInTheWay(game: UoaGame, from: number): number {
  for (let actor = from; actor < game.table.sizes.actors; actor++) {
    if (isInPlay(game, actor) && !goesWithLeader(game, actor) && isInTheWay(game, actor)) return actor;
  }
  return NONE;
}

function isInTheWay(game: UoaGame, actor: number): boolean {
  return fateOf(game, placeOf(game, actor))?.fate === 'affected'; // UOA-TRAIN-10
}

/** Into which of the nearest streets. Until the tiles have changed nobody has gone anywhere. */
export const stepAside = decision<UoaGame, 'actor'>('step-aside', ['actor'], {
  decider: (game, { actor }) => playerFor(game, actor), // UOA-CHOICE-39
  options(game, { actor }, list) {
    const place = placeOf(game, actor);
    const fate = fateOf(game, place);
    // Where another change came between there is nothing to get out of the way of: the first begins anew.
    const streets = fate?.fate === 'affected' ? fate.displacedTo : [place];
    for (const zone of streets) list.add(DO['step-aside'], zone); // UOA-TRAIN-12
  },
  choose(game, { actor }, { a: zone }) {
    if (!isInTheWay(game, actor)) return;
    const choice = game.offered.length > 1 ? because['several-zones-as-near'] : [];
    getOutOfTheWay(game, actor, zone, choice);
    eachLed(game, actor, (companion) =>
      getOutOfTheWay(game, companion, zone, because['companions-step-aside']),
    );
  },
});

function getOutOfTheWay(game: UoaGame, actor: number, zone: number, rules: readonly string[]): void {
  const { state } = game;
  game.events?.push({
    type: 'stepped-aside',
    rules: [...because['stepping-aside'], ...rules],
    by: causeOf(game),
    survivor: survivorName(game, actor),
    from: zoneName(game, state.place.at(actor)),
    to: zoneName(game, zone),
  });
  state.displaced.set(actor, 0, zone);
  standUp(game, actor); // UOA-TRAIN-14
}
