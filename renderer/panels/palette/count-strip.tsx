import { useMemo } from 'react';
import type { Palette } from '../../../drawing/palette';
import { tokenFigure } from '../../../drawing/token/figures';
import type { Say } from '../../../languages';
import { inventory, type UsedCount } from '../../document/inventory';
import { useSentences, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';
import { editorOf } from '../../systems/editor-of';
import type { CountGroup } from '../../systems/system-editor';
import { useSettledMission } from '../settled';
import { Tip, Tips } from '../tip';
import { partsOf } from './components';
import { tokenPainting } from './painting';
import { Picture } from './picture';
import { componentName, isOver, type Tally, tallies } from './tally';
import './count-strip.css';

/** How many of everything lie on the board, of how many there are; a click selects them. */
export function CountStrip({ palette }: { palette: Palette }) {
  const say = useSentences();
  const mission = useSettledMission();
  const boxes = useSessionState(({ settings }) => settings.boxes);
  const counts = useMemo(() => inventory(mission, boxes), [mission, boxes]);
  const over = counts.filter(isOver);
  const { strip } = editorOf(mission.system);
  return (
    <section className="count-strip" aria-label={say('strip.title')}>
      <Tips>
        <ul>
          {tallies(strip, counts).map((tally) => (
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
  const { selection } = useTab();
  const mission = useSettledMission();
  const parts = partsOf(mission, group.components);
  const select = () => {
    // Nothing of it on the board is no reason to let go of what is selected.
    if (parts.length > 0) selection.set(parts);
  };
  const name = say(group.name);
  const way = parts.length > 0 ? 'strip.select' : used > 0 ? 'strip.by-rules' : 'strip.none';
  const details = counts.filter((count) => count.used > 0).map((count) => countWords(count, say));
  return (
    <Tip
      name={say('strip.count', { name, used, there })}
      lines={[...(counts.length > 1 ? details : []), say(way)]}
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
          {say(group.short ?? group.name)}
        </span>
        <span className="count-number">
          {used}/{there}
        </span>
      </button>
    </Tip>
  );
}

function CountPicture({ group: { figure, icon: Icon }, palette }: { group: CountGroup; palette: Palette }) {
  const language = useSessionState((state) => state.language);
  const system = useMission((mission) => mission.system);
  if (figure)
    return <Picture painting={tokenPainting(tokenFigure(system, figure), language)} palette={palette} />;
  return Icon ? <Icon aria-hidden="true" /> : null;
}

function countWords({ component, used, there }: UsedCount, say: Say): string {
  return `${componentName(component, say)} (${used}/${there})`;
}
