import type { GameKind } from '../../../schemas';
import type { Sitting } from '../../game/sitting';
import type { Session } from '../../session/session';
import { activeTab } from './active-tab';
import { atMission, type Doing, whenPlaying } from './doing';
import { goOn } from './go-on';

function atTable(session: Session, deed: (sitting: Sitting) => void): void {
  const tab = activeTab(session);
  const sitting = tab && session.games.of(tab).getState().sitting;
  if (sitting) deed(sitting);
}

function exported(session: Session, kind: GameKind): void {
  const tab = activeTab(session);
  if (tab) atTable(session, ({ game }) => void session.exportGame(tab, game, kind));
}

export const playActions = {
  /** Goes on with the game of this mission, or asks who is to play one. */
  'play.play': {
    name: 'action.play.play',
    shortcut: 'F5',
    available: atMission(),
    perform: (session) => {
      const tab = activeTab(session);
      if (!tab) return;
      if (session.games.of(tab).getState().sitting) void goOn(session, tab);
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
    perform: (session) => {
      const tab = activeTab(session);
      if (tab) session.games.show(tab, false);
    },
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
  'play.saveReplay': {
    name: 'action.play.saveReplay',
    // Also from what is shown at the end of a game.
    available: ({ active }) => active?.isPlaying === true,
    perform: (session) => exported(session, 'replay'),
  },
  'play.saveSituation': {
    name: 'action.play.saveSituation',
    available: whenPlaying(({ hasSituations }) => hasSituations),
    perform: (session) => exported(session, 'situation'),
  },
  'campaign.sample': {
    name: 'action.campaign.sample',
    perform: ({ campaigns }) => void campaigns.openSample(),
  },
} satisfies Record<string, Doing>;
