import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import type { Watcher } from '../watched';

/** How deep the agenda gets, and how much of it stands above the last thing that a rule of the mission has begun. */
export class RoomWatch implements Watcher {
  deepest = 0;
  mostAboveRules = 0;

  readonly before = (): void => undefined;

  // Handed on by itself.
  readonly after = ({ state, system }: UoaGame): void => {
    this.deepest = Math.max(this.deepest, state.agendaDepth);
    for (let row = state.agendaDepth - 1; row >= 0; row--) {
      if (!system.agenda[state.agenda.at(row, 0)]?.name.startsWith('mission-')) continue;
      this.mostAboveRules = Math.max(this.mostAboveRules, state.agendaDepth - 1 - row);
      return;
    }
  };
}
