import { decision } from '../../../game/agenda';
import { isCompanion, isIn, playerFor } from '../actors';
import { kindOf } from '../cards/held';
import { wound } from '../course/wounds';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { survivorName, zoneName } from '../names';
import { NONE } from '../state';
import { DO } from '../words';
import { aimsFreely, isAnybodyLow, keepsLow, rulesOfFreeAim } from './free-aim';
import { type Attack, GATLING, MELEE } from './modes';

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
  let player = NONE as number;
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
      wound(game, actor, damage, rules); // UOA-FRIENDLY-05
    },
  },
);

function rulesOfMiss(
  game: UoaGame,
  { weapon, mode, damage }: Attack & { readonly damage: number },
  actor: number,
): readonly string[] {
  return [
    'UOA-FRIENDLY-01',
    'UOA-FRIENDLY-02',
    ...(game.offered.length > 1 ? ['UOA-CHOICE-17'] : []),
    ...(mode !== GATLING && damage > (kindOf(game, weapon).damage ?? 0) ? ['UOA-FRIENDLY-05'] : []),
    ...(isCompanion(game, actor) ? ['UOA-FRIENDLY-04', 'UOA-COMP-03'] : []),
  ];
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
  if (attack.mode === MELEE) return ['UOA-MELEE-03', 'UOA-FRIENDLY-08'];
  if (aimsFreely(game, attack)) return ['UOA-FRIENDLY-06', ...rulesOfFreeAim(game, attack)];
  return isAnybodyLow(game, attack) ? ['UOA-FRIENDLY-06', 'UOA-SKILL-52'] : ['UOA-FRIENDLY-07'];
}
