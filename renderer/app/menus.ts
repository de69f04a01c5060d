import { type SentenceKey, sentence } from '../../languages';
import type { Menu, MenuItem, ShellKind } from '../../main/contract';
import type { Session, SessionState } from '../session/session';
import { type AppAction, actionName, actionsOf, isAvailable, shortcutIn } from './actions/all-actions';
import { hindranceOf } from './actions/hindrance';

interface MenuLayout {
  name: SentenceKey;
  /** Groups of actions, by the beginning of their ids, with a line between the groups. */
  groups: readonly string[];
}

const layout: readonly MenuLayout[] = [
  { name: 'menu.file', groups: ['document.', 'tabs.', 'app.'] },
  { name: 'menu.edit', groups: ['edit.', 'clipboard.', 'select.', 'mix.', 'find.', 'boxes.'] },
  { name: 'menu.board', groups: ['tool.', 'arrange.', 'nudge.'] },
  { name: 'menu.play', groups: ['play.', 'campaign.'] },
  {
    name: 'menu.view',
    groups: ['view.', 'panel.', 'show.', 'variants.', 'pan.', 'theme.', 'language.', 'screen.'],
  },
  { name: 'menu.help', groups: ['handbook.', 'tours.', 'keys.', 'about.'] },
];

/** Everything that there are keys for, menu by menu. */
export function keyedActions(
  shell: ShellKind,
): readonly { readonly menu: SentenceKey; readonly actions: readonly AppAction[] }[] {
  const keyed = actionsOf(shell).filter((action) => shortcutIn(action, shell) !== undefined);
  return layout
    .map(({ name, groups }) => ({
      menu: name,
      actions: groups.flatMap((group) => keyed.filter(({ id }) => id.startsWith(group))),
    }))
    .filter(({ actions }) => actions.length > 0);
}

/** The menus as they stand now: what this shell has, in the language of the window; no menu is empty. */
export function describeMenus(state: SessionState): Menu[] {
  const actions = actionsOf(state.about.shell).filter(({ isOnlyOffered }) => !isOnlyOffered);
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

function describe(action: AppAction, state: SessionState): MenuItem {
  const { id, chosen } = action;
  const shortcut = shortcutIn(action, state.about.shell);
  const why = hindranceOf(action, state);
  return {
    action: id,
    label: actionName(action, state),
    enabled: isAvailable(action, state),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(chosen === undefined ? {} : { checked: chosen(state) }),
    ...(why === undefined ? {} : { why }),
  };
}

/** Keeps the shell's own menu bar the same as the window's state. */
export function keepNativeMenu({ store, host, report }: Session): () => void {
  if (!store.getState().about.nativeMenu) return () => undefined;
  let shown = '';
  const show = (state: SessionState) => {
    const menus = describeMenus(state);
    const described = JSON.stringify(menus);
    // Most changes of the session are none of the menus'.
    if (described === shown) return;
    shown = described;
    void host.call('menu.show', menus).then(report);
  };
  show(store.getState());
  return store.subscribe(show);
}
