import { useState } from 'react';
import type { Ask } from '../../engine';
import type { JourneyDecision } from '../../schemas';
import type { CampaignWords } from '../../telling/campaign';
import { useSentences } from '../session/session-context';

interface CardsToKeepProps {
  readonly ask: Extract<Ask, { is: 'keep' }>;
  readonly words: CampaignWords;
  readonly decide: (decision: JourneyDecision) => void;
}

/** Somebody holds more than may be kept. */
export function CardsToKeep({ ask, words, decide }: CardsToKeepProps) {
  const say = useSentences();
  const { person, cards, most } = ask;
  const [kept, setKept] = useState<readonly number[]>([]);
  const who = words.person(person);
  const toggle = (place: number) =>
    setKept((before) =>
      before.includes(place) ? before.filter((one) => one !== place) : [...before, place].slice(-most),
    );
  return (
    <section className="campaign-step" aria-labelledby="campaign-next">
      <h2 id="campaign-next">{say('campaign.keep', { who, count: most })}</h2>
      <ul className="campaign-cards">
        {cards.map((card, place) => (
          <li key={place}>
            <label>
              <input type="checkbox" checked={kept.includes(place)} onChange={() => toggle(place)} />
              {words.card(card)}
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-first"
        onClick={() => decide({ keeps: person, cards: kept.flatMap((place) => cards[place] ?? []) })}
      >
        {say(kept.length === 0 ? 'campaign.keep.none' : 'campaign.keep.these', { count: kept.length })}
      </button>
    </section>
  );
}
