import { entryAsked } from '../../handbook/here';
import type { Doing } from './doing';

export const appActions = {
  'screen.toggleFull': {
    name: 'action.screen.toggleFull',
    shortcut: 'F11',
    shells: ['electron'],
    worksInDialogs: true,
    perform: ({ host, report }) => void host.call('screen.toggleFull').then(report),
  },
  'boxes.show': {
    name: 'action.boxes.show',
    perform: (session) => session.showDialog('boxes'),
  },
  'window.reload': {
    name: 'crash.reload',
    isOnlyOffered: true,
    worksInDialogs: true,
    // Whatever it wrote down brings back what is open; work comes with it once it is kept.
    perform: ({ files }) => void files.loadAnew(),
  },
  'app.quit': {
    name: 'action.app.quit',
    shortcut: 'CmdOrCtrl+Q',
    shells: ['electron'],
    worksInDialogs: true,
    perform: ({ host, report }) => void host.call('app.quit').then(report),
  },
  'handbook.show': {
    name: 'action.handbook.show',
    shortcut: 'F1',
    perform: (session) => session.openHandbook(entryAsked()),
  },
  'keys.show': {
    name: 'action.keys.show',
    perform: (session) => session.showDialog('keys'),
  },
  'about.show': {
    name: 'action.about.show',
    perform: (session) => session.showDialog('about'),
  },
} satisfies Record<string, Doing>;
