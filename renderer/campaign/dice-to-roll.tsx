import { Dices } from 'lucide-react';
import type { Ask, DieTarget, JourneyState } from '../../engine';
import type { JourneyDecision } from '../../schemas';
import type { CampaignWords } from '../../telling/campaign';
import { useSentences } from '../session/session-context';

interface DiceToRollProps {
  readonly ask: Extract<Ask, { is: 'roll' }>;
  readonly state: JourneyState;
  readonly words: CampaignWords;
  readonly decide: (decision: JourneyDecision) => void;
}

/** Dice between two missions: what is rolled for. What came of them is told beside the mission. */
export function DiceToRoll({ ask, state, words, decide }: DiceToRollProps) {
  const say = useSentences();
  const { interlude, targets, dice } = ask;
  const named = targets.flatMap((target) => nameOf(target, state, words) ?? []);
  return (
    <section className="campaign-step" aria-labelledby="campaign-next">
      <h2 id="campaign-next" className="campaign-question">
        {words.text(interlude.text)}
      </h2>
      {named.length === 0 ? null : (
        <ul className="campaign-targets">
          {named.map((name, place) => (
            <li key={place}>{name}</li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="button button-first"
        onClick={() => decide({ rolled: interlude.id, dice: [...dice] })}
      >
        <Dices aria-hidden="true" />
        {say('campaign.roll', { count: dice.length })}
      </button>
    </section>
  );
}

function nameOf({ person, card }: DieTarget, { travellers }: JourneyState, words: CampaignWords) {
  if (person === undefined) return undefined;
  const who = words.person(person);
  const held = travellers.find((one) => one.person === person)?.cards;
  const kind = card === undefined ? undefined : held?.[card];
  return kind === undefined ? who : words.say('campaign.card-of', { card: words.card(kind), who });
}
