import type { UoaGame } from '../../../game';
import { happen } from '../../../happen';
import { settleMission } from '../../../settling';
import { GONE, NONE } from '../../../state';
import { moveObjective } from '../../moving';
import { zonesOf } from '../../whereabouts';
import type { EffectWord } from '../effect-word';

/** To the next zone of the track; from the last one off the board. */
export const step: EffectWord<'step'> = {
  isIdle: (game, { objective, along }) => !zonesOf(game, along).includes(placeOf(game, objective)),
  apply(game, { objective: id, along }, { rules }) {
    const objective = numberOf(game, id);
    const from = placeOf(game, id);
    const track = zonesOf(game, along);
    if (!track.includes(from)) return;
    const to = track[track.indexOf(from) + 1] ?? GONE;
    moveObjective(game, objective, to, rules);
    if (to !== GONE) return;
    settleMission(game);
    happen(game, 'stepped-off', NONE, objective, from);
  },
};

function numberOf({ table }: UoaGame, id: string): number {
  return table.mission.objectives.findIndex((each) => each.id === id);
}

/** Off the board there is no such zone. */
function placeOf(game: UoaGame, id: string): number {
  return game.state.objectiveZone.at(numberOf(game, id));
}
