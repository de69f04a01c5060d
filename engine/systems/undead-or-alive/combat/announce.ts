import { placeOf } from '../actors';
import { hasTrait } from '../cards/held';
import type { UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { cardName, survivorName, zoneName } from '../names';
import { NONE } from '../state';
import { accuracyOf, damageOf, diceForKnives, diceOf } from './characteristics';
import { type Attack, FANNING, MELEE } from './modes';
import { rangeTo } from './range';
import { isDual } from './weapons';

/** Tells who attacks with what, and why it has so many dice. */
export function announce(game: UoaGame, attack: Attack): void {
  if (!game.events) return;
  const { attacker, weapon, second, zone, mode } = attack;
  game.events.push({
    type: 'attack',
    rules: rulesOf(game, attack),
    survivor: survivorName(game, attacker),
    with: mode === MELEE ? 'melee' : mode === FANNING ? 'fanning' : 'ranged',
    weapon: cardName(game, weapon),
    ...(second === NONE ? {} : { second: cardName(game, second) }),
    zone: zoneName(game, zone),
    range: rangeTo(game, attacker, zone),
    dice: diceOf(game, attack),
    accuracy: accuracyOf(game, attack),
    damage: damageOf(game, attack),
  });
}

function rulesOf(game: UoaGame, attack: Attack): readonly string[] {
  const { weapon, second, mode } = attack;
  const dual = isDual(game, weapon) ? ['UOA-DUAL-02'] : [];
  return [
    'UOA-DICE-06',
    ...(mode === MELEE ? meleeRules(game, attack) : rangedRules(game, attack)),
    ...(second === NONE ? dual : ['UOA-DUAL-01', 'UOA-DUAL-04']),
  ];
}

function meleeRules(game: UoaGame, attack: Attack): readonly string[] {
  const knives = attack.second === NONE ? ['UOA-TRAIT-14', 'UOA-INV-07'] : ['UOA-TRAIT-15'];
  return ['UOA-MELEE-01', ...(diceForKnives(game, attack) > 0 ? knives : [])];
}

function rangedRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, zone, mode } = attack;
  const from = placeOf(game, attacker);
  return [
    'UOA-RANGED-01',
    'UOA-RANGED-02',
    ...(from === zone ? ['UOA-RANGED-03'] : ['UOA-RANGED-06']),
    ...(from !== zone && zombiesIn(game, from) > 0 ? ['UOA-RANGED-05'] : []),
    ...(zombiesIn(game, zone) === 0 ? ['UOA-RANGED-09'] : []),
    ...(mode === FANNING ? fanningRules(game, weapon) : []),
  ];
}

function fanningRules(game: UoaGame, weapon: number): readonly string[] {
  const hard = hasTrait(game, weapon, 'fanning-6');
  return ['UOA-GUNSLINGER-01', 'UOA-GUNSLINGER-02', ...(hard ? ['UOA-TRAIT-06'] : [])];
}
