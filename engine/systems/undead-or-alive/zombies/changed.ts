import { isOfKind } from '../../../family/zombicide/horde';
import type { Profile } from '../../../family/zombicide/ways';
import { holdsAtAll } from '../lasting/in-force';
import type { ChangeOf, LastingChange } from '../mission-program';
import type { OpenGame } from '../open-game';

/** What the mission makes of those of a kind as long as its changes hold: one can always be eliminated by some damage. */
export function changedProfile(game: OpenGame, kind: number, usual: Profile): Profile {
  let { actions, wounds, damageNeeded, adrenaline } = usual;
  for (const { change } of changesOfKind(game, kind)) {
    actions += change.actions ?? 0;
    wounds += change.damage ?? 0;
    damageNeeded += change.health ?? 0;
    adrenaline += change.adrenaline ?? 0;
  }
  return {
    actions: Math.min(MOST_ACTIONS, Math.max(0, actions)),
    wounds: Math.max(0, wounds),
    damageNeeded: Math.max(1, damageNeeded),
    adrenaline: Math.max(0, adrenaline),
  };
}

/** An activation has to be over some time, whatever many rules add to it. */
const MOST_ACTIONS = 20;

function changesOfKind(game: OpenGame, number: number): readonly LastingChange<ChangeOf<'zombies'>>[] {
  const { table } = game;
  return table.mission.changes.zombies.filter((each) => {
    const { kind } = each.change;
    return (
      (kind === undefined || isOfKind(game, number, table.kinds.indexOf(kind))) && holdsAtAll(game, each)
    );
  });
}
