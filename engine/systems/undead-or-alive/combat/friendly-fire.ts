import { isCompanion, isIn, playerFor } from '../../../family/zombicide/actors';
import { kindOf } from '../../../family/zombicide/cards/held';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';
import { DO } from '../words';
import { aimsFreely, isAnybodyLow, keepsLow, rulesOfFreeAim } from './free-aim';
import { GATLING } from './modes';

/** Whether the misses of an attack can find anybody. */
export function endangersFriends(game: OpenGame, attack: Attack): boolean {
  if (attack.mode === MELEE) return false; // UOA-MELEE-03, UOA-FRIENDLY-08
  if (aimsFreely(game, attack)) return false; // UOA-FRIENDLY-06
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (canBeHit(game, attack, actor)) return true;
  }
  return false; // UOA-FRIENDLY-07
}

/** Survivors and companions in the zone, those whom the shooter leads among them, but never the shooter. */
export function canBeHit(game: OpenGame, { attacker, zone }: Attack, actor: number): boolean {
  return actor !== attacker && isIn(game, actor, zone) && !keepsLow(game, actor); // UOA-FRIENDLY-03, UOA-FRIENDLY-04
}

/** The player of everybody who can be hit; the shooter's where they have several. */
function commonPlayer(game: OpenGame, attack: Attack): number {
  let player: number = NONE;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (!canBeHit(game, attack, actor)) continue;
    const own = playerFor(game, actor);
    if (player !== NONE && player !== own) return playerFor(game, attack.attacker);
    player = own;
  }
  return player;
}

/** Who takes the next miss. */
export const friendlyFire = decision<UoaGame, keyof Attack | 'damage'>(
  'friendly-fire',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'damage'],
  {
    lapses: true,
    decider: commonPlayer, // UOA-CHOICE-39
    options(game, frame, list) {
      for (let actor = 0; actor < game.table.sizes.actors; actor++) {
        if (canBeHit(game, frame, actor)) list.add(DO.wound, actor);
      }
    },
    choose(game, frame, { a: actor }) {
      const { attacker, zone, damage } = frame;
      const rules = game.events ? rulesOfMiss(game, frame, actor) : [];
      game.events?.push({
        type: 'friendly-fire',
        rules,
        by: survivorName(game, attacker),
        survivor: survivorName(game, actor),
        zone: zoneName(game, zone),
        damage,
      });
      game.ways.wound(game, actor, damage, rules); // UOA-FRIENDLY-05
    },
  },
);

function rulesOfMiss(
  game: UoaGame,
  { weapon, mode, damage }: Attack & { readonly damage: number },
  actor: number,
): readonly string[] {
  return [
    ...because['misses-hit-friends'],
    ...(game.offered.length > 1 ? because['several-friends'] : []),
    ...(mode !== GATLING && damage > (kindOf(game, weapon).damage ?? 0)
      ? because['more-damage-to-friends']
      : []),
    ...(isCompanion(game, actor) ? because['companion-hit'] : []),
  ];
}

/** The next miss finds somebody. */
export function hitFriend(
  game: UoaGame,
  { attacker, weapon, second, zone, mode }: Attack,
  damage: number,
): void {
  friendlyFire.begin(game, attacker, weapon, second, zone, mode, damage); // UOA-FRIENDLY-01
}

/** Misses that find nobody are only told. */
export function tellMisses(game: UoaGame, attack: Attack, misses: number): void {
  game.events?.push({
    type: 'missed',
    rules: rulesOfMisses(game, attack),
    zone: zoneName(game, attack.zone),
    misses,
  });
}

function rulesOfMisses(game: UoaGame, attack: Attack): readonly string[] {
  if (attack.mode === MELEE) return because['melee-misses-nobody'];
  if (aimsFreely(game, attack)) return [...because['friends-spared'], ...rulesOfFreeAim(game, attack)];
  return isAnybodyLow(game, attack) ? because['low-profile'] : because['no-friend-there'];
}
