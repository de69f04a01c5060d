import { goesWithLeader, isCompanion, isIn, placeOf, playerFor } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { survivorName, zoneName } from '../../../family/zombicide/names';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { TurnAction, UoaGame } from '../game';
import { standUp } from '../machines/machines';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';
import { countUse, hasOncePerTurn } from '../turns/limited';
import { DO } from '../words';
import { enter } from './enter';
import { isNextTo } from './open-path';

const LIFESAVER = skillNumber('lifesaver');

/** Away from zombies next door, as many as one likes. It costs nothing and is no Move of theirs (UOA-MOVE-07). */
export const lifesaver: TurnAction = {
  words: ['lifesaver'],
  sorts: () => 0,
  isFree: true,
  offer(game, survivor, list) {
    if (!hasOncePerTurn(game, survivor, LIFESAVER, 'lifesaver')) return;
    const own = placeOf(game, survivor);
    for (const zone of game.board.seen(own)) {
      if (!isNextTo(game, zone, own) || zombiesIn(game, zone) === 0) continue;
      if (nextToSave(game, zone, 0) !== NONE) list.add(DO.lifesaver, zone); // UOA-CHOICE-26
    }
  },
  perform(game, survivor, { a: zone }) {
    countUse(game, survivor, 'lifesaver');
    saving.begin(game, survivor, zone, 0);
  },
};

/** Everybody in the zone who can be dragged away, one after the other. */
export const saving = procedure<UoaGame, 'survivor' | 'zone' | 'next'>(
  'lifesaver',
  ['survivor', 'zone', 'next'],
  [
    (game, frame) => {
      const companion = nextToSave(game, frame.zone, frame.next);
      if (companion === NONE) return;
      frame.next = companion + 1;
      frame.step -= 1;
      dragOrNot.begin(game, frame.survivor, companion);
    },
  ],
);

/**
 * The next in a zone, from a number on: passengers of a Wagon too, for they stand in its zone (UOA-WAGON-06) and are not
 * moving (UOA-MOVE-07). Companions with a leader go where the leader goes.
 */
function nextToSave(game: UoaGame, zone: number, from: number): number {
  for (let actor = from; actor < game.table.sizes.actors; actor++) {
    if (isIn(game, actor, zone) && !goesWithLeader(game, actor)) return actor;
  }
  return NONE;
}

export const dragOrNot = decision<UoaGame, 'survivor' | 'companion'>(
  'drag-or-not',
  ['survivor', 'companion'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(_, { companion }, list) {
      list.add(DO.drag, companion); // UOA-CHOICE-26
      list.add(DO.decline);
    },
    choose(game, { survivor, companion }, { kind }) {
      if (kind === DO.decline) return;
      if (needsConsent(game, survivor, companion)) acceptRescue.begin(game, survivor, companion);
      else drag(game, survivor, companion);
    },
  },
);

/** Nobody speaks for a companion without a leader. */
function needsConsent(game: UoaGame, survivor: number, saved: number): boolean {
  return !isCompanion(game, saved) && playerFor(game, saved) !== playerFor(game, survivor);
}

export const acceptRescue = decision<UoaGame, 'survivor' | 'partner'>(
  'accept-rescue',
  ['survivor', 'partner'],
  {
    decider: (game, { partner }) => playerFor(game, partner),
    options(_game, _frame, list) {
      list.add(DO.agree);
      list.add(DO.refuse); // UOA-CHOICE-26
    },
    choose(game, { survivor, partner }, { kind }) {
      if (kind === DO.agree) {
        drag(game, survivor, partner);
        return;
      }
      game.events?.push({
        type: 'refused-rescue',
        rules: because['saving-lives'],
        survivor: survivorName(game, partner),
        by: survivorName(game, survivor),
      });
    },
  },
);

function drag(game: UoaGame, survivor: number, saved: number): void {
  const to = placeOf(game, survivor);
  game.events?.push({
    type: 'dragged',
    rules: because['being-dragged'],
    survivor: survivorName(game, saved),
    by: survivorName(game, survivor),
    from: zoneName(game, placeOf(game, saved)),
    to: zoneName(game, to),
  });
  standUp(game, saved);
  enter(game, saved, to);
}
