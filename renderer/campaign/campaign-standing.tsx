import type { JourneyState } from '../../engine';
import type { CampaignWords } from '../../telling/campaign';
import { useSentences } from '../session/session-context';

/** What the campaign keeps count of, who goes on, and what they bring. */
export function CampaignStanding({ state, words }: { state: JourneyState; words: CampaignWords }) {
  const say = useSentences();
  const { posse, carried } = state.brought;
  const scores = state.campaign.scores ?? [];
  const lines = state.stage === 'mission' ? words.carried(carried) : [];
  const people = state.stage === 'mission' ? (posse ?? []) : [];
  return (
    <div className="campaign-part">
      {scores.length === 0 ? null : (
        <section aria-labelledby="campaign-scores">
          <h2 id="campaign-scores">{say('campaign.scores')}</h2>
          <dl className="campaign-scores">
            {scores.map(({ id }) => (
              <div key={id}>
                <dt>{words.score(id)}</dt>
                <dd>{state.scores[id] ?? 0}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {people.length === 0 ? null : (
        <section aria-labelledby="campaign-people">
          <h2 id="campaign-people">{say('campaign.people')}</h2>
          <p>{words.list(people.map((person) => words.person(person)))}</p>
        </section>
      )}
      {lines.length === 0 ? null : (
        <section aria-labelledby="campaign-carried">
          <h2 id="campaign-carried">{say('campaign.carried')}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
