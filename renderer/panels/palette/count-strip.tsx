import { Grid3x3, TrainFront } from 'lucide-react';
import { useMemo } from 'react';
import type { Palette } from '../../../drawing/palette';
import type { Say, SentenceKey } from '../../../languages';
import { type Count, inventory } from '../../document/inventory';
import { useSentences, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';
import { useSettledMission } from '../settled';
import { Tip, Tips } from '../tip';
import { partsOf } from './components';
import { tokenPainting } from './painting';
import { Picture } from './picture';
import { type CountGroup, componentName, isOver, type Tally, tallies, trainTiles } from './strip-groups';
import './count-strip.css';

/** For a strip that is not as wide as a screen. */
const shortNames: Partial<Record<SentenceKey, SentenceKey>> = {
  'strip.group.town': 'strip.short.town',
  'strip.group.train': 'strip.short.train',
  'token.name.spawn.starting': 'strip.short.starting',
  'token.name.spawn.mobile': 'strip.short.mobile',
  'token.name.spawn.abomination': 'strip.short.abomination',
};

/** How many of everything lie on the board, of how many there are; a click selects them. */
export function CountStrip({ palette }: { palette: Palette }) {
  const say = useSentences();
  const mission = useSettledMission();
  const boxes = useSessionState(({ settings }) => settings.boxes);
  const counts = useMemo(() => inventory(mission, boxes), [mission, boxes]);
  const over = counts.filter(isOver);
  return (
    <section className="count-strip" aria-label={say('strip.title')}>
      <Tips>
        <ul>
          {tallies(counts).map((tally) => (
            <li key={tally.group.name}>
              <CountButton tally={tally} palette={palette} />
            </li>
          ))}
        </ul>
      </Tips>
      <p role="status">
        {over.length === 0
          ? null
          : say('strip.over', { list: over.map((count) => countWords(count, say)).join(', ') })}
      </p>
    </section>
  );
}

function CountButton({ tally, palette }: { tally: Tally; palette: Palette }) {
  const { group, used, there, counts } = tally;
  const say = useSentences();
  const { document, selection } = useTab();
  const select = () => {
    const { mission } = document.store.getState();
    const parts = partsOf(mission, group.components);
    // Nothing of it on the board is no reason to let go of what is selected.
    if (parts.length > 0) selection.set(parts);
  };
  const name = say(group.name);
  const details = counts.filter((count) => count.used > 0).map((count) => countWords(count, say));
  return (
    <Tip
      name={say('strip.count', { name, used, there })}
      lines={[...(counts.length > 1 ? details : []), say(used === 0 ? 'strip.none' : 'strip.select')]}
      side="top"
    >
      <button
        type="button"
        className="count"
        data-over={counts.some(isOver) ? true : undefined}
        data-none={used === 0 ? true : undefined}
        aria-label={say('strip.count', { name, used, there })}
        onClick={select}
      >
        <CountPicture group={group} palette={palette} />
        <span className="count-name">{name}</span>
        <span className="count-short" aria-hidden="true">
          {say(shortNames[group.name] ?? group.name)}
        </span>
        <span className="count-number">
          {used}/{there}
        </span>
      </button>
    </Tip>
  );
}

function CountPicture({ group: { figure, components }, palette }: { group: CountGroup; palette: Palette }) {
  const language = useSessionState((state) => state.language);
  if (figure) return <Picture painting={tokenPainting(figure, language)} palette={palette} />;
  return components === trainTiles ? <TrainFront aria-hidden="true" /> : <Grid3x3 aria-hidden="true" />;
}

function countWords({ component, used, there }: Count, say: Say): string {
  return `${componentName(component, say)} (${used}/${there})`;
}
