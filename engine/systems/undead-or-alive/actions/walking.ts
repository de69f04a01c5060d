import { decision, type Frame, procedure } from '../../../game/agenda';
import { isInPlay, placeOf, playerFor, putWithCompanions } from '../actors';
import { countUse, hasOncePerTurn } from '../course/limited';
import { MOVE } from '../course/sorts';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { zombiesIn } from '../horde';
import { offerSeat } from '../machines/boarding';
import { happen } from '../mission/happen';
import { survivorName, zoneName } from '../names';
import { bonus, EXTRA_ZONES } from '../skills/bonuses';
import { skillNumber } from '../skills/owned';
import { isSlippery } from '../skills/slippery';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';
import { DO } from '../words';

// A Move action from zone to zone. Nobody but those with a skill goes further than the first.

const SPRINT = skillNumber('sprint');
const ZONES_OF_SPRINT = 3;

/** The first zone of a Move action, and where to from there. What leaving costs has been paid. */
export function setOff(
  game: UoaGame,
  survivor: number,
  to: number,
  cost: number,
  rules: readonly string[],
): void {
  goOn.begin(game, survivor, 1, 0);
  walk(game, survivor, to, cost, rules, mostZones(game, survivor, false) > 1);
}

/** Whether there is a choice how to go on, once everything has come about that comes of entering a zone. */
export const goOn = procedure<UoaGame, 'survivor' | 'walked' | 'sprinting'>(
  'go-on',
  ['survivor', 'walked', 'sprinting'],
  [
    (game, { survivor, walked, sprinting }) => {
      if (!isInPlay(game, survivor)) return;
      if (canGoOn(game, survivor, walked, sprinting === 1)) moveOn.begin(game, survivor, walked, sprinting);
      else offerSeat(game, survivor); // UOA-WAGON-05
    },
  ],
);

/** Where to from here with the same Move action, or no further. */
export const moveOn = decision<UoaGame, 'survivor' | 'walked' | 'sprinting'>(
  'move-on',
  ['survivor', 'walked', 'sprinting'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor }, list) {
      for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) list.add(DO['move-on'], to);
      list.add(DO.stop); // UOA-CHOICE-06
    },
    choose(game, frame, { kind, a: to }) {
      const { survivor } = frame;
      if (kind === DO.stop) {
        offerSeat(game, survivor);
        return;
      }
      if (needsSprint(game, frame)) {
        countUse(game, survivor, 'sprint');
        frame.sprinting = 1;
      }
      const rules = ['UOA-CHOICE-06', 'UOA-MOVE-05', frame.sprinting === 1 ? 'UOA-SKILL-64' : 'UOA-SKILL-17'];
      if (zombiesIn(game, placeOf(game, survivor)) > 0) rules.push('UOA-SKILL-63');
      const walked = frame.walked + 1;
      const couldGoOn = walked < mostZones(game, survivor, frame.sprinting === 1);
      goOn.begin(game, survivor, walked, frame.sprinting);
      walk(game, survivor, to, 0, rules, couldGoOn);
    },
  },
);

function needsSprint(
  game: OpenGame,
  { survivor, walked, sprinting }: Frame<'survivor' | 'walked' | 'sprinting'>,
) {
  return sprinting === 0 && walked >= zonesPerMove(game, survivor);
}

export function zonesPerMove(game: OpenGame, survivor: number): number {
  return 1 + bonus(game, survivor, EXTRA_ZONES, MOVE); // UOA-SKILL-17
}

/** Either skill says how many zones there are instead of one, and a Move has the larger number: with Sprint, three. */
export function mostZones(game: OpenGame, survivor: number, isSprinting: boolean): number {
  const sprints = isSprinting || maySprint(game, survivor);
  return Math.max(zonesPerMove(game, survivor), sprints ? ZONES_OF_SPRINT : 0); // UOA-SKILL-64
}

export function maySprint(game: OpenGame, survivor: number): boolean {
  return hasOncePerTurn(game, survivor, SPRINT, 'sprint');
}

function canGoOn(game: OpenGame, survivor: number, walked: number, isSprinting: boolean): boolean {
  return walked < mostZones(game, survivor, isSprinting) && !isStopped(game, survivor);
}

export function isStopped(game: OpenGame, survivor: number): boolean {
  return zombiesIn(game, placeOf(game, survivor)) > 0 && !passesZombies(game, survivor); // UOA-MOVE-04
}

/** The Slippery pass, as the later of the two rulebooks has it, unless players hold with the earlier one. */
function passesZombies(game: OpenGame, survivor: number): boolean {
  return isSlippery(game, survivor) && !game.table.optional.slipperyStops; // UOA-SKILL-63
}

/** Into the next zone, with everybody who is led. */
function walk(
  game: UoaGame,
  survivor: number,
  to: number,
  cost: number,
  rules: readonly string[],
  couldGoOn: boolean,
): void {
  const from = placeOf(game, survivor);
  putWithCompanions(game, survivor, to);
  const stops = couldGoOn && isStopped(game, survivor) ? ['UOA-MOVE-04'] : [];
  game.events?.push({
    type: 'moved',
    rules: ['UOA-MOVE-01', ...rules, ...stops],
    survivor: survivorName(game, survivor),
    from: zoneName(game, from),
    to: zoneName(game, to),
    cost,
  });
  setFoot(game, to);
  happen(game, 'enters', survivor, NONE, to);
}
