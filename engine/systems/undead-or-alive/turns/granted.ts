import { survivorName } from '../../../family/zombicide/names';
import { tellOfFree } from '../../../family/zombicide/turns/allowance';
import { because } from '../because';
import type { UoaGame } from '../game';
import { skillNumber } from '../skills/owned';

const HIT_AND_RUN = skillNumber('hit-and-run');

/** Where an action for nothing comes from, as far as nothing else says so. */
export function tellOfGrant(game: UoaGame, survivor: number): void {
  const { charging, slipping } = game.state;
  if (slipping === 1) tellOfFree(game, survivor, HIT_AND_RUN, because['hit-and-run']);
  else if (charging === 1) {
    const rules = because['melee-after-a-charge'];
    game.events?.push({
      type: 'free-action',
      rules,
      survivor: survivorName(game, survivor),
      after: 'charge',
    });
  }
}
