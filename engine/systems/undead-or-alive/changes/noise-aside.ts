import { zoneName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import { fateOf, TRAIN } from '../board/under-way';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';

// Dynamite is heard where it was thrown (UOA-NOISE-05). Where it has the tile turned over, that is the nearest street from then
// on. Any other noise on such a tile has left the board with its zone, and goes to the crowd (UOA-NOISE-11).

/** Whether it is Dynamite that has a tile turned over, by the rule that asks for it. */
export function isBlast({ table }: UoaGame, why: number): boolean {
  const rule = table.mission.rules[why];
  const when = rule && 'when' in rule ? rule.when : undefined;
  return when?.event === 'used' && when.card === 'dynamite';
}

/** The streets that the noise may go to; none where its zone stays, or there is no street. */
export function streetsForNoise(game: UoaGame): readonly number[] {
  const { changing, noiseZone } = game.state;
  const fate = changing === TRAIN ? undefined : fateOf(game, noiseZone);
  return fate?.fate === 'affected' ? fate.displacedTo : [];
}

/** Into which of the nearest streets. It lies there once the tiles have changed. */
export const noiseAside = decision<UoaGame>('noise-aside', [], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options(game, _, list) {
    for (const zone of streetsForNoise(game)) list.add(DO['noise-to'], zone);
    // Where another change came between there is nothing to go out of the way of: the first begins anew.
    if (list.length === 0) list.add(DO['noise-to'], game.state.noiseZone);
  },
  choose(game, _, { a: zone }) {
    game.state.noiseAside = zone;
  },
});

/** To be called when the tiles have changed; says whether it has gone aside. */
export function layNoiseAside(game: UoaGame, from: number, basis: readonly string[]): boolean {
  const { state } = game;
  const to = state.noiseAside;
  if (to === NONE) return false;
  state.noiseAside = NONE;
  state.noiseZone = to;
  game.events?.push({
    type: 'noise',
    rules: [...because['noise-put-aside'], ...basis],
    from: zoneName(game, from),
    zone: zoneName(game, to),
    boom: state.boom === 1,
  });
  return true;
}
