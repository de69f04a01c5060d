import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StartOptions } from '../../engine';
import { type KeyedSentence, type Language, type Say, sentence, textIn } from '../../languages';
import type { KeptGame } from '../../main/contract';
import type { Mission } from '../../schemas';
import { startReason } from '../../telling/reasons';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import type { Tab } from '../document/tab';
import type { Files } from '../files/files';
import { failure } from '../files/notices';
import { sampleNamed } from '../files/samples';
import type { Surroundings } from '../files/surroundings';
import { type KeepingProblem, type OpenedGame, openGame } from '../game/keeping';
import { isSameMission } from '../game/same-mission';
import { askToPlay } from './ask-to-play';
import type { Games } from './games';

/** A game that lay on a mission when the window was loaded anew. */
export interface GameBefore {
  /** What the host has kept it under. */
  readonly key: string;
  readonly isShown: boolean;
  /** A game in which nobody had done anything is kept nowhere, and begins with these as it began then. */
  readonly options: StartOptions;
}

/** Games that were kept and can be played on. */
export interface KeptGames {
  /** Newest first. */
  readonly store: StoreApi<{ readonly kept: readonly KeptGame[] }>;
  readonly refresh: () => Promise<void>;
  /** Goes on with one where it was left, on its mission. */
  readonly goOn: (kept: KeptGame) => Promise<void>;
  /** One that lay on a mission before the window was loaded anew, as it lay there. */
  readonly takeUp: (tab: Tab, before: GameBefore) => Promise<void>;
  readonly forget: (kept: KeptGame) => Promise<void>;
}

interface KeptGamesDeeds
  extends Pick<Surroundings, 'host' | 'tabs' | 'language' | 'read' | 'notify' | 'seenTo'> {
  readonly files: Files;
  readonly games: Games;
  readonly backRoom: BackRoom;
  readonly waits: Waits;
  readonly newKey: () => string;
  /** A game lies on a mission that is part of a campaign. */
  readonly isPartOf: (tab: Tab, journey: string) => void;
}

export function createKeptGames(deeds: KeptGamesDeeds): KeptGames {
  const { host, tabs, language, notify, seenTo, games, backRoom, newKey } = deeds;
  const store = createStore<{ kept: readonly KeptGame[] }>(() => ({ kept: [] }));
  const refresh = async () => {
    const answer = await host.call('games.list');
    // What cannot be listed is missed by nobody; what is wrong with the disk is told by what needs it.
    if (!answer.ok) return;
    store.setState({ kept: answer.value });
    if (answer.value.length > 0) backRoom.begin();
  };
  const inHand = (key: string) =>
    tabs.store.getState().tabs.find((tab) => games.of(tab).getState().keeper?.key === key);

  const cannotOpen = (problem: KeepingProblem, of: KeptGame['title']) =>
    notify({
      key: 'games.cannot-open',
      parameters: { title: textIn(of, language()) },
      reason: whyNot(problem, language()),
      ofGame: true,
    });
  /** Nothing where its user has given up waiting. */
  const open = async (text: string): Promise<OpenedGame | KeepingProblem | undefined> => {
    const played = await askToPlay('playKept', { text }, deeds);
    if (played === 'cancelled') return undefined;
    return 'file' in played ? openGame(played) : played;
  };
  const seat = (tab: Tab, opened: OpenedGame, key: string, isElsewhere = false) => {
    games.seat(tab, opened.game, { key: isElsewhere ? newKey() : key, about: opened.about });
    const { journey } = opened.about;
    if (journey !== undefined) deeds.isPartOf(tab, journey);
    tell(opened, tab, isElsewhere, deeds);
  };

  const takeUp: KeptGames['takeUp'] = async (tab, { key, isShown, options }) => {
    const read = await host.call('game.read', key);
    // Its user may have begun with something else.
    const isFree = () =>
      tabs.store.getState().tabs.includes(tab) && games.of(tab).getState().sitting === undefined;
    if (!isFree()) return;
    if (read.ok) {
      const opened = await open(read.value.text);
      if (!opened || !isFree()) return;
      if (!('game' in opened)) return cannotOpen(opened, missionOf(tab).title);
      seat(tab, opened, key, read.value.elsewhere);
    } else if (read.error.code !== 'not-known') return notify(failure(read.error));
    // Nobody had done anything in it, so that it was not worth keeping.
    else if (await games.begin(tab, options)) return;
    if (!isShown) games.show(tab, false);
  };

  return {
    store,
    refresh,
    goOn: async (kept) => {
      seenTo();
      const there = inHand(kept.game);
      if (there) {
        tabs.show(there);
        return games.show(there, true);
      }
      const read = await host.call('game.read', kept.game);
      if (!read.ok) {
        notify(read.error.code === 'not-known' ? { key: 'games.gone', ofGame: true } : failure(read.error));
        return refresh();
      }
      const opened = await open(read.value.text);
      if (!opened) return;
      if (!('game' in opened)) return cannotOpen(opened, kept.title);
      // Whoever could not wait may have it by now.
      if (inHand(kept.game)) return;
      seat(await tabFor(opened, deeds), opened, kept.game, read.value.elsewhere);
    },
    // Whatever it comes to, the next one is to be taken up as well.
    takeUp: (tab, before) =>
      takeUp(tab, before).catch(() =>
        cannotOpen(
          { problem: { code: 'playing-failed', parameters: {} }, system: missionOf(tab).system },
          missionOf(tab).title,
        ),
      ),
    forget: async ({ game }) => {
      const answer = await host.call('game.forget', game);
      if (!answer.ok) notify(failure(answer.error));
      await refresh();
    },
  };
}

