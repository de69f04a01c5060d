import { Play } from 'lucide-react';
import { askIn } from '../../engine';
import type { CampaignWords } from '../../telling/campaign';
import { isWorthKeeping, type OpenJourney } from '../game/journeys';
import { useSentences, useSession } from '../session/session-context';
import { CardsToKeep } from './cards-to-keep';
import { ChoiceToMake } from './choice-to-make';
import { DiceToRoll } from './dice-to-roll';
import { JourneyIsOver } from './journey-is-over';

interface NextStepProps {
  readonly journey: OpenJourney;
  readonly words: CampaignWords;
}

/** What the players do now: the next mission, or something that is asked before it. */
export function NextStep({ journey, words }: NextStepProps) {
  const { campaigns } = useSession();
  const ask = askIn(journey.state);
  const decide: Parameters<typeof CardsToKeep>[0]['decide'] = (decision) =>
    campaigns.decide(journey, decision);
  switch (ask.is) {
    case 'mission':
      return <NextMission journey={journey} words={words} />;
    case 'keep':
      return <CardsToKeep key={ask.person} ask={ask} words={words} decide={decide} />;
    case 'choose':
      return <ChoiceToMake ask={ask} words={words} decide={decide} />;
    case 'roll':
      return <DiceToRoll ask={ask} state={journey.state} words={words} decide={decide} />;
    case 'over':
      return <JourneyIsOver state={journey.state} words={words} />;
  }
}

function NextMission({ journey, words }: NextStepProps) {
  const say = useSentences();
  const { campaigns } = useSession();
  const { campaign, at } = journey.state;
  const next = campaign.missions.find(({ id }) => id === at);
  const title = words.mission(at);
  const isFirst = !isWorthKeeping(journey);
  return (
    <section className="campaign-step" aria-labelledby="campaign-next">
      <h2 id="campaign-next">{title}</h2>
      {next?.text ? <p>{words.text(next.text)}</p> : null}
      {next?.mission?.texts?.intro ? (
        <p className="campaign-story">{words.text(next.mission.texts.intro)}</p>
      ) : null}
      {next?.mission ? (
        <button type="button" className="button button-first" onClick={() => void campaigns.play(journey)}>
          <Play aria-hidden="true" />
          {say(journey.game !== undefined ? 'campaign.go-on' : isFirst ? 'campaign.begin' : 'campaign.play', {
            title,
          })}
        </button>
      ) : (
        <p role="status">{say('campaign.missing')}</p>
      )}
    </section>
  );
}
