import { FilePlus, FolderOpen, Info, Signpost } from 'lucide-react';
import { themes } from '../../../drawing/palette';
import { bootHillScene } from '../../../drawing/title/boot-hill';
import { languages } from '../../../languages';
import { useSentences, useSessionState } from '../../session/session-context';
import { useFiles } from '../../session/use-files';
import { ActionButton } from '../action-button';
import { ChoiceOfActions } from '../choice-of-actions';
import { ScenePicture } from '../scene-picture';
import { TourCards } from '../tours/tour-cards';
import { ContinueCampaigns } from './continue-campaigns';
import { ContinueGames } from './continue-games';
import { LeftBehind } from './left-behind';
import { RecentCards } from './recent-cards';
import { SampleCards } from './sample-cards';
import { TemplateCards } from './template-cards';
import { useSamples } from './use-samples';
import './start-screen.css';

const scene = bootHillScene();

/** More would push the samples out of sight; a local page has the rest in its library. */
const MOST_RECENTS = 12;

export function StartScreen() {
  const say = useSentences();
  const { version, standIn } = useSessionState((state) => state.about);
  return (
    <main className="start">
      <header className="start-picture">
        <ScenePicture scene={scene} className="start-scene" />
        <h1 className="start-title">{say('app.name')}</h1>
      </header>
      <div className="start-content">
        <div className="start-first">
          <p className="start-tagline">{say('start.tagline')}</p>
          <ActionButton id="document.new" icon={<FilePlus aria-hidden="true" />} />
          <ActionButton id="document.open" icon={<FolderOpen aria-hidden="true" />} />
        </div>
        {standIn ? <p className="start-warning">{say('about.stand-in')}</p> : null}
        <ContinueCampaigns />
        <ContinueGames />
        <LeftBehind />
        <Recent />
        <Beginnings />
      </div>
      <footer className="start-footer">
        <p>{say('app.unofficial')}</p>
        <p>{say('start.version', { version })}</p>
      </footer>
    </main>
  );
}

function Recent() {
  const say = useSentences();
  const isEmpty = useFiles((state) => state.recents.length === 0);
  if (isEmpty) return null;
  return (
    <section className="start-section" aria-labelledby="start-recent">
      <h2 id="start-recent">{say('start.recent')}</h2>
      <RecentCards most={MOST_RECENTS} />
    </section>
  );
}

/** Everything that one can begin with: nothing, a town, or somebody else's mission. */
function Beginnings() {
  const say = useSentences();
  const { samples, pictures } = useSamples();
  return (
    <>
      <div className="start-pair">
        <section className="start-section" aria-labelledby="start-new">
          <h2 id="start-new">{say('start.new')}</h2>
          <TemplateCards pictures={pictures} />
        </section>
        <Choices />
      </div>
      <section className="start-section" aria-labelledby="start-tours">
        <h2 id="start-tours">{say('tours.title')}</h2>
        <p>{say('tours.text')}</p>
        <TourCards pictures={pictures} />
      </section>
      <section className="start-section" aria-labelledby="start-samples">
        <h2 id="start-samples">{say('start.samples')}</h2>
        <p>{say('start.samples.text')}</p>
        <SampleCards samples={samples.filter(({ isTutorial }) => !isTutorial)} pictures={pictures} />
      </section>
      <section className="start-section" aria-labelledby="start-tutorials">
        <h2 id="start-tutorials">{say('start.tutorials')}</h2>
        <SampleCards samples={samples.filter(({ isTutorial }) => isTutorial)} pictures={pictures} />
      </section>
      <section className="start-section" aria-labelledby="start-campaign">
        <h2 id="start-campaign">{say('start.campaign')}</h2>
        <p>{say('start.campaign.text')}</p>
        <ActionButton id="campaign.sample" icon={<Signpost aria-hidden="true" />} />
      </section>
    </>
  );
}

function Choices() {
  return (
    <section className="start-choices">
      <ChoiceOfActions
        label="start.language"
        ids={([...languages, 'system'] as const).map((language) => `language.${language}` as const)}
      />
      <ChoiceOfActions label="start.theme" ids={themes.map((theme) => `theme.${theme}` as const)} />
      <ActionButton id="about.show" icon={<Info aria-hidden="true" />} />
    </section>
  );
}
