import type { Ask } from '../../engine';
import type { JourneyDecision } from '../../schemas';
import type { CampaignWords } from '../../telling/campaign';

interface ChoiceToMakeProps {
  readonly ask: Extract<Ask, { is: 'choose' }>;
  readonly words: CampaignWords;
  readonly decide: (decision: JourneyDecision) => void;
}

/** A question between two missions, and what can be answered. */
export function ChoiceToMake({ ask, words, decide }: ChoiceToMakeProps) {
  const { interlude, choices } = ask;
  return (
    <section className="campaign-step" aria-labelledby="campaign-next">
      <h2 id="campaign-next" className="campaign-question">
        {words.text(interlude.text)}
      </h2>
      <div className="campaign-choices">
        {choices.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className="button"
            onClick={() => decide({ asked: interlude.id, choice: id })}
          >
            {words.text(text)}
          </button>
        ))}
      </div>
    </section>
  );
}
