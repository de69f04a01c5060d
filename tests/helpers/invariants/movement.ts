import type { UoaGame } from '../../../engine';
import { KINDS } from '../../../engine/systems/undead-or-alive/state';

/** Compares the zombies of all zones before and after every step of a rule: says which change no rule can make. */
export class ZombieWatch {
  private before: Int32Array;

  constructor(game: UoaGame) {
    this.before = copyOf(game);
  }

  /** Somebody else has laid the zombies otherwise. */
  reset(game: UoaGame): void {
    this.before = copyOf(game);
  }

  /** What happened since the last time. */
  breach(game: UoaGame): string | undefined {
    const changed = this.changedCells(game);
    const wrong = changed.length > 1 ? this.wrongMove(game, changed) : undefined;
    if (changed.length > 0) this.before = copyOf(game);
    return wrong;
  }

  private changedCells(game: UoaGame): number[] {
    const { zombies } = game.state;
    const changed: number[] = [];
    for (let cell = 0; cell < this.before.length; cell++) {
      if (zombies.at(Math.floor(cell / KINDS), cell % KINDS) !== this.before[cell]) changed.push(cell);
    }
    return changed;
  }

  /** One cell changes where somebody dies or comes; several, where zombies have gone from zone to zone. */
  private wrongMove(game: UoaGame, changed: readonly number[]): string | undefined {
    for (const kind of new Set(changed.map((cell) => cell % KINDS))) {
      const before = this.countsOf(kind);
      const after = before.map((_, zone) => game.state.zombies.at(zone, kind));
      const [was, is] = [before, after].map((counts) => counts.reduce((sum, count) => sum + count, 0));
      if (was !== is) return `${was ?? 0} zombies of kind ${kind} went, ${is ?? 0} arrived`;
      for (const [zone, count] of after.entries()) {
        const around = [zone, ...(game.board.neighbours[zone] ?? [])];
        const could = around.reduce((sum, other) => sum + (before[other] ?? 0), 0);
        const room = around.reduce((sum, other) => sum + (after[other] ?? 0), 0);
        if (count > could) return `${count} zombies of kind ${kind} are in zone ${zone}, ${could} could be`;
        if ((before[zone] ?? 0) > room)
          return `zombies of kind ${kind} went further than next to zone ${zone}`;
      }
    }
    return undefined;
  }

  private countsOf(kind: number): number[] {
    return [...this.before].filter((_, cell) => cell % KINDS === kind);
  }
}

function copyOf({ state }: UoaGame): Int32Array {
  return Int32Array.from(state.zombies.toArray());
}
