import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { DO } from '../words';
import { tellOfFree } from './allowance';
import { carryOut } from './carry-out';

const HIT_AND_RUN = skillNumber('hit-and-run');

/**
 * One action for nothing, at once, in whoever's turn: of these sorts only, and aimed at one zone if there is one to
 * aim at. It may be declined.
 */
export const grant = decision<UoaGame, 'survivor' | 'sorts' | 'zone'>(
  'grant',
  ['survivor', 'sorts', 'zone'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, sorts, zone }, list: ActionList) {
      offerGranted(game, survivor, sorts, zone, list);
      list.add(DO.decline);
    },
    choose(game, { survivor, sorts, zone }, chosen) {
      if (chosen.kind === DO.decline) return;
      const action = game.system.turnActionFor(chosen.kind);
      if (action.askFirst?.(game, survivor, chosen, sorts, zone)) return;
      tellWhy(game, survivor);
      carryOut(game, survivor, action.sorts(game, survivor, chosen), chosen);
    },
  },
);

function tellWhy(game: UoaGame, survivor: number): void {
  const { charging, slipping } = game.state;
  if (slipping === 1) tellOfFree(game, survivor, HIT_AND_RUN, ['UOA-SKILL-45', 'UOA-CHOICE-29']);
  else if (charging === 1) {
    const rules = ['UOA-BRAWLER-06'];
    game.events?.push({
      type: 'free-action',
      rules,
      survivor: survivorName(game, survivor),
      after: 'charge',
    });
  }
}

/** Lists what somebody could do with one action for nothing; what costs none anyway waits for their turn. */
function offerGranted(game: UoaGame, survivor: number, sorts: number, zone: number, list: ActionList): void {
  game.grantedSorts = sorts;
  game.grantedZone = zone;
  for (const action of game.system.turnActions) if (!action.isFree) action.offer(game, survivor, list);
  game.grantedSorts = 0;
  game.grantedZone = NONE;
}
