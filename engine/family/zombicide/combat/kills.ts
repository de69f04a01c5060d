import type { FamilyGame } from '../game';
import { survivorName, zombieName, zoneName } from '../names';
import { addAdrenaline } from '../people/adrenaline';
import { NONE } from '../state';
import { sendToSleep } from '../zombies/awake';

/** One zombie less, at once. What it brings whoever killed it, if anybody did, is apart. */
export function takeKilled(
  game: FamilyGame,
  killer: number,
  zone: number,
  kind: number,
  rules: readonly string[],
): void {
  game.state.zombies.add(zone, kind, -1);
  sendToSleep(game, zone, kind);
  game.events?.push({
    type: 'killed',
    rules: [...rules, ...game.because['zombie-killed'], ...game.ways.rulesOfKind(game, kind)],
    zone: zoneName(game, zone),
    zombie: zombieName(game, kind),
    ...(killer === NONE ? {} : { survivor: survivorName(game, killer) }),
  });
}

/** The points that a kill is worth. */
export function gainByKill(game: FamilyGame, killer: number, kind: number): void {
  addAdrenaline(game, killer, game.ways.profile(game, kind).adrenaline, game.because['adrenaline-for-kills']);
}
