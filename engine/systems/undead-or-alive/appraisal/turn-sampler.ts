import type { ListedActions } from '../../../game/action-list';
import type { TurnSampler } from '../../../game/appraisal';
import { options, step, topOf } from '../../../game/kernel';
import { type Generator, nextBelow, nextFraction } from '../../../random/generator';
import { greedy } from '../bots/greedy/greedy';
import type { UoaGame } from '../game';
import { type Observation, observe } from '../hidden/observation';
import { NONE } from '../state';
import { type ActionWord, DO } from '../words';

/** How often each is tried, against a step to nowhere in particular. */
const weights: Partial<Record<ActionWord, number>> = {
  take: 40,
  rally: 40,
  do: 25,
  'holy-water': 12,
  leave: 4,
  'leave-with': 8,
  melee: 8,
  shoot: 8,
  fan: 5,
  fire: 5,
  throw: 4,
  charge: 4,
  search: 5,
  reload: 3,
  trade: 0.6,
  board: 1,
  'vade-retro': 1,
  taunt: 0.1,
  'make-noise': 0.1,
  reorganize: 0.1,
  'end-turn': 0.6,
};

const weightOf: number[] = [];
for (const [word, weight] of Object.entries(weights)) weightOf[DO[word as ActionWord]] = weight;

/** Options of one sort share its chance: a sort with many targets is no likelier than a sort with one. */
const SHARED: ReadonlySet<number> = new Set([
  DO.melee,
  DO.shoot,
  DO.fan,
  DO.fire,
  DO.throw,
  DO['holy-water'],
  DO.trade,
  DO['vade-retro'],
  DO.reload,
  DO.charge,
]);

const [NEARER, SAME, FARTHER, WITHOUT_AIM] = [14, 0.5, 0.15, 2] as const;
const [BY_INSTINCT, WITH_AIM, SENSIBLY] = [0.2, 0.75, 0.7] as const;

/** Plays a turn in one of the many ways in which it can be played: somewhat sensibly, never the same way twice. */
export class SensibleTurns implements TurnSampler {
  private readonly view: Observation;
  private aim = NONE;
  private chances = new Float64Array(64);

  constructor(
    private readonly game: UoaGame,
    private readonly luck: Generator,
  ) {
    this.view = observe(game);
  }

  /**
   * From where somebody is to be chosen to where the next one is, or to the end, maybe towards one of the aims; the
   * options that were taken.
   */
  play(aims: readonly number[]): number[] {
    const { game, luck } = this;
    const taken: number[] = [];
    const { round } = game.state;
    const byInstinct = nextFraction(luck) < BY_INSTINCT;
    this.aim = this.drawAim(aims);
    let active = topOf(game).name === 'act' ? game.state.active : NONE;
    while (game.state.outcome === 0) {
      const { name } = topOf(game);
      if (name === 'choose-survivor' && taken.length > 0) break;
      if (name === 'act') {
        if (active === NONE) active = game.state.active;
        else if (game.state.active !== active || game.state.round !== round) break;
      }
      const option = this.choose(name, byInstinct);
      taken.push(option);
      step(game, option);
    }
    return taken;
  }

  private drawAim(aims: readonly number[]): number {
    if (aims.length === 0 || nextFraction(this.luck) >= WITH_AIM) return NONE;
    return aims[nextBelow(this.luck, aims.length)] ?? NONE;
  }

  private choose(decision: string, byInstinct: boolean): number {
    const { game, luck } = this;
    const list = options(game);
    if (decision === 'act') return byInstinct ? this.instinct() : this.drawAction(list);
    if (decision === 'exit-or-stay') return this.drawAction(list);
    if (decision === 'choose-survivor') return nextBelow(luck, list.length);
    return nextFraction(luck) < SENSIBLY ? this.instinct() : nextBelow(luck, list.length);
  }

  private instinct(): number {
    return greedy.choose(this.view, this.luck);
  }

  private drawAction(list: ListedActions): number {
    if (this.chances.length < list.length) this.chances = new Float64Array(2 * list.length);
    const { chances } = this;
    let sum = 0;
    for (let option = 0; option < list.length; option++) {
      const kind = list.kind(option);
      let chance = this.chanceOf(list, option);
      if (SHARED.has(kind)) chance /= this.alike(list, kind);
      chances[option] = chance;
      sum += chance;
    }
    let drawn = nextFraction(this.luck) * sum;
    for (let option = 0; option < list.length; option++) {
      drawn -= chances[option] as number;
      if (drawn < 0) return option;
    }
    return list.length - 1;
  }

  private alike(list: ListedActions, kind: number): number {
    let alike = 0;
    for (let option = 0; option < list.length; option++) if (list.kind(option) === kind) alike += 1;
    return alike;
  }

  private chanceOf(list: ListedActions, option: number): number {
    const kind = list.kind(option);
    if (kind === DO.move) return this.chanceOfMove(list.argument(option, 0));
    if (kind === DO.drive) return this.chanceOfMove(list.argument(option, 1));
    return weightOf[kind] ?? 1;
  }

  private chanceOfMove(to: number): number {
    const { aim, game } = this;
    if (aim === NONE) return WITHOUT_AIM;
    const now = game.board.distance(game.state.place.at(game.state.active), aim);
    const then = game.board.distance(to, aim);
    if (then < now) return NEARER;
    return then === now ? SAME : FARTHER;
  }
}
