import { placeOf } from '../../../family/zombicide/actors';
import { equipmentLeft } from '../../../family/zombicide/cards/equipment-deck';
import { zombiesIn } from '../../../family/zombicide/horde';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { UoaGame } from '../game';
import { hasAbility } from '../skills/classes';
import { skillNumber } from '../skills/owned';

const SCAVENGER = skillNumber('scavenger');

export function maySearch(game: UoaGame, survivor: number): boolean {
  const zone = placeOf(game, survivor);
  return (
    (game.table.zones[zone]?.building === true || ownsSkill(game, survivor, SCAVENGER) > 0) && // UOA-SEARCH-06, UOA-SKILL-61
    zombiesIn(game, zone) === 0 && // UOA-SEARCH-01
    equipmentLeft(game) && // UOA-SEARCH-05
    (game.state.searched.at(survivor) === 0 || hasAbility(game, survivor, 'Townsfolk')) // UOA-SEARCH-02
  );
}
