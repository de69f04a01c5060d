import type { Condition } from '../../../../schemas';
import type { UoaGame } from '../game';
import type { MissionProgram } from '../mission-program';
import { NOTICED_TABLES, NOTICED_VALUES, type Notices, noticesTogether } from './noticed';
import { said } from './words/conditions';

// Rules that wait for something are looked at after every action. One that waits for what is told by a few numbers is passed
// over as long as these are what they were when it was looked at last: nothing is remembered but that, so it does not matter
// how a game came to be where it is.

/** The rules of a mission that wait, each with what it depends on as bits; one of which that cannot be told has none. */
interface Waits {
  readonly bits: readonly number[];
  readonly together: number;
}

/** What was seen when the rules of a game were looked at last, and which of them were not due. */
class LookedAt {
  private readonly values: number[];
  private readonly tables: readonly Int32Array[];
  private readonly passed: Uint8Array;

  constructor(
    { state }: UoaGame,
    private readonly waits: Waits,
  ) {
    this.values = NOTICED_VALUES.map((name) => state[name]);
    this.tables = NOTICED_TABLES.map((name) => state[name].copied());
    this.passed = new Uint8Array(waits.bits.length);
  }

  /** Whether a rule, by its place among those that wait, is still not due. */
  isPassedOver(place: number): boolean {
    return this.passed[place] === 1;
  }

  passOver(place: number): void {
    if (this.waits.bits[place] !== ANYTHING) this.passed[place] = 1;
  }

  /** To be called before the rules are looked at: those about what has changed are no longer passed over. */
  seeWhatChanged(game: UoaGame): void {
    const changed = this.changedSince(game);
    if (changed === 0) return;
    for (const [place, bits] of this.waits.bits.entries()) if ((bits & changed) !== 0) this.passed[place] = 0;
  }

  private changedSince({ state }: UoaGame): number {
    const { values, tables, waits } = this;
    let changed = 0;
    for (let index = 0; index < NOTICED_VALUES.length; index++) {
      const now = state[NOTICED_VALUES[index] as (typeof NOTICED_VALUES)[number]];
      if (values[index] === now) continue;
      values[index] = now;
      changed |= 1 << index;
    }
    for (let index = 0; index < NOTICED_TABLES.length; index++) {
      const bit = 1 << (NOTICED_VALUES.length + index);
      if ((waits.together & bit) === 0) continue;
      const cells = state[NOTICED_TABLES[index] as (typeof NOTICED_TABLES)[number]];
      if (cells.updates(tables[index] as Int32Array)) changed |= bit;
    }
    return changed;
  }
}

const ANYTHING = 0;

const gamesLookedAt = new WeakMap<UoaGame, LookedAt>();

export function lookedAt(game: UoaGame): LookedAt {
  let looked = gamesLookedAt.get(game);
  if (!looked) {
    looked = new LookedAt(game, waitsIn(game.table.mission));
    gamesLookedAt.set(game, looked);
  }
  return looked;
}

const missions = new WeakMap<MissionProgram, Waits>();

function waitsIn(mission: MissionProgram): Waits {
  let waits = missions.get(mission);
  if (!waits) {
    const bits = mission.waiting.map((number) => {
      const rule = mission.rules[number];
      return rule && 'asSoonAs' in rule ? bitsOf(noticesOf(rule.asSoonAs)) : ANYTHING;
    });
    waits = { bits, together: bits.reduce((all, each) => all | each, 0) };
    missions.set(mission, waits);
  }
  return waits;
}

const names: readonly string[] = [...NOTICED_VALUES, ...NOTICED_TABLES];

function bitsOf(notices: Notices = []): number {
  return notices.reduce((bits, name) => bits | (1 << names.indexOf(name)), 0);
}

/** What a condition depends on, whoever is at hand. */
export function noticesOf(condition: Condition): Notices {
  if ('all' in condition) return noticesTogether(condition.all.map(noticesOf));
  if ('any' in condition) return noticesTogether(condition.any.map(noticesOf));
  if ('not' in condition) return noticesOf(condition.not);
  const { word, asked } = said(condition);
  return word.notices?.(asked);
}
