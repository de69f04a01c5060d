import type { Tab } from '../../document/tab';
import type { Session } from '../../session/session';
import { activeTab } from './active-tab';
import { type Doing, whenOpen } from './doing';

function withTab(session: Session, deed: (tab: Tab) => unknown): void {
  const tab = activeTab(session);
  if (tab) void deed(tab);
}

export const fileActions = {
  'document.new': {
    name: 'action.document.new',
    shortcut: 'CmdOrCtrl+N',
    browsersKeepShortcut: true,
    perform: ({ files }) => void files.newMission('empty'),
  },
  'document.open': {
    name: 'action.document.open',
    shortcut: 'CmdOrCtrl+O',
    perform: ({ files }) => void files.openByDialog(),
  },
  'document.salvage': {
    name: 'action.document.salvage',
    available: ({ salvageIsOffered }) => salvageIsOffered,
    isOnlyOffered: true,
    perform: ({ files }) => files.openSalvage(),
  },
  'document.save': {
    name: 'action.document.save',
    shortcut: 'CmdOrCtrl+S',
    available: whenOpen(({ isReadOnly }) => !isReadOnly),
    worksInDialogs: ['texts'],
    perform: (session) => withTab(session, (tab) => session.files.save(tab)),
  },
  'document.saveAs': {
    name: 'action.document.saveAs',
    shortcut: 'CmdOrCtrl+Shift+S',
    available: whenOpen(),
    perform: (session) => withTab(session, (tab) => session.files.saveAs(tab)),
  },
  'document.saveAnyway': {
    name: 'action.document.saveAnyway',
    available: whenOpen(({ hasFile, isReadOnly }) => hasFile && !isReadOnly),
    isOnlyOffered: true,
    perform: (session) => withTab(session, (tab) => session.files.saveAnyway(tab)),
  },
  'document.download': {
    name: 'action.document.download',
    shells: ['web'],
    available: whenOpen(),
    perform: (session) => withTab(session, (tab) => session.files.download(tab)),
  },
  'document.print': {
    name: 'action.document.print',
    shortcut: 'CmdOrCtrl+P',
    available: whenOpen(),
    perform: (session) => session.showDialog('print'),
  },
  'document.reload': {
    name: 'action.document.reload',
    available: whenOpen(({ hasFile, isReadOnly }) => hasFile && !isReadOnly),
    perform: (session) => withTab(session, (tab) => session.files.reload(tab)),
  },
  'document.versions': {
    name: 'action.document.versions',
    available: whenOpen(({ hasFile, isReadOnly }) => hasFile && !isReadOnly),
    perform: (session) => session.showDialog('versions'),
  },
  'document.close': {
    name: 'action.document.close',
    shortcut: 'CmdOrCtrl+W',
    browsersKeepShortcut: true,
    available: whenOpen(),
    perform: (session) => withTab(session, (tab) => session.files.close(tab)),
  },
  'tabs.next': {
    name: 'action.tabs.next',
    shortcut: 'Ctrl+Tab',
    browsersKeepShortcut: true,
    available: ({ openTabs }) => openTabs > 1,
    perform: ({ tabs }) => tabs.showNext(1),
  },
  'tabs.previous': {
    name: 'action.tabs.previous',
    shortcut: 'Ctrl+Shift+Tab',
    browsersKeepShortcut: true,
    available: ({ openTabs }) => openTabs > 1,
    perform: ({ tabs }) => tabs.showNext(-1),
  },
  'tabs.start': {
    name: 'action.tabs.start',
    available: ({ active }) => active !== undefined,
    perform: ({ tabs, campaigns }) => {
      campaigns.show(undefined);
      tabs.show(undefined);
    },
  },
} satisfies Record<string, Doing>;
