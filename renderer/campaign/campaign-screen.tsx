import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { campaignProblems } from '../../engine';
import { CampaignWords } from '../../telling/campaign';
import type { OpenJourney } from '../game/journeys';
import { SpokenProvider, useSentences, useSession, useSessionState } from '../session/session-context';
import { CampaignMissions } from './campaign-missions';
import { CampaignStanding } from './campaign-standing';
import { NextStep } from './next-step';
import './campaign.css';

/** A campaign that is being played: how far it is, what comes next, and what is carried along. */
export function CampaignScreen({ journey }: { journey: OpenJourney }) {
  const { campaign } = journey.state;
  return (
    <SpokenProvider system={campaign.system}>
      <Screen journey={journey} />
    </SpokenProvider>
  );
}

function Screen({ journey }: { journey: OpenJourney }) {
  const say = useSentences();
  const { campaigns } = useSession();
  const language = useSessionState((state) => state.language);
  const { campaign } = journey.state;
  const words = useMemo(() => new CampaignWords(campaign, language), [campaign, language]);
  const problems = useMemo(() => campaignProblems(campaign), [campaign]);
  const main = useRef<HTMLElement>(null);
  // The button that led here is gone, and keyboards must go on from somewhere.
  useEffect(() => main.current?.focus(), []);
  return (
    <main className="campaign" ref={main} tabIndex={-1} aria-label={words.text(campaign.title)}>
      <div className="campaign-content">
        <header className="campaign-head">
          <button type="button" className="button" onClick={() => campaigns.show(undefined)}>
            <ArrowLeft aria-hidden="true" />
            {say('campaign.back')}
          </button>
          <h1>{words.text(campaign.title)}</h1>
          {campaign.authors ? (
            <p className="campaign-authors">
              {say('campaign.authors', { authors: campaign.authors.join(', ') })}
            </p>
          ) : null}
          {campaign.intro ? <p className="campaign-intro">{words.text(campaign.intro)}</p> : null}
        </header>
        {problems.length === 0 ? null : (
          <ul className="campaign-problems" aria-label={say('campaign.problems')}>
            {problems.map((problem) => (
              <li key={problem.pointer}>{words.problem(problem)}</li>
            ))}
          </ul>
        )}
        <NextStep journey={journey} words={words} />
        <div className="campaign-pair">
          <CampaignMissions state={journey.state} words={words} />
          <CampaignStanding state={journey.state} words={words} />
        </div>
      </div>
    </main>
  );
}
