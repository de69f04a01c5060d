import { Check } from 'lucide-react';
import { Menubar } from 'radix-ui';
import { useStore } from 'zustand';
import type { MenuItem } from '../../main/contract';
import { useSentences, useSession } from '../session/session-context';
import { performChosen } from './actions/all-actions';
import { describeMenus } from './menus';
import { isMac } from './platform';
import { shortcutLabel } from './shortcuts';
import './menu-bar.css';

/** The menus, drawn by the window where the shell has no menu bar. */
export function MenuBar() {
  const { store } = useSession();
  const say = useSentences();
  const menus = describeMenus(useStore(store));
  return (
    <header>
      <Menubar.Root className="menu-bar" aria-label={say('menu.bar')}>
        {menus.map(({ label, items }) => (
          <Menubar.Menu key={label}>
            <Menubar.Trigger className="menu-trigger">{label}</Menubar.Trigger>
            <Menubar.Portal>
              <Menubar.Content className="menu" align="start" sideOffset={4} collisionPadding={4}>
                {items.map((item, index) => (
                  <Item key={item?.action ?? `line ${index}`} item={item} />
                ))}
              </Menubar.Content>
            </Menubar.Portal>
          </Menubar.Menu>
        ))}
      </Menubar.Root>
    </header>
  );
}

function Item({ item }: { item: MenuItem }) {
  const session = useSession();
  const say = useSentences();
  if (item === null) return <Menubar.Separator className="menu-line" />;
  const { action, label, enabled, checked, why } = item;
  const face = (
    <>
      <span className="menu-check">
        <Menubar.ItemIndicator>
          <Check aria-hidden="true" />
        </Menubar.ItemIndicator>
      </span>
      <span className="menu-label">{label}</span>
      <kbd className="menu-shortcut" aria-hidden="true">
        {shortcutLabel(item.shortcut, isMac(window), say)}
      </kbd>
    </>
  );
  const common = {
    className: 'menu-item',
    disabled: !enabled,
    title: why,
    onSelect: () => performChosen(session, action),
  };
  return checked === undefined ? (
    <Menubar.Item {...common}>{face}</Menubar.Item>
  ) : (
    <Menubar.CheckboxItem {...common} checked={checked}>
      {face}
    </Menubar.CheckboxItem>
  );
}
