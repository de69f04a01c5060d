import { PinOff } from 'lucide-react';
import { useStore } from 'zustand';
import type { BoardZone } from '../../engine';
import { textIn } from '../../languages';
import type { Mission } from '../../schemas';
import { useSentences, useSession, useSessionState } from '../app/session-context';
import type { OpenDocument } from '../document/open-document';
import { shownZone } from '../document/view';
import { ZoneFacts } from './zone-facts';
import { zoneKind, zoneName } from './zone-words';
import './panels.css';

/** What there is to know of the zone under the pointer, or of the pinned one. */
export function ZonePanel({ document }: { document: OpenDocument }) {
  const { view } = useSession();
  const say = useSentences();
  const shown = useStore(view.store, shownZone);
  const zone = shown === undefined ? undefined : document.board.zones[shown];
  return (
    <section className="panel zone-panel" aria-label={say('zone.title')} aria-live="polite">
      {zone ? (
        <>
          <ZoneHeading zone={zone} />
          <ZoneFacts document={document} zone={zone} />
        </>
      ) : (
        <MissionIntro mission={document.mission} />
      )}
    </section>
  );
}

/** What the mission says of itself, while no zone is pointed at. */
function MissionIntro({ mission: { texts } }: { mission: Mission }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  return (
    <>
      {texts?.intro ? <p className="mission-intro">{textIn(texts.intro, language)}</p> : null}
      <p className="panel-hint">{say('zone.none')}</p>
    </>
  );
}

function ZoneHeading({ zone }: { zone: BoardZone }) {
  const { view } = useSession();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const pinned = useStore(view.store, (state) => state.pinned);
  const [name, kind] = [zoneName(zone, language, say), zoneKind(zone, say)];
  return (
    <header className="zone-heading">
      <div>
        <h2>{name}</h2>
        <p>
          {name === kind ? null : kind} <code>{zone.id}</code>
        </p>
      </div>
      {pinned === zone.index ? (
        <button
          type="button"
          className="icon-button"
          aria-label={say('zone.unpin')}
          title={say('zone.unpin')}
          onClick={() => view.pin(undefined)}
        >
          <PinOff aria-hidden="true" />
        </button>
      ) : null}
    </header>
  );
}
