import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { BoardZone } from '../../engine';
import { textIn } from '../../languages';
import type { Mission } from '../../schemas';
import type { OpenDocument } from '../document/open-document';
import { shownZone } from '../document/view';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { ZoneCode } from './zone-code';
import { ZoneFacts } from './zone-facts';
import { zoneKind, zoneName } from './zone-words';
import './panels.css';

interface ZonePanelProps {
  document: OpenDocument;
  /** The button that lets a pinned zone go. */
  letGo: ReactNode;
}

/** What there is to know of the zone under the pointer, or of the pinned one. */
export function ZonePanel({ document, letGo }: ZonePanelProps) {
  const { view } = useSession();
  const say = useSentences();
  const shown = useStore(view.store, shownZone);
  const zone = shown === undefined ? undefined : document.board.zones[shown];
  return (
    <section className="panel zone-panel" aria-label={say('zone.title')} aria-live="polite">
      {zone ? (
        <>
          <ZoneHeading zone={zone} letGo={letGo} />
          <ZoneFacts document={document} zone={zone} />
        </>
      ) : (
        <MissionIntro mission={document.mission} hasZones={document.board.zones.length > 0} />
      )}
    </section>
  );
}

/** What the mission says of itself, while no zone is pointed at. */
function MissionIntro({ mission: { texts }, hasZones }: { mission: Mission; hasZones: boolean }) {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  return (
    <>
      {texts?.intro ? <p className="mission-intro">{textIn(texts.intro, language)}</p> : null}
      {hasZones ? <p className="panel-hint">{say('zone.none')}</p> : null}
    </>
  );
}

function ZoneHeading({ zone, letGo }: { zone: BoardZone; letGo: ReactNode }) {
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
          {name === kind ? null : kind} <ZoneCode id={zone.id} />
        </p>
      </div>
      {pinned === zone.index ? letGo : null}
    </header>
  );
}
