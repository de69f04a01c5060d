import { addAdrenaline } from '../course/adrenaline';
import type { UoaGame } from '../game';
import { profileOf, zombiesOnBoard } from '../horde';
import { happen } from '../mission/happen';
import { survivorName, zombieName, zoneName } from '../names';
import { abominationGone } from '../spawning/abomination';
import { ABOMINATION, NONE } from '../state';
import { profileRuleOf } from '../zombies/kinds';
import { liftIdleTokens } from '../zombies/vade-retro';
import { countKill } from './deeds';
import type { Means } from './means';

/** One zombie less, at once, and adrenaline for whoever did it. */
export function kill(
  game: UoaGame,
  killer: number,
  zone: number,
  kind: number,
  means: Means,
  rules: readonly string[],
): void {
  game.state.zombies.add(zone, kind, -1); // UOA-ZOMBIE-04
  game.events?.push({
    type: 'killed',
    rules: [...rules, 'UOA-ZOMBIE-04', profileRuleOf(kind)],
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    ...(killer === NONE ? {} : { survivor: survivorName(game, killer) }),
  });
  if (killer !== NONE) {
    game.state.kills += 1;
    const { adrenaline } = profileOf(game, kind);
    countKill(game, killer, zone, kind, adrenaline, means);
    happen(game, 'zombie-killed', killer, kind, zone);
    addAdrenaline(game, killer, adrenaline, ['UOA-ADREN-01']);
  }
  liftIdleTokens(game);
  if (kind === ABOMINATION && zombiesOnBoard(game, ABOMINATION) === 0) abominationGone(game, ['UOA-ABOM-01']);
}
