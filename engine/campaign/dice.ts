import { noted, scored } from './between';
import type { DieTarget, JourneyState, Rolling, Traveller } from './journey-state';

/** What comes of dice: cards break, scores change. */
export function withDice(
  state: JourneyState,
  { id, outcomes }: Rolling,
  targets: readonly DieTarget[],
  dice: readonly number[],
): JourneyState {
  const outcomeOf = (die: number) => outcomes.find(({ from, to }) => die >= from && die <= to);
  const broken = targets.filter((_, index) => outcomeOf(dice[index] ?? 0)?.breaks === true);
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  const lines = targets.map((target, index) => {
    const die = dice[index] ?? 0;
    const card = cardAt(state.travellers, target);
    return {
      die,
      broke: outcomeOf(die)?.breaks === true,
      ...(target.person !== undefined && { person: target.person }),
      ...(card !== undefined && { card }),
    };
  });
  const after = noted(
    {
      ...state,
      rolled: { ...state.rolled, [id]: rolled },
      travellers: state.travellers.map((traveller) => withoutBroken(traveller, broken)),
    },
    { type: 'rolled', id, dice: lines },
  );
  return dice.reduce((now, die) => scored(now, outcomeOf(die)?.scores), after);
}

function cardAt(travellers: readonly Traveller[], { person, card }: DieTarget): string | undefined {
  if (card === undefined) return undefined;
  return travellers.find((traveller) => traveller.person === person)?.cards[card];
}

function withoutBroken(traveller: Traveller, broken: readonly DieTarget[]): Traveller {
  const isBroken = (place: number) =>
    broken.some(
      ({ person, card }) =>
        (person === undefined || person === traveller.person) && (card === undefined || card === place),
    );
  return { ...traveller, cards: traveller.cards.filter((_, place) => !isBroken(place)) };
}
