import { playerFor } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { mayAim } from '../../../family/zombicide/turns/aim';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { decision } from '../../../game/agenda';
import { because } from '../because';
import { zonesInSight } from '../combat/range';
import type { TurnAction, UoaGame } from '../game';
import { hasAbility } from '../skills/classes';
import { skillNumber } from '../skills/owned';
import { VADE_RETRO } from '../sorts';
import { NONE } from '../state';
import { countUse, timesUsed } from '../turns/limited';
import { DO } from '../words';
import { tokenIn } from '../zombies/vade-retro';

const ONE_MORE_USE = skillNumber('extra-use-vade-retro');

/** A token on zombies in sight, however far away: they will lose an activation. */
export const vadeRetro: TurnAction = {
  words: ['vade-retro'],
  sorts: () => VADE_RETRO,
  offer(game, survivor, list) {
    if (!mayMark(game, survivor) || !canPay(game, survivor, VADE_RETRO)) return;
    for (const zone of zonesInSight(game, survivor)) {
      if (zombiesIn(game, zone) > 0 && mayAim(game, zone)) list.add(DO['vade-retro'], zone); // UOA-FAITHFUL-02
    }
  },
  perform(game, survivor, { a: zone }) {
    countUse(game, survivor, 'vade-retro');
    const spare = tokenIn(game, NONE);
    if (spare === NONE) liftToken.begin(game, survivor, zone);
    else lay(game, survivor, zone, spare, []);
  },
};

function mayMark(game: UoaGame, survivor: number): boolean {
  if (!hasAbility(game, survivor, 'Faithful')) return false;
  const uses = 1 + ownsSkill(game, survivor, ONE_MORE_USE); // UOA-SKILL-13
  return timesUsed(game, survivor, 'vade-retro') < uses; // UOA-FAITHFUL-02
}

/** Both tokens are on the board: which of them goes to the new zone. */
export const liftToken = decision<UoaGame, 'survivor' | 'zone'>('lift-token', ['survivor', 'zone'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options({ state }, _, list) {
    const [one, other] = [state.vadeRetro.at(0), state.vadeRetro.at(1)];
    list.add(DO['lift-token'], one); // UOA-CHOICE-23
    if (other !== one) list.add(DO['lift-token'], other);
  },
  choose: (game, { survivor, zone }, { a: from }) =>
    lay(game, survivor, zone, tokenIn(game, from), because['lifting-vade-retro']),
});

function lay(game: UoaGame, survivor: number, zone: number, token: number, rules: readonly string[]): void {
  const from = game.state.vadeRetro.at(token);
  game.events?.push({
    type: 'vade-retro',
    rules: [
      ...because['laying-vade-retro'],
      ...rules,
      ...(game.state.vadeRetro.at(1 - token) === zone ? because['two-vade-retro-in-one-zone'] : []),
    ],
    survivor: survivorName(game, survivor),
    zone: zoneName(game, zone),
    ...(from !== NONE && { from: zoneName(game, from) }),
  });
  game.state.vadeRetro.set(token, 0, zone);
}
