import { placeOf } from '../actors';
import { hasAbility } from '../classes';
import { canPay } from '../course/allowance';
import { SEARCH } from '../course/sorts';
import type { TurnAction, UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { survivorName, zoneName } from '../names';
import { ownsSkill, skillNumber } from '../skills/owned';
import { DO } from '../words';
import { drawEquipment, equipmentLeft } from './equipment-deck';
import { receiveCard } from './receive';

const SCAVENGER = skillNumber('scavenger');

export const search: TurnAction = {
  words: [DO.search],
  sorts: () => SEARCH,
  offer(game, survivor, list) {
    if (maySearch(game, survivor) && canPay(game, survivor, SEARCH)) list.add(DO.search);
  },
  perform(game, survivor) {
    game.state.searched.set(survivor, 0, 1);
    game.events?.push({
      type: 'searched',
      rules: ['UOA-SEARCH-01'],
      survivor: survivorName(game, survivor),
      zone: zoneName(game, placeOf(game, survivor)),
    });
    receiveCard.begin(game, survivor, drawEquipment(game));
  },
};

function maySearch(game: UoaGame, survivor: number): boolean {
  const zone = placeOf(game, survivor);
  return (
    (game.table.zones[zone]?.building === true || ownsSkill(game, survivor, SCAVENGER) > 0) && // UOA-SEARCH-06, UOA-SKILL-61
    zombiesIn(game, zone) === 0 && // UOA-SEARCH-01
    equipmentLeft(game) && // UOA-SEARCH-05
    (game.state.searched.at(survivor) === 0 || hasAbility(game, survivor, 'Townsfolk')) // UOA-SEARCH-02
  );
}
