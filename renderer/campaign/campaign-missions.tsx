import type { JourneyEvent, JourneyState, PlayedMission } from '../../engine';
import { AGAIN, type CampaignMission, END, waysFrom } from '../../schemas';
import type { CampaignWords } from '../../telling/campaign';
import { Dice } from '../play/log/dice';
import { useSentences } from '../session/session-context';

interface CampaignMissionsProps {
  readonly state: JourneyState;
  readonly words: CampaignWords;
}

/** All missions, each with how it came out and where it can lead. */
export function CampaignMissions({ state, words }: CampaignMissionsProps) {
  const say = useSentences();
  return (
    <section className="campaign-part" aria-labelledby="campaign-missions">
      <h2 id="campaign-missions">{say('campaign.missions')}</h2>
      <ol className="campaign-missions">
        {state.campaign.missions.map((mission) => (
          <MissionOfCampaign key={mission.id} mission={mission} state={state} words={words} />
        ))}
      </ol>
    </section>
  );
}

function MissionOfCampaign({ mission, state, words }: CampaignMissionsProps & { mission: CampaignMission }) {
  const say = useSentences();
  const { id } = mission;
  const played = state.played.filter((one) => one.mission === id);
  const isNext = state.stage === 'mission' && state.at === id;
  const last = played.at(-1);
  const status = isNext ? 'next' : last ? (last.result.won ? 'won' : 'lost') : 'open';
  const places = new Set(
    [...state.campaign.missions, ...(state.campaign.endings ?? [])].map((one) => one.id),
  );
  const ways = waysFrom(state.campaign, id).filter((go) => places.has(go) || go === AGAIN || go === END);
  return (
    <li className="campaign-mission" data-status={status} aria-current={isNext ? 'step' : undefined}>
      <p className="campaign-mission-title">
        {words.mission(id)}
        <span className="campaign-badge">{say(`campaign.status.${status}`)}</span>
      </p>
      {played.map((one, index) => (
        <Outcome key={index} played={one} words={words} />
      ))}
      <p className="campaign-ways">
        {say('campaign.leads-to', {
          ways: words.list([...new Set(ways)].map((go) => placeWords(go, words))),
        })}
      </p>
    </li>
  );
}

function placeWords(go: string, words: CampaignWords): string {
  if (go === AGAIN) return words.say('campaign.way.again');
  if (go === END) return words.say('campaign.way.end');
  return words.ending(go) ?? words.mission(go);
}

function Outcome({ played, words }: { played: PlayedMission; words: CampaignWords }) {
  return (
    <ul className="campaign-outcome">
      <li>{words.result(played)}</li>
      {words.deaths(played).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {played.events.map((event, place) => (
        <Told key={place} event={event} words={words} />
      ))}
    </ul>
  );
}

/** Dice lie beside what is said of them. */
function Told({ event, words }: { event: JourneyEvent; words: CampaignWords }) {
  const dice = event.type === 'rolled' ? event.dice : [];
  return words.event(event).map((line, place) => {
    const rolled = dice[place];
    return (
      <li key={place}>
        {line}
        {rolled ? <Dice dice={[{ shows: rolled.die, hits: !rolled.broke }]} /> : null}
      </li>
    );
  });
}
