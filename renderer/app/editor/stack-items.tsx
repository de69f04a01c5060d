import { ContextMenu } from 'radix-ui';
import { findPart, type PartKey } from '../../document/parts';
import { partWords } from '../../panels/part-words';
import { useSentences, useSessionState } from '../../session/session-context';
import { useMission, useTab } from '../../session/tab-context';

/** Everything that lies where the menu was opened, top first, where that is more than one thing. */
export function StackItems({ keys }: { keys: readonly PartKey[] }) {
  const { selection } = useTab();
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useMission((whole) => whole);
  const parts = keys.flatMap((key) => {
    const part = findPart(mission, key);
    return part ? [{ key, part }] : [];
  });
  if (parts.length < 2) return null;
  return (
    <ContextMenu.Sub>
      <ContextMenu.SubTrigger className="menu-item">
        <span className="menu-check" />
        <span className="menu-label">{say('canvas.select-here')}</span>
        <span className="menu-shortcut" aria-hidden="true">
          ▸
        </span>
      </ContextMenu.SubTrigger>
      <ContextMenu.Portal>
        <ContextMenu.SubContent className="menu">
          {parts.map(({ key, part }) => (
            <ContextMenu.Item key={key} className="menu-item" onSelect={() => selection.set([key])}>
              <span className="menu-check" />
              <span className="menu-label">
                {say('pieces.named', {
                  what: partWords(mission.system, part, language, say),
                  id: part.part.id,
                })}
              </span>
            </ContextMenu.Item>
          ))}
        </ContextMenu.SubContent>
      </ContextMenu.Portal>
    </ContextMenu.Sub>
  );
}
