import { decision } from '../../../game/agenda';
import { eachLed, goesWithLeader, isInPlay, placeOf, playerFor } from '../actors';
import type { UoaGame } from '../game';
import { standUp } from '../machines/machines';
import { survivorName, zoneName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { causeOf, fateOf } from './under-way';

/** The next, from a number on, who stands in the way of what changes. Companions with a leader go with the leader. */
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
    const choice = game.offered.length > 1 ? ['UOA-CHOICE-32'] : [];
    getOutOfTheWay(game, actor, zone, choice);
    eachLed(game, actor, (companion) => getOutOfTheWay(game, companion, zone, ['UOA-COMP-16']));
  },
});

function getOutOfTheWay(game: UoaGame, actor: number, zone: number, rules: readonly string[]): void {
  const { state } = game;
  game.events?.push({
    type: 'stepped-aside',
    rules: ['UOA-TRAIN-12', 'UOA-TRAIN-26', 'UOA-MOVE-07', ...rules],
    by: causeOf(game),
    survivor: survivorName(game, actor),
    from: zoneName(game, state.place.at(actor)),
    to: zoneName(game, zone),
  });
  state.displaced.set(actor, 0, zone);
  standUp(game, actor); // UOA-TRAIN-14
}
