import { isInPlay, placeOf, playerFor } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { bonus } from '../../../family/zombicide/skills/bonuses';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { MELEE } from '../../../family/zombicide/sorts';
import { canPay } from '../../../family/zombicide/turns/allowance';
import { grant } from '../../../family/zombicide/turns/grant';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { TurnAction, UoaGame } from '../game';
import { offerSeat } from '../machines/boarding';
import { isOnFoot } from '../machines/machines';
import { mayComeInto, tollFor } from '../mission/tolls';
import type { OpenGame } from '../open-game';
import { EXTRA_ZONES } from '../skills/bonuses';
import { hasAbility } from '../skills/classes';
import { skillNumber } from '../skills/owned';
import { isSlippery } from '../skills/slippery';
import { CHARGE } from '../sorts';
import { NONE } from '../state';
import { countUse, timesUsed } from '../turns/limited';
import { DO } from '../words';
import { enter } from './enter';
import { costAmongZombies, costOfLeaving } from './leaving';

const ONE_MORE_CHARGE = skillNumber('extra-use-charge');
const ZONES = 2;

/** Straight among the zombies, and a Melee action there. */
export const charge: TurnAction = {
  words: ['charge'],
  sorts: () => CHARGE,
  cost: costOfLeaving, // UOA-BRAWLER-04
  offer(game, survivor, list) {
    if (!isOnFoot(game, survivor) || !mayCharge(game, survivor)) return; // UOA-BRAWLER-08
    if (!canPay(game, survivor, CHARGE, costOfLeaving(game, survivor))) return;
    offerZones(game, survivor, zonesOfCharge(game, survivor), DO.charge, list); // UOA-BRAWLER-03
  },
  perform(game, survivor, { a: to }) {
    countUse(game, survivor, 'charge');
    charging.begin(game, survivor, to, zonesOfCharge(game, survivor) - 1);
  },
};

export function mayCharge(game: OpenGame, survivor: number): boolean {
  if (!hasAbility(game, survivor, 'Brawler')) return false; // UOA-BRAWLER-07
  return timesUsed(game, survivor, 'charge') < chargesPerTurn(game, survivor); // UOA-BRAWLER-02
}

export function chargesPerTurn(game: OpenGame, survivor: number): number {
  return 1 + ownsSkill(game, survivor, ONE_MORE_CHARGE); // UOA-SKILL-11
}

function zonesOfCharge(game: OpenGame, survivor: number): number {
  return ZONES + bonus(game, survivor, EXTRA_ZONES, CHARGE); // UOA-SKILL-30, UOA-BRAWLER-05
}

/** Lists the zones next to a survivor out of which, or in which, a Charge of so many zones finds zombies. */
function offerZones(
  game: UoaGame,
  survivor: number,
  zones: number,
  word: number,
  list: Parameters<TurnAction['offer']>[2],
): void {
  for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) {
    if (mayComeInto(game, survivor, to) && leadsToZombies(game, to, zones - 1)) list.add(word, to);
  }
}

function leadsToZombies(game: UoaGame, zone: number, zonesLeft: number): boolean {
  if (zombiesIn(game, zone) > 0) return true;
  if (zonesLeft === 0) return false;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (leadsToZombies(game, next, zonesLeft - 1)) return true;
  }
  return false;
}

export const charging = procedure<UoaGame, 'survivor' | 'zone' | 'left'>(
  'charge',
  ['survivor', 'zone', 'left'],
  [
    (game, { survivor, zone }) => {
      chargeInto(game, survivor, zone, costOfLeaving(game, survivor), leavingRules(game, survivor));
    },
    // Once everything that entering a zone triggers is done: there may be no zombies left to charge at.
    (game, frame) => {
      const { survivor, left } = frame;
      if (!isInPlay(game, survivor)) return;
      if (goesOn(game, survivor, left)) {
        frame.step -= 1;
        frame.left -= 1;
        chargeOn.begin(game, survivor, left);
      } else offerSeat(game, survivor); // UOA-WAGON-05
    },
    (game, { survivor }) => {
      if (!isInPlay(game, survivor)) return;
      game.state.charging = 1;
      grant.begin(game, survivor, MELEE, NONE); // UOA-BRAWLER-06
    },
    ({ state }) => {
      state.charging = 0;
    },
  ],
);

function goesOn(game: UoaGame, survivor: number, left: number): boolean {
  const zone = placeOf(game, survivor);
  if (left <= 0 || zombiesIn(game, zone) > 0) return false; // UOA-BRAWLER-04
  return (game.board.neighbours[zone] ?? []).some((next) => leadsToZombies(game, next, left - 1));
}

/** Which zone is next on the way to the zombies. Nobody stops before them. */
export const chargeOn = decision<UoaGame, 'survivor' | 'left'>('charge-on', ['survivor', 'left'], {
  lapses: true,
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, left }, list) {
    offerZones(game, survivor, left, DO['move-on'], list); // UOA-CHOICE-06
    // Nobody goes on where they cannot pay for it.
    if (list.length === 0) list.add(DO.stop);
  },
  choose(game, frame, { kind, a: to }) {
    if (kind === DO.stop) return;
    const { survivor, left } = frame;
    const isFar = left - 1 < bonus(game, survivor, EXTRA_ZONES, CHARGE);
    chargeInto(game, survivor, to, 0, [
      ...because['zone-by-zone'],
      ...(isFar ? because['longer-charge'] : []),
    ]);
  },
});

function leavingRules(game: UoaGame, survivor: number): readonly string[] {
  if (costAmongZombies(game, survivor) === 1) return [];
  return isSlippery(game, survivor) ? because['charging-slippery'] : because['charging-off'];
}

function chargeInto(
  game: UoaGame,
  survivor: number,
  to: number,
  cost: number,
  rules: readonly string[],
): void {
  game.events?.push({
    type: 'charged',
    rules: [...because['charging'], ...rules],
    survivor: survivorName(game, survivor),
    from: zoneName(game, placeOf(game, survivor)),
    to: zoneName(game, to),
    cost,
  });
  const toll = tollFor(game, survivor, to);
  enter(game, survivor, to);
  toll?.();
}
