import { decision } from '../../../game/agenda';
import { eachLed, placeOf, playerFor } from '../actors';
import { judgeGoals } from '../course/goals';
import type { UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { standUp } from '../machines/machines';
import { survivorName, zoneName } from '../names';
import { LEFT, NONE } from '../state';
import { exitZones } from '../train/now';
import { DO } from '../words';

/** At the end of their turn a survivor may leave by the exit. */
export function offerExit(game: UoaGame, survivor: number): void {
  const zone = placeOf(game, survivor);
  if (!exitZones(game).includes(zone) || zombiesIn(game, zone) > 0) return; // UOA-MISSION-GEN-03
  exitOrStay.begin(game, survivor);
}

export const exitOrStay = decision<UoaGame, 'survivor'>('exit-or-stay', ['survivor'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(_game, _frame, list) {
    list.add(DO.leave); // UOA-CHOICE-35
    list.add(DO.stay);
  },
  choose(game, { survivor }, { kind }) {
    if (kind !== DO.leave) return;
    leaveWithCompanions(game, survivor);
    judgeGoals(game);
  },
});

/** Out of the game, and safe. */
function leaveWithCompanions(game: UoaGame, leader: number): void {
  const zone = placeOf(game, leader);
  leave(game, leader, zone, 'UOA-CHOICE-35');
  eachLed(game, leader, (companion) => leave(game, companion, zone, 'UOA-COMP-10'));
}

function leave(game: UoaGame, actor: number, zone: number, why: string): void {
  game.state.fate.set(actor, 0, LEFT); // UOA-WIN-07
  game.state.place.set(actor, 0, NONE);
  standUp(game, actor);
  game.events?.push({
    type: 'left',
    rules: ['UOA-MISSION-GEN-03', 'UOA-WIN-07', why],
    survivor: survivorName(game, actor),
    zone: zoneName(game, zone),
  });
}
