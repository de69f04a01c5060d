import { topOf } from '../../../engine/game/kernel';
import type { UoaGame } from '../../../engine/systems/undead-or-alive/game';
import type { Watcher } from '../watched';
import { does } from './invariant';

/** The effects that put zombies somewhere else. */
const PUTTING = ['move', 'remove'] as const;

/** Compares the zombies of all zones before and after a step of a rule: tells of a change that no rule can make. */
export class ZombieWatch implements Watcher {
  private readonly was: Int32Array;
  private readonly kinds: number;
  private configuration = 0;
  private isOfMission = false;
  private isPutting = false;

  constructor(
    { table }: UoaGame,
    private readonly tell: (breach: string) => void,
  ) {
    this.kinds = table.sizes.kinds;
    this.was = new Int32Array(table.sizes.zones * this.kinds);
  }

  readonly before = (game: UoaGame): void => {
    const { state } = game;
    this.configuration = state.configuration;
    this.isOfMission = topOf(game).name === 'mission-rule';
    this.isPutting = topOf(game).name === 'mission-effects' && PUTTING.some((effect) => does(game, effect));
    for (let cell = 0; cell < this.was.length; cell++) this.was[cell] = this.countIn(state, cell);
  };

  readonly after = (game: UoaGame): void => {
    // A train has shifted the tiles under them.
    if (game.state.configuration !== this.configuration) return;
    // A rule of the mission puts zombies wherever it likes, or takes them away.
    if (this.isPutting) return;
    const changed = [...this.was.keys()].filter((cell) => this.was[cell] !== this.countIn(game.state, cell));
    for (const kind of new Set(changed.map((cell) => cell % this.kinds))) {
      const [first = 0, ...others] = changed.filter((cell) => cell % this.kinds === kind);
      // One zone changes where somebody dies or comes; several, where zombies have gone from zone to zone.
      if (this.isOfMission) this.noneIsLost(game, kind);
      else if (others.length > 0) this.compare(game, kind);
      else if (this.countIn(game.state, first) < (this.was[first] ?? 0) - 1)
        this.tell('several zombies are lost');
    }
  };

  private countIn(state: UoaGame['state'], cell: number): number {
    return state.zombies.at(Math.floor(cell / this.kinds), cell % this.kinds);
  }

  /** A rule of the mission brings zombies to as many zones as it likes, and takes none away. */
  private noneIsLost(game: UoaGame, kind: number): void {
    for (const [cell, was] of this.was.entries()) {
      if (cell % this.kinds === kind && this.countIn(game.state, cell) < was)
        this.tell('a rule of the mission takes zombies');
    }
  }

  private compare(game: UoaGame, kind: number): void {
    const was = [...this.was].filter((_, cell) => cell % this.kinds === kind);
    const is = was.map((_, zone) => game.state.zombies.at(zone, kind));
    if (sum(was) !== sum(is)) this.tell(`${sum(was)} zombies of kind ${kind} went, ${sum(is)} arrived`);
    for (const zone of was.keys()) {
      const around = [...was.keys()].filter((other) => other === zone || isNextTo(game, zone, other));
      const [could, can] = [was, is].map((counts) => sum(around.map((other) => counts[other] ?? 0)));
      if ((is[zone] ?? 0) > (could ?? 0)) this.tell(`zombies of kind ${kind} came to zone ${zone} from afar`);
      if ((was[zone] ?? 0) > (can ?? 0)) this.tell(`zombies of kind ${kind} went far from zone ${zone}`);
    }
  }
}

/** Out of a zone that nobody may enter one comes, but not into it. */
function isNextTo({ board }: UoaGame, zone: number, other: number): boolean {
  const leads = (from: number, to: number) => board.neighbours[from]?.includes(to) === true;
  return leads(zone, other) || leads(other, zone);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
