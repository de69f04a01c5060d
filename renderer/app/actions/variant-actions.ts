import { systemOf } from '../../../engine';
import { perform } from '../../document/command';
import { removeParts } from '../../document/commands/remove';
import { removeStory } from '../../document/commands/story';
import { addVariant, freeNumbers } from '../../document/commands/variants';
import { keyOf } from '../../document/parts';
import type { Tab } from '../../document/tab';
import { variantsInOrder } from '../../document/variant-names';
import type { Session } from '../../session/session';
import { activeTab } from './active-tab';
import { atMission, type Doing } from './doing';

/** A variant for so many survivors, which is looked at from then on. */
export function beginVariant(tab: Tab, survivors: number): void {
  if (!perform(tab, addVariant(survivors, tab.document.idsEver))) return;
  tab.document.lookAt(tab.document.store.getState().history.now.variants?.at(-1)?.id);
}

/** The same for whichever number the author says, of those that nothing is otherwise for yet. */
async function askForVariant({ files }: Session, tab: Tab): Promise<void> {
  const free = () => {
    const { now } = tab.document.store.getState().history;
    return freeNumbers(now, systemOf(now.system).content.posse).reverse();
  };
  const chosen = await files.ask({
    title: 'variants.ask.title',
    text: 'variants.ask.text',
    parameters: {},
    choices: free().map((number) => ({
      id: String(number),
      name: 'variants.who' as const,
      parameters: { count: number, numbers: number },
    })),
  });
  const survivors = free().find((number) => String(number) === chosen);
  if (survivors !== undefined) beginVariant(tab, survivors);
}

/** Looks at the mission as it is for other numbers of survivors; nothing of that is a change of it. */
export const variantActions = {
  'variants.everybody': {
    name: 'action.variants.everybody',
    available: atMission(({ hasVariants }) => hasVariants),
    chosen: ({ active }) => active?.hasVariants === true && active.variant === undefined,
    perform: (session) => activeTab(session)?.document.lookAt(undefined),
  },
  'variants.next': {
    name: 'action.variants.next',
    does: 'action.variants.next.does',
    shortcut: 'N',
    available: atMission(({ hasVariants }) => hasVariants),
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      const { history, variant } = tab.document.store.getState();
      const ids = variantsInOrder(history.now).map(({ id }) => id);
      tab.document.lookAt(ids[variant === undefined ? 0 : ids.indexOf(variant) + 1]);
    },
  },
  'variants.add': {
    name: 'action.variants.add',
    available: atMission(({ isReadOnly, canAddVariant }) => !isReadOnly && canAddVariant),
    perform: (session) => {
      const tab = activeTab(session);
      if (tab) void askForVariant(session, tab);
    },
  },
  'variants.removeForAll': {
    name: 'action.variants.removeForAll',
    isOnlyOffered: true,
    available: atMission(({ isReadOnly }) => !isReadOnly),
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      // Another variant may be looked at by now, and more may have gone with the same step.
      const { notice } = session.store.getState();
      const ids = notice?.tab === tab.key ? (notice.leftOut ?? []) : [];
      const [id] = ids;
      if (id === undefined) return;
      const { now } = tab.document.store.getState().history;
      const list = (['goals', 'rules'] as const).find((each) => now[each]?.some((one) => one.id === id));
      const keys = ids.map((each) => keyOf('token', each));
      perform(tab, { ...(list ? removeStory({ list, id }) : removeParts(now, keys)), isOfAll: true });
    },
  },
} satisfies Record<string, Doing>;
