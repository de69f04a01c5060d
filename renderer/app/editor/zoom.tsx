import { useStore } from 'zustand';
import { REAL_SIZE } from '../../document/viewport';
import { useSentences, useSessionState } from '../../session/session-context';
import { useTab } from '../../session/tab-context';

export function Zoom() {
  const { view } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const percent = useStore(view.store, ({ viewport }) => {
    const exact = (100 * viewport.scale) / REAL_SIZE;
    return exact < 1 ? exact.toLocaleString(language, { maximumSignificantDigits: 1 }) : Math.round(exact);
  });
  return (
    <output className="toolbar-percent" aria-label={say('editor.zoom')}>
      {say('editor.percent', { percent })}
    </output>
  );
}
