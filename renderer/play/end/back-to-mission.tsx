import { keyOf, type PartKey } from '../../document/parts';
import type { Moment } from '../../game/moment';
import { whatMattered } from '../../game/what-mattered';
import { useReveal } from '../../panels/reveal';
import { useSentences, useSession } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';

/** Back to the drawing board, at what the game came to its end by. */
export function BackToMission({ moment }: { moment: Moment }) {
  const say = useSentences();
  const { games } = useSession();
  const tab = useTab();
  const reveal = useReveal();
  const mission = useMission((whole) => whole);
  const { tokens, tiles } = whatMattered(moment, mission);
  const keys: readonly PartKey[] = [
    ...tokens.map((id) => keyOf('token', id)),
    ...tiles.map((id) => keyOf('tile', id)),
  ];
  return (
    <button
      type="button"
      className="button button-first"
      onClick={() => {
        games.show(tab, false);
        if (keys.length === 0) return;
        tab.selection.set(keys);
        reveal(keys);
      }}
    >
      {say(keys.length === 0 ? 'action.play.return' : 'end.back', { ids: [...tokens, ...tiles].join(', ') })}
    </button>
  );
}
