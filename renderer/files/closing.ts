import { isUnsaved, type Tab } from '../document/tab';
import type { Drafts } from './drafts';
import { fileName } from './file-names';
import type { LinkedFiles } from './linked-files';
import { type Questions, textLeft } from './questions';
import type { Saving } from './saving';
import type { Surroundings } from './surroundings';

export interface Closing {
  /** Whether it is closed: the user may think better of it. */
  readonly close: (tab: Tab) => Promise<boolean>;
}

interface ClosingDeeds extends Surroundings {
  readonly files: LinkedFiles;
  readonly questions: Questions;
  readonly saving: Saving;
  readonly drafts: Drafts;
}

export function createClosing(deeds: ClosingDeeds): Closing {
  const { tabs, files, questions, saving, drafts, language } = deeds;
  const underWay = new Map<Tab, Promise<boolean>>();
  const isOpen = (tab: Tab) => tabs.store.getState().tabs.includes(tab);

  async function askAndClose(tab: Tab): Promise<boolean> {
    // What is being saved may be all there is to save.
    await saving.inTurn(tab, () => Promise.resolve());
    if (isOpen(tab) && tab.ownText.getState().now) {
      tabs.show(tab);
      if ((await questions.ask(textLeft)) !== 'drop') return false;
    }
    while (isOpen(tab) && isUnsaved(tab)) {
      tabs.show(tab);
      const choice = await questions.ask({
        title: 'close.title',
        text: 'close.text',
        parameters: { name: fileName(tab, language()) },
        choices: [
          { id: 'save', name: 'action.document.save' },
          { id: 'discard', name: 'close.discard', isGrave: true },
        ],
      });
      if (choice === 'discard') break;
      if (choice !== 'save' || !(await saving.save(tab))) return false;
    }
    if (!isOpen(tab)) return true;
    const { document } = tab.file.getState();
    const dropped = drafts.drop(tab);
    tabs.close(tab);
    files.letGo(document);
    await dropped;
    return true;
  }

  const close: Closing['close'] = (tab) => {
    const now =
      underWay.get(tab) ??
      askAndClose(tab).finally(() => {
        underWay.delete(tab);
      });
    underWay.set(tab, now);
    return now;
  };
  return { close };
}
