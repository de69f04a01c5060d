import type { Amount } from '../../../../../schemas';
import { isInPlay } from '../../../../family/zombicide/actors';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';

/** What an effect is about where it does not say so itself. */
export interface AtHand {
  readonly survivor: number;
  /** The number of a spawn token, where the rule is about one. */
  readonly thing: number;
  readonly zone: number;
  /** The number of the rule. */
  readonly rule: number;
  /** The printed rules behind it. */
  readonly rules: readonly string[];
  /** Whether it is what an objective is good for. */
  readonly isReward: boolean;
}

export function amountOf(game: UoaGame, amount: Amount, { survivor }: Pick<AtHand, 'survivor'>): number {
  if (typeof amount === 'number') return amount;
  switch (amount.per) {
    case 'survivor':
      return amount.times * game.table.posse.length;
    case 'loaded':
      return amount.times * game.state.loadedNow;
    case 'led':
      return amount.times * ledBy(game, survivor);
  }
}

function ledBy(game: UoaGame, survivor: number): number {
  const { sizes } = game.table;
  let led = 0;
  for (let actor = sizes.survivors; survivor !== NONE && actor < sizes.actors; actor++) {
    if (isInPlay(game, actor) && game.state.leader.at(actor) === survivor) led += 1;
  }
  return led;
}
