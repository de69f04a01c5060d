import type { Sitting } from '../../game/sitting';
import type { Session } from '../../session/session';
import { activeTab } from './active-tab';
import { atMission, type Doing, whenPlaying } from './doing';

function slotOf(session: Session) {
  const tab = activeTab(session);
  return tab && session.games.of(tab);
}

function atTable(session: Session, deed: (sitting: Sitting) => void): void {
  const sitting = slotOf(session)?.getState().sitting;
  if (sitting) deed(sitting);
}

export const playActions = {
  /** Goes on with the game of this mission, or asks who is to play one. */
  'play.play': {
    name: 'action.play.play',
    shortcut: 'F5',
    available: atMission(),
    perform: (session) => {
      const slot = slotOf(session);
      if (slot?.getState().sitting) slot.setState({ isShown: true });
      else session.showDialog('set-up');
    },
  },
  'play.anew': {
    name: 'action.play.anew',
    shortcut: 'Shift+F5',
    available: ({ active, dialog }) => active !== undefined && dialog === undefined,
    perform: (session) => session.showDialog('set-up'),
  },
  'play.return': {
    name: 'action.play.return',
    shortcut: 'F5',
    available: whenPlaying(),
    perform: (session) => slotOf(session)?.setState({ isShown: false }),
  },
  'play.back': {
    name: 'action.play.back',
    shortcut: 'CmdOrCtrl+Z',
    available: whenPlaying(({ canTakeBack }) => canTakeBack),
    repeats: true,
    perform: (session) => atTable(session, ({ go }) => go(-1)),
  },
  'play.forward': {
    name: 'action.play.forward',
    shortcut: ['CmdOrCtrl+Shift+Z', 'CmdOrCtrl+Y'],
    available: whenPlaying(({ canGoForward }) => canGoForward),
    repeats: true,
    perform: (session) => atTable(session, ({ go }) => go(1)),
  },
} satisfies Record<string, Doing>;
