import { Dialog } from 'radix-ui';
import { systemOf } from '../../engine';
import { type SentenceKey, sentence } from '../../languages';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { shortcutsOf } from './actions/all-actions';
import { keyedActions } from './menus';
import { isMac } from './platform';
import { shortcutLabel } from './shortcuts';
import './keys-dialog.css';

interface KeyRow {
  readonly name: string;
  readonly keys: string;
}

/** Every key there is: those of the menus from the table of actions, those of a game from its words. */
export function KeysDialog() {
  const say = useSentences();
  const { showDialog } = useSession();
  const isOpen = useSessionState(({ dialog }) => dialog === 'keys');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => showDialog(open ? 'keys' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog list-dialog keys-dialog" aria-describedby={undefined}>
          <Dialog.Title className="dialog-title list-title">{say('keys.title')}</Dialog.Title>
          <AllKeys />
          <div className="list-dialog-foot">
            <Dialog.Close className="button">{say('keys.close')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function AllKeys() {
  const say = useSentences();
  const { shell } = useSessionState(({ about }) => about);
  const menus = keyedActions(shell).map(({ menu, actions }) => ({
    title: say(menu),
    rows: actions.map((action): KeyRow => {
      const labels = shortcutsOf(action).map((shortcut) => shortcutLabel(shortcut, isMac(window), say));
      return { name: say(action.name), keys: labels.join(', ') };
    }),
  }));
  const sections = [...menus, { title: say('keys.at-table'), rows: useTableKeys() }, ...useDeedKeys()];
  return (
    // Keyboards scroll what they can go to.
    <div className="keys-list" tabIndex={0} role="group" aria-label={say('keys.title')}>
      <div className="keys-columns">
        {sections.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ name, keys }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <kbd>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The keys of the board, which no action stands behind. */
function useTableKeys(): readonly KeyRow[] {
  const say = useSentences();
  return [
    { name: say('keys.step'), keys: say('keys.arrows') },
    { name: say('keys.next'), keys: say('keys.page-down') },
    { name: say('keys.previous'), keys: say('keys.page-up') },
    { name: say('keys.home'), keys: say('keys.home-key') },
    { name: say('keys.foes'), keys: say('keys.end-key') },
    { name: say('keys.enter'), keys: say('keys.enter-key') },
    { name: say('keys.let-go'), keys: say('key.escape') },
    { name: say('keys.answer'), keys: '1–9' },
  ];
}

/** What people do in the game that is in sight, if it has keys for that. */
function useDeedKeys(): readonly { readonly title: string; readonly rows: readonly KeyRow[] }[] {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const { tabs } = useSession();
  const mission = tabs.store.getState().active?.document.store.getState().mission;
  if (!mission) return [];
  const { play } = systemOf(mission.system);
  const rows = play.buttons.flatMap((word): KeyRow[] => {
    const { key } = play.action(word);
    const name = `hand.deed.${word}` as SentenceKey;
    const told = sentence(language, name, {}, mission.system);
    return key === undefined || told === name ? [] : [{ name: told, keys: key.toUpperCase() }];
  });
  return rows.length === 0 ? [] : [{ title: say('keys.deeds'), rows }];
}
