import { LassoSelect, Trash2, X } from 'lucide-react';
import { type Noun, type Say, textIn } from '../../../languages';
import type { Area } from '../../../schemas';
import { type Command, perform } from '../../document/command';
import { removeArea, renameArea, toggleZone } from '../../document/commands/areas';
import type { LaidOut } from '../../document/laid-out';
import { withoutAreas, type ZoneWords } from '../../document/zone-words';
import { TextsField } from '../../fields/texts-field';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useEditor, useFile, useLaidOut, useTab } from '../../session/tab-context';
import { sayBroken } from '../say-broken';
import { SpokenOf } from '../spoken-of';
import { useZoneWords } from '../use-zone-words';

/** One area: its name, its zones, and the way to draw more of it. */
export function AreaProperties({ area, isChosen }: { area: Area; isChosen: boolean }) {
  const tab = useTab();
  const editor = useEditor();
  const session = useSession();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const isRead = useFile(({ isReadOnly }) => isReadOnly);
  const laidOut = useLaidOut();
  const name = textIn(area.name, language);
  const all = groundOf(area, laidOut, useZoneWords(withoutAreas(laidOut)), say);
  const does = (command: Command) => () => void perform(tab, command);
  const remove = () => {
    const before = tab.document.store.getState().mission;
    perform(tab, removeArea(area.id));
    sayBroken(session, tab, before);
  };
  return (
    <section className="area" aria-label={name} data-chosen={isChosen} data-field={`area:${area.id}`}>
      <TextsField
        name="areaName"
        texts={[area.name]}
        needed
        change={(code, words = '', joins) =>
          void perform(tab, { ...renameArea(area.id, code, words), joins })
        }
      />
      <ul className="properties-list">
        {all.map(({ key, words, called = words, part, zone }) => (
          <li
            key={key}
            className="area-zone"
            onPointerEnter={() => tab.view.hover(zone)}
            onPointerLeave={() => tab.view.hover(undefined)}
          >
            <span>{words}</span>
            {isRead || part === undefined ? null : (
              <button
                type="button"
                className="small-button"
                aria-label={say('areas.take-out', { zone: called })}
                title={say('areas.take-out', { zone: called })}
                onClick={does(toggleZone(laidOut.mission, area.id, part))}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <SpokenOf subjects={[`area:${area.id}`]} />
      {isRead ? null : (
        <div className="area-buttons">
          <button
            type="button"
            className="text-button"
            aria-pressed={isChosen}
            onClick={() => editor.drawArea(area.id)}
          >
            <LassoSelect aria-hidden="true" />
            {say('areas.draw')}
          </button>
          <button type="button" className="text-button" onClick={remove}>
            <Trash2 aria-hidden="true" />
            {say('areas.remove')}
          </button>
        </div>
      )}
    </section>
  );
}

interface Ground {
  readonly key: string;
  readonly words: string;
  /** The same within a sentence. */
  readonly called?: Noun;
  /** By which it is taken out; a whole tile cannot be, other than zone by zone. */
  readonly part?: string;
  readonly zone?: number;
}

function groundOf(area: Area, laidOut: LaidOut, zoneWords: ZoneWords, say: Say): Ground[] {
  const { board, mission } = laidOut;
  const faceOf = (tile: string) => mission.placements.find(({ id }) => id === tile)?.face;
  return [
    ...(area.tiles ?? []).map((id) => ({
      key: id,
      words: say('areas.whole-tile', { tile: say('pieces.tile', { face: faceOf(id) ?? '', id }) }),
    })),
    ...(area.zones ?? []).map((part): Ground => {
      const index = board.zoneOf(part);
      const zone = index === undefined ? undefined : board.zones[index];
      if (!zone) return { key: part, words: part };
      const called = zoneWords(zone);
      return { key: part, words: called.title, called, part, zone: zone.index };
    }),
  ];
}
