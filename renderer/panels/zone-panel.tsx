import { PinOff } from 'lucide-react';
import { useStore } from 'zustand';
import type { BoardZone } from '../../engine';
import { textIn } from '../../languages';
import type { Mission } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import { shownZone } from '../document/view';
import { zoneKind, zoneOnBoard } from '../document/zone-words';
import { useSentences, useSessionState } from '../session/session-context';
import { useLaidOut, useTab } from '../session/tab-context';
import { ZoneCode } from './zone-code';
import { ZoneFacts } from './zone-facts';
import { ZoneList } from './zone-list';
import './panels.css';
import './zone-panel.css';

/** What there is to know of the zone under the pointer, or of the pinned one; and a list of them all. */
export function ZonePanel() {
  const { view } = useTab();
  const say = useSentences();
  const laidOut = useLaidOut();
  const shown = useStore(view.store, shownZone);
  const { mission, board } = laidOut;
  const zone = shown === undefined ? undefined : board.zones[shown];
  return (
    <div className="zone-panels">
      {/* Keyboards scroll what they can go to. */}
      <section className="panel zone-panel" aria-label={say('zone.title')} aria-live="polite" tabIndex={0}>
        {zone ? (
          <>
            <ZoneHeading zone={zone} laidOut={laidOut} />
            <ZoneFacts laidOut={laidOut} zone={zone} />
          </>
        ) : (
          <MissionIntro mission={mission} hasZones={board.zones.length > 0} />
        )}
      </section>
      {board.zones.length > 0 ? <ZoneList laidOut={laidOut} /> : null}
    </div>
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

function ZoneHeading({ zone, laidOut }: { zone: BoardZone; laidOut: LaidOut }) {
  const { view } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const pinned = useStore(view.store, (state) => state.pinned);
  return (
    <header className="zone-heading">
      <div>
        <h2>{zoneOnBoard(zone, laidOut, language, say)}</h2>
        <p>
          {zone.kind === 'street' || zone.balcony ? null : zoneKind(zone, say)} <ZoneCode id={zone.id} />
        </p>
      </div>
      {pinned === zone.index ? (
        <button
          type="button"
          className="small-button"
          aria-label={say('zone.let-go')}
          title={say('zone.let-go')}
          onClick={() => view.pin(undefined)}
        >
          <PinOff aria-hidden="true" />
        </button>
      ) : null}
    </header>
  );
}
