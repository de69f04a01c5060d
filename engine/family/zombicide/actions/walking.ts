import { decision, procedure } from '../../../game/agenda';
import { isInPlay, placeOf, playerFor, putWithCompanions } from '../actors';
import type { FamilyGame, OpenFamilyGame } from '../game';
import { survivorName, zoneName } from '../names';

// A Move action from zone to zone. Nobody but those with a skill goes further than the first.

/** Begins a Move action: the first zone, and the choice of the next. What leaving costs has been paid. */
export function setOff(
  game: FamilyGame,
  survivor: number,
  to: number,
  cost: number,
  rules: readonly string[],
): void {
  goOn.begin(game, survivor, 1, 0);
  walk(game, survivor, to, cost, rules, game.ways.mostZones(game, survivor, false) > 1);
}

/** Once everything that entering a zone triggers is done: whether the Move can go on. */
export const goOn = procedure<FamilyGame, 'survivor' | 'walked' | 'sprinting'>(
  'go-on',
  ['survivor', 'walked', 'sprinting'],
  [
    (game, { survivor, walked, sprinting }) => {
      if (!isInPlay(game, survivor)) return;
      if (canGoOn(game, survivor, walked, sprinting === 1)) moveOn.begin(game, survivor, walked, sprinting);
      else game.ways.hasStopped(game, survivor);
    },
  ],
);

/** The next zone of the same Move action, or the end of it. */
export const moveOn = decision<FamilyGame, 'survivor' | 'walked' | 'sprinting'>(
  'move-on',
  ['survivor', 'walked', 'sprinting'],
  {
    is: { free: 'part', isForPlayers: true },
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor }, list) {
      for (const to of game.board.neighbours[placeOf(game, survivor)] ?? []) {
        if (game.ways.mayComeInto(game, survivor, to)) list.add(game.words['move-on'], to);
      }
      list.add(game.words.stop);
    },
    choose(game, frame, { kind, a: to }) {
      const { survivor } = frame;
      if (kind === game.words.stop) {
        game.ways.hasStopped(game, survivor);
        return;
      }
      if (frame.sprinting === 0 && game.ways.startsSprint(game, survivor, frame.walked)) frame.sprinting = 1;
      const rules = game.ways.rulesOfMovingOn(game, survivor, frame.sprinting === 1);
      const walked = frame.walked + 1;
      const couldGoOn = walked < game.ways.mostZones(game, survivor, frame.sprinting === 1);
      goOn.begin(game, survivor, walked, frame.sprinting);
      walk(game, survivor, to, 0, rules, couldGoOn);
    },
  },
);

function canGoOn(game: OpenFamilyGame, survivor: number, walked: number, isSprinting: boolean): boolean {
  return walked < game.ways.mostZones(game, survivor, isSprinting) && !game.ways.isStopped(game, survivor);
}

/** Steps into the next zone, with everybody who is led. */
function walk(
  game: FamilyGame,
  survivor: number,
  to: number,
  cost: number,
  rules: readonly string[],
  couldGoOn: boolean,
): void {
  const from = placeOf(game, survivor);
  const toll = game.ways.tollFor(game, survivor, to);
  putWithCompanions(game, survivor, to);
  const stops = couldGoOn && game.ways.isStopped(game, survivor) ? game.because['entering-stops'] : [];
  game.events?.push({
    type: 'moved',
    rules: [...game.because['moving'], ...rules, ...stops],
    survivor: survivorName(game, survivor),
    from: zoneName(game, from),
    to: zoneName(game, to),
    cost,
  });
  game.ways.hasMoved(game, survivor, from, to);
  toll?.();
}
