import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StartOptions, type StartProblem, systemOf } from '../../engine';
import type { Bridge, HostError } from '../../main/contract';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import type { Tab } from '../document/tab';
import type { Tabs } from '../document/tabs';
import type { KeptView } from '../document/view';
import { type Autopilot, createAutopilot } from '../game/autopilot';
import { dealIn } from '../game/deal-in';
import { type Keeper, keepGame } from '../game/keeper';
import { type KeptAbout, toPlayOver } from '../game/keeping';
import { gameAgain } from '../game/play-again';
import { type PlayedGame, startGame } from '../game/played-game';
import { isSameMission } from '../game/same-mission';
import { createSitting, type Manner, type Sitting } from '../game/sitting';
import { decideTrivial } from '../game/trivial';
import { askToPlay } from './ask-to-play';
import { layAhead } from './lay-ahead';

/** The game on an open mission. */
export interface GameSlot {
  /** Kept while one is back at the mission. */
  readonly sitting: Sitting | undefined;
  readonly keeper: Keeper | undefined;
  readonly autopilot: Autopilot | undefined;
  /** The game is in sight, not the mission. */
  readonly isShown: boolean;
}

/** Which game belongs to which open mission. */
export interface Games {
  readonly of: (tab: Tab) => StoreApi<GameSlot>;
  /**
   * Begins a game of a mission as it is now, and brings it into sight; or says why it cannot be played. Cancelled is also what
   * nobody can want any more.
   */
  readonly begin: (tab: Tab, options: StartOptions) => Promise<StartProblem | 'cancelled' | undefined>;
  /** The same at once, for whoever has had the mission laid: what else changes in the window changes with it. */
  readonly beginNow: (tab: Tab, options: StartOptions) => StartProblem | undefined;
  /** The same posse and draw again, on the mission as it is now. */
  readonly again: (tab: Tab) => ReturnType<Games['begin']>;
  /** What was decided in the game, on the mission as it is now; says how much of it cannot be done any more. */
  readonly over: (tab: Tab) => Promise<{ readonly lost: number } | StartProblem | 'cancelled'>;
  /** A game that was kept, in place of whichever the tab had. */
  readonly seat: (tab: Tab, game: PlayedGame, kept?: Kept) => void;
  /** Whether the mission is another by now than the one that is played. */
  readonly isOutdated: (tab: Tab) => boolean;
  readonly show: (tab: Tab, isShown: boolean) => void;
  /** To be told when a mission comes into sight, or goes: nobody sees what an autopilot does elsewhere. */
  readonly cameIntoSight: (tab: Tab, isInSight: boolean) => void;
}

export interface Kept {
  readonly key: string;
  readonly about: KeptAbout;
}

export interface GamesDeeds {
  readonly host: Bridge;
  readonly tabs: Tabs;
  readonly backRoom: BackRoom;
  readonly waits: Waits;
  readonly manner: Manner;
  /** Whether games begin with the first turn, and all before it is dealt by the draw. */
  readonly dealsIn: () => boolean;
  readonly newKey: () => string;
  /** In milliseconds. */
  readonly now: () => number;
  readonly notKept: (tab: Tab, error: HostError) => void;
  /** What the campaign is kept by that a mission is part of. */
  readonly journeyOf: (tab: Tab) => string | undefined;
  /** A new game lies on a mission, and is kept by that name. */
  readonly seated: (tab: Tab, key: string) => void;
  /** The game of this mission goes on; without one, another lies on the table now. */
  readonly playedOn: (tab?: Tab) => void;
}

const empty: GameSlot = {
  sitting: undefined,
  keeper: undefined,
  autopilot: undefined,
  isShown: false,
};

