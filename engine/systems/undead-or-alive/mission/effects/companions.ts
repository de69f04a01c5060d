import type { EffectCompanion, EffectScatter } from '../../../../../schemas';
import { nextBelow } from '../../../../random/generator';
import { isInPlay, placeOf } from '../../actors';
import { follow } from '../../companions/follow';
import type { UoaGame } from '../../game';
import { survivorName, zoneName } from '../../names';
import { IN_PLAY, NONE, NOT_YET } from '../../state';
import { zonesOf } from '../areas';
import { companionsMeant } from '../filters';
import type { AtHand } from './at-hand';

/** The first who waits aside; whoever finds them leads them. */
export function companionJoins(game: UoaGame, { group }: EffectCompanion, { survivor, rules }: AtHand): void {
  const waiting = companionsMeant(game, group === undefined ? {} : { group }).find(
    (actor) => game.state.fate.at(actor) === NOT_YET,
  );
  if (waiting === undefined || survivor === NONE) return;
  game.state.fate.set(waiting, 0, IN_PLAY);
  game.state.place.set(waiting, 0, placeOf(game, survivor));
  follow(game, waiting, survivor, rules);
}

/** By lot, and as far apart as the zones allow (UOA-MISSION-M5-03). */
export function scatter(game: UoaGame, effect: EffectScatter, { rules }: AtHand): void {
  const zones = zonesOf(game, effect.over);
  if (zones.length === 0) return;
  let free: number[] = [];
  for (const actor of companionsMeant(game, effect)) {
    if (!isAlone(game, actor)) continue;
    if (free.length === 0) free = [...zones];
    const [zone = NONE] = free.splice(nextBelow(game.state.setUpStream, free.length), 1);
    game.state.place.set(actor, 0, zone);
    game.events?.push({
      type: 'companion',
      rules,
      survivor: survivorName(game, actor),
      zone: zoneName(game, zone),
    });
  }
}

/** Whoever is led is where the leader is (UOA-COMP-10), and whoever waits aside is nowhere. */
function isAlone(game: UoaGame, actor: number): boolean {
  return isInPlay(game, actor) && game.state.leader.at(actor) === NONE;
}
