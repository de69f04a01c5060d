import type { Observation } from '../../../engine/systems/undead-or-alive';
import { featWords, type UoaWords, zombieCardLine } from '../../../telling/systems/undead-or-alive';
import { CardFace } from './card-face';

interface OpenCardsProps {
  readonly seen: Observation;
  /** By their numbers in their deck, from the top down. */
  readonly cards: readonly number[];
  readonly words: UoaWords;
}

/** Equipment is laid out as it lies on the table. */
export function OpenEquipment({ seen, cards, words }: OpenCardsProps) {
  return (
    <ol className="deck-cards">
      {cards.map((card) => {
        const kind = seen.table.cards[card]?.kind;
        return (
          <li key={card} aria-label={kind?.name[words.language]}>
            {kind ? <CardFace kind={kind} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Of a Zombie card one wants to know what it brings at each level. */
export function OpenZombieCards({ seen, cards, words }: OpenCardsProps) {
  return (
    <ol className="deck-lines">
      {cards.map((number) => {
        const card = seen.table.zombieCards[number];
        if (!card) return null;
        const said = zombieCardLine(card, words);
        const isInferred = (card.inferred ?? []).length > 0;
        return (
          <li
            key={number}
            className="card-mark"
            data-inferred={isInferred}
            title={isInferred ? words.say('card.inferred', { said }) : undefined}
          >
            {said}
          </li>
        );
      })}
    </ol>
  );
}

/** What wins the next bounty weapon. */
export function FeatNote({ seen: { feat }, words }: Pick<OpenCardsProps, 'seen' | 'words'>) {
  if (!feat) return null;
  return (
    <p>
      {words.say('decks.feat')} <strong>{featWords(feat, words)}</strong>
    </p>
  );
}
