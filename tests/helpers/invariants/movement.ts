import type { UoaGame } from '../../../engine';
import { topOf } from '../../../engine/game/kernel';
import { KINDS } from '../../../engine/systems/undead-or-alive/state';
import type { Watcher } from '../watched';

/** Compares the zombies of all zones before and after a step of a rule: tells of a change that no rule can make. */
export class ZombieWatch implements Watcher {
  private readonly was: Int32Array;
  private configuration = 0;
  private isOfMission = false;

  constructor(
    { table }: UoaGame,
    private readonly tell: (breach: string) => void,
  ) {
    this.was = new Int32Array(table.sizes.zones * KINDS);
  }

  readonly before = (game: UoaGame): void => {
    const { state } = game;
    this.configuration = state.configuration;
    this.isOfMission = topOf(game).name === 'mission-rule';
    for (let cell = 0; cell < this.was.length; cell++) this.was[cell] = countIn(state, cell);
  };

  readonly after = (game: UoaGame): void => {
    // A train has shifted the tiles under them.
    if (game.state.configuration !== this.configuration) return;
    const changed = [...this.was.keys()].filter((cell) => this.was[cell] !== countIn(game.state, cell));
    for (const kind of new Set(changed.map((cell) => cell % KINDS))) {
      const [first = 0, ...others] = changed.filter((cell) => cell % KINDS === kind);
      // One zone changes where somebody dies or comes; several, where zombies have gone from zone to zone.
      if (this.isOfMission) this.noneIsLost(game, kind);
      else if (others.length > 0) this.compare(game, kind);
      else if (countIn(game.state, first) < (this.was[first] ?? 0) - 1) this.tell('several zombies are lost');
    }
  };

  /** A rule of the mission brings zombies to as many zones as it likes, and takes none away. */
  private noneIsLost(game: UoaGame, kind: number): void {
    for (const [cell, was] of this.was.entries()) {
      if (cell % KINDS === kind && countIn(game.state, cell) < was)
        this.tell('a rule of the mission takes zombies');
    }
  }

  private compare(game: UoaGame, kind: number): void {
    const was = [...this.was].filter((_, cell) => cell % KINDS === kind);
    const is = was.map((_, zone) => game.state.zombies.at(zone, kind));
    if (sum(was) !== sum(is)) this.tell(`${sum(was)} zombies of kind ${kind} went, ${sum(is)} arrived`);
    const { neighbours } = game.board;
    const total = (zones: readonly number[], counts: readonly number[]) =>
      sum(zones.map((zone) => counts[zone] ?? 0));
    for (const zone of was.keys()) {
      // Where nobody may enter for now, the way leads out only.
      const from = [...was.keys()].filter((other) => other === zone || neighbours[other]?.includes(zone));
      const to = [zone, ...(neighbours[zone] ?? [])];
      if ((is[zone] ?? 0) > total(from, was))
        this.tell(`zombies of kind ${kind} came to zone ${zone} from afar`);
      if ((was[zone] ?? 0) > total(to, is)) this.tell(`zombies of kind ${kind} went far from zone ${zone}`);
    }
  }
}

const countIn = (state: UoaGame['state'], cell: number) =>
  state.zombies.at(Math.floor(cell / KINDS), cell % KINDS);

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
