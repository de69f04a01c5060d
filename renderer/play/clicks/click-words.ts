import { type Seen, systemIn } from '../../../engine';
import { oddsWords } from '../../../telling/odds';
import { optionWords } from '../../../telling/options';
import { whyNotWords } from '../../../telling/reasons';
import type { Words } from '../../../telling/words';
import type { Click } from '../../game/clicks';
import { type Possible, priceOf } from '../../game/possible';
import type { Risk } from '../../game/risks';

/** What a click would do, in a few words, before it is made. */
export function clickWords(click: Click, seen: Seen, words: Words): string {
  if (click.is === 'refused') return whyNotWords(click.why, words);
  if (click.is === 'done') return possibleWords(click.what, seen, words);
  const [only] = click.possible;
  if (!only || click.risks.length === 0) return words.say('click.choose', { count: click.possible.length });
  return possibleWords(only, seen, words);
}

/** `Walk there: 2 actions`, `Shoot: 3 dice, 4+`. What is no action of a turn has no price. */
export function possibleWords(possible: Possible, seen: Seen, words: Words): string {
  const price = priceOf(possible, seen);
  const isWalk = possible.is === 'walk' || (possible.choice.traits.role === 'step' && price !== undefined);
  if (isWalk) return words.say('play.board.walk', { actions: priceWords(price ?? 0, words) });
  const odds = systemIn(seen).advise.odds?.(seen, possible.choice.action);
  const brief = odds && oddsWords(odds, words).brief;
  if (brief) return price === 0 ? priced(brief, price, words) : brief;
  const deed = optionWords(possible.choice.action, words, seen);
  return price === undefined ? deed : priced(deed, price, words);
}

/** Some deeds say themselves what they cost. */
function priced(deed: string, price: number, words: Words): string {
  const cost = priceWords(price, words);
  return deed.includes(cost) ? deed : words.say('click.price', { deed, price: cost });
}

export function priceWords(price: number, words: Words): string {
  return price === 0 ? words.say('hand.free') : words.say('count.actions', { count: price });
}

/** What one may come to regret. */
export function riskWords(risk: Risk, seen: Seen, words: Words): readonly string[] {
  switch (risk.sort) {
    case 'friends': {
      const odds = systemIn(seen).advise.odds?.(seen, risk.choice.action);
      return odds ? oddsWords(odds, words).risk : [];
    }
    case 'ammunition':
      return [
        words.say('risk.ammunition', { cards: words.list(risk.cards.map((id) => words.name('card', id))) }),
      ];
    case 'last-card':
      return [words.say('risk.last-card', { card: words.name('card', risk.card) })];
    case 'last-action':
      return [words.say('risk.last-action', { zone: words.zone(risk.zone) })];
    case 'turn':
      return [words.say('risk.turn', { left: words.list(leftWords(risk, words)) })];
  }
}

function leftWords({ actions, free }: Extract<Risk, { sort: 'turn' }>, words: Words): string[] {
  return [
    ...(actions === 0 ? [] : [words.say('count.actions', { count: actions })]),
    ...free.map(({ skill }) => words.name('skill', skill)),
  ];
}
