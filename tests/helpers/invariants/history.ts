import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import { GONE, IN_PLAY, LEFT, REMOVED } from '../../../engine/systems/undead-or-alive/state';
import type { Watcher } from '../watched';

/** What never goes back: compares a game at a decision with the decision before. */
export class History {
  private was: Remembered;

  constructor(game: UoaGame) {
    this.was = remember(game);
  }

  *faults(game: UoaGame, events: readonly UoaEvent[]): Generator<string> {
    const [was, is] = [this.was, remember(game)];
    this.was = is;
    const { mission } = game.table;
    for (const [name, stays] of STAYS) {
      const back = was[name].findIndex((value, row) => value === stays && is[name][row] !== value);
      if (back >= 0) yield `${name} of ${back} was ${was[name][back] ?? ''}, and is ${is[name][back] ?? ''}`;
    }
    for (const [number, rule] of mission.rules.entries()) {
      if (!('do' in rule)) continue;
      const { id } = rule;
      const told = events.filter(
        (event) => event.type === 'mission-rule' && event.rule === id && !event.wasPutOff,
      ).length;
      const times = (is.ruleApplied[number] ?? 0) - (was.ruleApplied[number] ?? 0);
      if (times !== told) yield `${id} was applied ${times} times, and told ${told} times`;
    }
    const laidAside = events.reduce(
      (sum, event) => sum + (event.type === 'set-aside' ? event.weapons : 0),
      0,
    );
    if (is.reserve > was.reserve + laidAside)
      yield `${is.reserve} weapons are set aside, after ${was.reserve}`;
  }
}

/** For names of the state: the value that is for good. */
const STAYS = [
  ['loaded', 1],
  ['goalReached', 1],
  ['objectiveZone', GONE],
  ['objectiveSeen', 1],
  ['carrier', GONE],
  ['spawnStatus', REMOVED],
  ['fate', LEFT],
  ['machineOut', 1],
] as const;

type Remembered = ReturnType<typeof remember>;

function remember({ state, piles }: UoaGame) {
  const rows = Object.fromEntries(STAYS.map(([name]) => [name, state[name].toArray()]));
  return {
    ...(rows as Record<(typeof STAYS)[number][0], number[]>),
    ruleApplied: state.ruleApplied.toArray(),
    reserve: piles.reserve.size,
  };
}

/** Says whenever somebody comes into a zone that nobody may enter. */
export class GateWatch implements Watcher {
  private places: number[] = [];
  private configuration = 0;

  constructor(private readonly tell: (breach: string) => void) {}

  readonly before = ({ state }: UoaGame): void => {
    this.places = state.place.toArray();
    this.configuration = state.configuration;
  };

  readonly after = ({ state, table, board }: UoaGame): void => {
    // Where tiles change people step aside; before the first round they are laid where the mission says.
    if (state.configuration !== this.configuration || state.round === 0) return;
    for (let actor = 0; actor < table.sizes.survivors; actor++) {
      const zone = state.place.at(actor);
      const isNew = zone !== this.places[actor] && state.fate.at(actor) === IN_PLAY;
      if (isNew && board.isBlocked(zone))
        this.tell(`survivor ${actor} came into ${table.zones[zone]?.id ?? ''}`);
    }
  };
}
