import { type SentenceKey, sentence } from '../../languages';
import type { Menu, MenuItem } from '../../main/contract';
import { type Action, actionsOf } from './actions';
import type { Session, SessionState } from './session';

interface MenuLayout {
  name: SentenceKey;
  /** Groups of actions, by the beginning of their ids, with a line between the groups. */
  groups: readonly string[];
}

const layout: readonly MenuLayout[] = [
  { name: 'menu.file', groups: ['app.'] },
  { name: 'menu.view', groups: ['theme.', 'language.', 'screen.'] },
  { name: 'menu.help', groups: ['about.'] },
];

/** The menus as they stand now: what this shell has, in the language of the window; no menu is empty. */
export function describeMenus(state: SessionState): Menu[] {
  const actions = actionsOf(state.about.shell);
  return layout
    .map(({ name, groups }) => ({
      label: sentence(state.language, name),
      items: groups
        .map((group) =>
          actions.filter(({ id }) => id.startsWith(group)).map((action) => describe(action, state)),
        )
        .filter((items) => items.length > 0)
        .flatMap((items, index) => (index === 0 ? items : [null, ...items])),
    }))
    .filter(({ items }) => items.length > 0);
}

function describe({ id, name, shortcut, chosen }: Action, state: SessionState): MenuItem {
  return {
    action: id,
    label: sentence(state.language, name),
    enabled: true,
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(chosen === undefined ? {} : { checked: chosen(state) }),
  };
}

/** Keeps the shell's own menu bar the same as the window's state. */
export function keepNativeMenu({ store, host, report }: Session): () => void {
  if (!store.getState().about.nativeMenu) return () => undefined;
  const show = (state: SessionState) => void host.call('menu.show', describeMenus(state)).then(report);
  show(store.getState());
  return store.subscribe((state, before) => {
    if (state.settings !== before.settings) show(state);
  });
}
