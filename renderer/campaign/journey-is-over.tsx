import { Check, X } from 'lucide-react';
import { endOf, type JourneyState } from '../../engine';
import type { CampaignWords } from '../../telling/campaign';
import { useSentences } from '../session/session-context';

/** How the story ended, and how well it went. */
export function JourneyIsOver({ state, words }: { state: JourneyState; words: CampaignWords }) {
  const say = useSentences();
  const { ending, grade, goals } = endOf(state);
  const textOf = (id: string) => words.text(state.campaign.goals?.find((goal) => goal.id === id)?.text);
  return (
    <section className="campaign-step campaign-over" aria-labelledby="campaign-next">
      <h2 id="campaign-next">{ending ? words.text(ending.title) : say('campaign.over')}</h2>
      {ending?.text ? <p className="campaign-story">{words.text(ending.text)}</p> : null}
      {goals.length === 0 ? null : (
        <ul className="campaign-goals" aria-label={say('campaign.goals')}>
          {goals.map(({ id, reached }) => (
            <li key={id}>
              {reached ? (
                <Check role="img" aria-label={say('campaign.goal.reached')} />
              ) : (
                <X role="img" aria-label={say('campaign.goal.missed')} />
              )}
              {textOf(id)}
            </li>
          ))}
        </ul>
      )}
      {grade ? (
        <div className="campaign-grade">
          <p>{say('campaign.grade')}</p>
          <p className="campaign-grade-title">{words.text(grade.title)}</p>
          {grade.text ? <p>{words.text(grade.text)}</p> : null}
        </div>
      ) : null}
    </section>
  );
}
