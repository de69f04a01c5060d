import { Dialog } from 'radix-ui';
import { appIconScene } from '../../drawing/title/app-icon';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { ScenePicture } from './scene-picture';
import './about-dialog.css';

const icon = appIconScene();

export function AboutDialog() {
  const session = useSession();
  const say = useSentences();
  const open = useSessionState((state) => state.dialog === 'about');
  const about = useSessionState((state) => state.about);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => session.showDialog(next ? 'about' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog about">
          <div className="dialog-text">
            <ScenePicture scene={icon} className="about-icon" />
            <Dialog.Title className="dialog-title">{say('app.name')}</Dialog.Title>
            <p className="about-version">{say('start.version', { version: about.version })}</p>
            <Dialog.Description>{say('start.tagline')}</Dialog.Description>
            <p>{say('app.unofficial')}</p>
            <p>{say('about.licences')}</p>
            <dl className="about-runtime">
              {about.runtime.map(({ name, version }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{version}</dd>
                </div>
              ))}
            </dl>
            {about.standIn ? <p className="about-warning">{say('about.stand-in')}</p> : null}
            {about.sandbox ? null : <p className="about-warning">{say('about.sandbox-off')}</p>}
          </div>
          <Dialog.Close className="button">{say('about.close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
