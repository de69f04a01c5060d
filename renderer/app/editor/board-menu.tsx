import { ContextMenu } from 'radix-ui';
import type { BoardMenuPlace } from '../../canvas/editor-canvas';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { useMission } from '../../session/tab-context';
import { editorOf } from '../../systems/editor-of';
import { type ActionId, actionNamed, isAvailable, performAction, shortcutIn } from '../actions/all-actions';
import { isMac } from '../platform';
import { shortcutLabel } from '../shortcuts';
import { GhostItems } from './ghost-items';
import { StackItems } from './stack-items';

const groups: readonly (readonly ActionId[])[] = [
  ['clipboard.cut', 'clipboard.copy', 'clipboard.paste', 'clipboard.duplicate', 'clipboard.delete'],
  ['arrange.rotate', 'arrange.rotateBack', 'arrange.flip', 'arrange.swap', 'arrange.drive'],
  ['mix.down', 'mix.open'],
  ['select.all', 'view.fit'],
];

/** What can be done where the pointer is: what is printed there first, then what is selected. */
export function BoardMenu({ place }: { place: BoardMenuPlace | undefined }) {
  const system = useMission((mission) => mission.system);
  const possible = useSessionState((state) => {
    const isPossible = (id: ActionId) => isAvailable(actionNamed(id), state);
    return groups.map((group) => Number(group.some(isPossible))).join('');
  });
  // A group of which nothing can be done would be a line by itself.
  const shown = groups.filter((_, index) => possible[index] === '1');
  return (
    <ContextMenu.Portal>
      <ContextMenu.Content className="menu" collisionPadding={4}>
        {place ? editorOf(system).menuAt(place.at) : null}
        {place ? <GhostItems at={place.at} /> : null}
        {place ? <StackItems keys={place.keys} /> : null}
        {shown.map((group, index) => (
          <div key={group[0]} role="group">
            {index === 0 ? null : <ContextMenu.Separator className="menu-line" />}
            {group.map((id) => (
              <ActionItem key={id} id={id} />
            ))}
          </div>
        ))}
      </ContextMenu.Content>
    </ContextMenu.Portal>
  );
}

function ActionItem({ id }: { id: ActionId }) {
  const session = useSession();
  const say = useSentences();
  const action = actionNamed(id);
  const available = useSessionState((state) => isAvailable(action, state));
  const shortcut = shortcutIn(action, session.store.getState().about.shell);
  if (!available) return null;
  return (
    <ContextMenu.Item className="menu-item" onSelect={() => performAction(session, id)}>
      <span className="menu-check" />
      <span className="menu-label">{say(action.name)}</span>
      <kbd className="menu-shortcut" aria-hidden="true">
        {shortcutLabel(shortcut, isMac(window), say)}
      </kbd>
    </ContextMenu.Item>
  );
}
