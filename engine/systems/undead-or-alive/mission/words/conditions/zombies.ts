import type { ConditionZombies, Place } from '../../../../../../schemas';
import { placeOf } from '../../../../../family/zombicide/actors';
import { judgeCount, type Verdict } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import type { AtHand } from '../../at-hand';
import { zombiesMeantIn } from '../../filters';
import { noticesOfPlace, noticesTogether } from '../../noticed';
import { zonesOf } from '../../whereabouts';
import { leastOf, type Reckoning, stepsBetween, TASK } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** Zombies are on the board, or in an area. */
export const zombies: ConditionWord<'zombies'> = {
  judge,
  notices: ({ in: place }) => noticesTogether([['zombies'], noticesOfPlace(place)]),
  // They come by themselves.
  toMeet: () => TASK,
  toEnd,
};

function judge(game: UoaGame, { in: area, kind, count = 1 }: ConditionZombies, at: AtHand): Verdict {
  let there = 0;
  for (const zone of zonesMeant(game, area, at)) {
    there += zombiesMeantIn(game, kind, zone);
  }
  return judgeCount({ there, wanted: count });
}

function zonesMeant(game: UoaGame, area: Place | undefined, at?: AtHand): readonly number[] {
  return area === undefined ? [...game.table.zones.keys()] : zonesOf(game, area, at);
}

const TO_KILL = 1.5;

function toEnd(reckoning: Reckoning, { in: area, kind }: ConditionZombies): number {
  const { game, survivors } = reckoning;
  return zonesMeant(game, area)
    .filter((zone) => zombiesMeantIn(game, kind, zone) > 0)
    .reduce((sum, zone) => {
      const near = leastOf(survivors, (each) => stepsBetween(reckoning, placeOf(game, each), zone));
      return sum + near + TO_KILL * zombiesMeantIn(game, kind, zone);
    }, 0);
}