/** Why a game cannot be played on. */
function whyNot(problem: KeepingProblem, language: Language): KeyedSentence {
  if ('problem' in problem) {
    const say: Say = (key, parameters) => sentence(language, key, parameters);
    return startReason(problem.problem, say, problem.system);
  }
  const { code, parameters } = problem.damaged;
  return { key: `problem.${code}`, parameters };
}

/** What is odd about a game that goes on; the first of it is enough. */
function tell(
  { lost, isOfOtherVersion, game }: OpenedGame,
  tab: Tab,
  isElsewhere: boolean,
  { notify }: KeptGamesDeeds,
): void {
  const about = { tab: tab.key, ofGame: true } as const;
  if (lost > 0) notify({ key: 'games.lost', parameters: { count: lost }, ...about });
  else if (isOfOtherVersion) notify({ key: 'games.other-version', ...about });
  else if (isElsewhere) notify({ key: 'games.elsewhere', ...about, isCalm: true });
  else if (!isSameMission(game.mission, missionOf(tab)))
    notify({ key: 'games.mission-changed', ...about, isCalm: true });
}

function missionOf(tab: Tab): Mission {
  return tab.document.store.getState().history.now;
}

/** The mission of a game, from wherever it can be had: at the worst from the game itself. */
async function tabFor({ game: { mission }, about }: OpenedGame, deeds: KeptGamesDeeds): Promise<Tab> {
  const { tabs, files } = deeds;
  const isIt = (tab: Tab) => !tab.file.getState().isReadOnly && missionOf(tab).id === mission.id;
  const open = tabs.store.getState().tabs.filter(isIt);
  const there = open.find((tab) => isSameMission(missionOf(tab), mission)) ?? open[0];
  if (there) {
    tabs.show(there);
    return there;
  }
  for (const draft of files.store.getState().leftBehind) {
    const restored = (await isMissionOf(draft.text, mission.id, deeds)) && (await files.restoreDraft(draft));
    if (restored) return restored;
  }
  const { recents } = files.store.getState();
  for (const { recent } of recents.filter(({ name, missing }) => name === about.document && !missing)) {
    await files.openRecent(recent);
    const { active } = tabs.store.getState();
    if (active && isIt(active)) return active;
  }
  const sample = await sampleNamed(mission.id);
  if (sample && isSameMission(sample.mission, mission)) {
    await files.openSample(mission.id);
    const { active } = tabs.store.getState();
    if (active) return active;
  }
  return files.openMission(mission);
}

async function isMissionOf(text: string, id: string, { read }: KeptGamesDeeds): Promise<boolean> {
  const has = await read(text);
  return has !== 'cancelled' && has.ok && has.sound.mission.id === id;
}
