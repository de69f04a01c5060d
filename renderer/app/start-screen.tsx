import { FolderOpen, Info } from 'lucide-react';
import { themes } from '../../drawing/palette';
import { bootHillScene } from '../../drawing/title/boot-hill';
import { languages } from '../../languages';
import { useSentences, useSessionState } from '../session/session-context';
import { ActionButton } from './action-button';
import { ChoiceOfActions } from './choice-of-actions';
import { ScenePicture } from './scene-picture';
import './start-screen.css';

const scene = bootHillScene();

export function StartScreen() {
  const say = useSentences();
  const version = useSessionState((state) => state.about.version);
  return (
    <main className="start">
      <header className="start-picture">
        <ScenePicture scene={scene} className="start-scene" />
        <h1 className="start-title">{say('app.name')}</h1>
      </header>
      <p className="start-tagline">{say('start.tagline')}</p>
      <div className="start-open">
        <ActionButton id="document.open" icon={<FolderOpen aria-hidden="true" />} />
      </div>
      <section className="start-choices">
        <ChoiceOfActions
          label="start.language"
          ids={([...languages, 'system'] as const).map((language) => `language.${language}` as const)}
        />
        <ChoiceOfActions label="start.theme" ids={themes.map((theme) => `theme.${theme}` as const)} />
        <ActionButton id="about.show" icon={<Info aria-hidden="true" />} />
      </section>
      <footer className="start-footer">
        <p>{say('app.unofficial')}</p>
        <p>{say('start.version', { version })}</p>
      </footer>
    </main>
  );
}