export function createGames(deeds: GamesDeeds): Games {
  const { host, tabs, backRoom, waits, manner, dealsIn, newKey, now, notKept, playedOn, journeyOf, seated } =
    deeds;
  const slots = new WeakMap<Tab, StoreApi<GameSlot>>();
  const of: Games['of'] = (tab) => {
    const known = slots.get(tab);
    if (known) return known;
    const slot = createStore<GameSlot>(() => empty);
    slot.subscribe((now, before) => changeLook(tab, inSight(before), inSight(now)));
    slots.set(tab, slot);
    return slot;
  };
  const looks = new WeakMap<Tab | Sitting, KeptView>();
  /** A mission and the games on it share a board, and each is looked at as it was left. */
  const changeLook = (tab: Tab, from: Sitting | undefined, to: Sitting | undefined) => {
    if (from === to) return;
    looks.set(from ?? tab, tab.view.look());
    const left = looks.get(to ?? tab);
    if (left) tab.view.lookAgain(left);
  };
  const missionOf = (tab: Tab) => tab.document.store.getState().history.now;

  const seat: Games['seat'] = (tab, game, before) => {
    const kept = before ?? { key: newKey(), about: { played: 0, journey: journeyOf(tab) } };
    const slot = of(tab);
    slot.getState().keeper?.stop();
    slot.getState().autopilot?.stop();
    const { key, about } = kept;
    const aboutNow = () => {
      const { document, name } = tab.file.getState();
      return { ...about, ...(document !== undefined && { document: name }) };
    };
    const failed = (error: HostError) => notKept(tab, error);
    const keeper = keepGame(game, aboutNow, { host, key, now, failed });
    const sitting = createSitting(game, manner);
    const autopilot = createAutopilot(sitting, { speed: manner.speed, pause, now });
    sitting.store.subscribe(({ taken }, before) => {
      if (taken !== before.taken) playedOn(tab);
    });
    slot.setState({ sitting, keeper, autopilot, isShown: true });
    if (!before) seated(tab, key);
    playedOn();
  };
  /** What has changed while somebody waited: what they wanted then may be nothing that they want now. */
  const watchOver = (tab: Tab) => {
    const [mission, { sitting }] = [missionOf(tab), of(tab).getState()];
    return {
      mission,
      isWanted: () => tabs.store.getState().tabs.includes(tab) && of(tab).getState().sitting === sitting,
      isSame: () => missionOf(tab) === mission,
    };
  };
  const beginNow: Games['beginNow'] = (tab, options) => {
    const started = startGame(missionOf(tab), options);
    if ('problem' in started) return started.problem;
    const { game } = started;
    if (dealsIn()) dealIn(game);
    if (manner.skipsTrivial()) decideTrivial(game);
    seat(tab, game);
    return undefined;
  };
  const begin: Games['begin'] = async (tab, options) => {
    const { mission, isWanted, isSame } = watchOver(tab);
    const people = systemOf(mission.system).start.howMany(options);
    const unlaid = await waits.during('set-up.laying', (patience) =>
      layAhead(mission, people, backRoom, patience),
    );
    if (unlaid === 'cancelled' || !isWanted()) return 'cancelled';
    return isSame() ? (unlaid ?? beginNow(tab, options)) : begin(tab, options);
  };
  const over: Games['over'] = async (tab) => {
    const { mission, isWanted, isSame } = watchOver(tab);
    const question = toPlayOver(gameOf(tab), mission);
    const again = await askToPlay('playAgain', question, { backRoom, waits });
    if (again === 'cancelled' || !isWanted()) return 'cancelled';
    if (!isSame()) return over(tab);
    if ('problem' in again) return again.problem;
    const { game, lost } = gameAgain(question, again, question.decided.length - 1);
    seat(tab, game);
    return { lost };
  };
  const cameIntoSight: Games['cameIntoSight'] = (tab, isInSight) => {
    const { autopilot, isShown } = of(tab).getState();
    if (isInSight && isShown) autopilot?.goOn();
    else autopilot?.stop();
  };
  const gameOf = (tab: Tab): PlayedGame => {
    const { sitting } = of(tab).getState();
    if (!sitting) throw new Error('Nobody plays this mission');
    return sitting.game;
  };

  return {
    of,
    begin,
    beginNow,
    seat,
    again: (tab) => begin(tab, gameOf(tab).options),
    over,
    isOutdated: (tab) => {
      const { sitting } = of(tab).getState();
      return sitting !== undefined && !isSameMission(sitting.game.mission, missionOf(tab));
    },
    show: (tab, isShown) => {
      of(tab).setState({ isShown });
      if (isShown) playedOn(tab);
      cameIntoSight(tab, isShown);
    },
    cameIntoSight,
  };
}

function inSight({ sitting, isShown }: GameSlot): Sitting | undefined {
  return isShown ? sitting : undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
