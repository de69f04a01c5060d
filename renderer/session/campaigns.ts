import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Brought, nextMission, type Seen, systemIn } from '../../engine';
import { textIn } from '../../languages';
import type { KeptJourney } from '../../main/contract';
import type { Campaign, JourneyDecision, Problem, Text } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { JobInput } from '../back-room/jobs';
import type { Waits } from '../back-room/waits';
import type { Tab } from '../document/tab';
import type { Files } from '../files/files';
import { failure, refusal } from '../files/notices';
import { sampleCampaign } from '../files/sample-campaigns';
import type { Surroundings } from '../files/surroundings';
import {
  decidedIn,
  isWorthKeeping,
  journeyAgain,
  journeyFile,
  journeyShown,
  newJourney,
  type OpenJourney,
} from '../game/journeys';
import { isSameMission } from '../game/same-mission';
import { newDraw } from '../game/set-up';

export interface CampaignsState {
  /** Campaigns under way, newest first. */
  readonly kept: readonly KeptJourney[];
  /** Those that this window has in hand, by what they are kept by. */
  readonly journeys: Readonly<Record<string, OpenJourney>>;
  /** The one in sight, while no mission is. */
  readonly shown: string | undefined;
}

/** What a campaign says of the game that begins on a mission. */
export interface PartOf {
  readonly campaign: Campaign;
  readonly brought: Brought;
}

/** Campaigns that are being played, from mission to mission. */
export interface Campaigns {
  readonly store: StoreApi<CampaignsState>;
  readonly refresh: () => Promise<void>;
  /** A campaign in a file: it begins. */
  readonly open: (text: string, name: string) => Promise<void>;
  readonly openSample: () => Promise<void>;
  /** Goes on with one that was kept. */
  readonly goOn: (kept: Pick<KeptJourney, 'journey' | 'title'>) => Promise<void>;
  readonly forget: (kept: KeptJourney) => Promise<void>;
  /** Into sight, or out of it. */
  readonly show: (journey: string | undefined) => void;
  /** Something between two missions. */
  readonly decide: (journey: OpenJourney, decision: JourneyDecision) => void;
  /** Opens the mission that comes, where its players settle how they play; or goes on with its game. */
  readonly play: (journey: OpenJourney) => Promise<void>;
  /** What the campaign is kept by whose next mission lies open here. */
  readonly journeyOf: (tab: Tab) => string | undefined;
  /** What that campaign says of it. */
  readonly partOf: (tab: Tab) => PartOf | undefined;
  /** A game of a mission that is part of a campaign lies on the table. */
  readonly isPartOf: (tab: Tab, journey: string) => void;
  /** The same of a game that has just begun, and is kept by that name. */
  readonly began: (tab: Tab, game: string) => void;
  /** On from a game that is over, to what comes between the missions. */
  readonly finish: (tab: Tab, seen: Seen) => void;
  /** What was in sight before the window was loaded anew. */
  readonly begin: () => Promise<void>;
}

interface CampaignsDeeds
  extends Pick<Surroundings, 'host' | 'tabs' | 'language' | 'notify' | 'seenTo' | 'page'> {
  readonly files: Pick<Files, 'openUntouched'>;
  readonly backRoom: BackRoom;
  readonly waits: Waits;
  readonly newKey: () => string;
  readonly showSetUp: () => void;
  /** Goes on with a game that is kept; says whether it could. */
  readonly goOnWithGame: (game: string) => Promise<boolean>;
}

export function createCampaigns(deeds: CampaignsDeeds): Campaigns {
  const { host, tabs, language, notify, seenTo, page, files, newKey } = deeds;
  const store = createStore<CampaignsState>(() => ({ kept: [], journeys: {}, shown: undefined }));
  const links = new WeakMap<Tab, string>();
  const journeyNamed = (key: string | undefined) =>
    key === undefined ? undefined : store.getState().journeys[key];

  const refresh = async () => {
    const answer = await host.call('campaigns.list');
    if (answer.ok) store.setState({ kept: answer.value });
  };
  const keep = async (journey: OpenJourney) => {
    if (!isWorthKeeping(journey)) return;
    const text = JSON.stringify(journeyFile(journey));
    const answer = await host.call('campaign.keep', journey.key, text, journeyShown(journey));
    if (!answer.ok) notify({ key: 'campaigns.not-kept', reason: { key: `error.${answer.error.code}` } });
    else await refresh();
  };
  const hold = (journey: OpenJourney) => {
    store.setState(({ journeys }) => ({ journeys: { ...journeys, [journey.key]: journey } }));
  };
  const change = (journey: OpenJourney) => {
    hold(journey);
    void keep(journey);
  };
  const show: Campaigns['show'] = (shown) => {
    store.setState({ shown });
    page.memory.write('campaign', shown ?? '');
    if (shown !== undefined) tabs.show(undefined);
  };

  const cannotOpen = (title: Text, { code, parameters }: Problem) =>
    notify({
      key: 'campaigns.cannot-open',
      parameters: { title: textIn(title, language()) },
      reason: { key: `problem.${code}`, parameters },
    });
  /** One that was kept, in hand from now on; where another page has it, this one goes on with a copy. */
  const take = async (key: string, title: Text): Promise<OpenJourney | undefined> => {
    const there = journeyNamed(key);
    if (there) return there;
    const read = await host.call('campaign.read', key);
    if (!read.ok) {
      notify(read.error.code === 'not-known' ? { key: 'campaigns.gone' } : failure(read.error));
      void refresh();
      return undefined;
    }
    const { text, elsewhere } = read.value;
    const answered = await ask('readJourney', { text }, deeds);
    if (!answered) return undefined;
    if ('problem' in answered) {
      cannotOpen(title, answered.problem);
      return undefined;
    }
    const { journey, lost } = journeyAgain(answered.journey, elsewhere ? newKey() : key);
    if (lost > 0) notify({ key: 'campaigns.lost', parameters: { count: lost } });
    else if (elsewhere) notify({ key: 'campaigns.elsewhere', isCalm: true });
    hold(journey);
    return journey;
  };

  const open: Campaigns['open'] = async (text, name) => {
    const read = await ask('readCampaign', { text, language: language() }, deeds);
    if (!read) return;
    if ('problem' in read) return notify(refusal({ name, ...read }));
    seenTo();
    const journey = newJourney(read.campaign, newKey(), newDraw());
    hold(journey);
    show(journey.key);
  };

  /** The mission that comes, where it lies open as the campaign has it. */
  const missionOf = (tab: Tab) => tab.document.store.getState().history.now;
  const isNext = (tab: Tab, journey: OpenJourney) => {
    const mission = nextMission(journey.state);
    return mission !== undefined && isSameMission(missionOf(tab), mission);
  };
  const current = (tab: Tab): OpenJourney | undefined => {
    const journey = journeyNamed(links.get(tab));
    return journey && isNext(tab, journey) ? journey : undefined;
  };

  return {
    store,
    refresh,
    open,
    openSample: async () => {
      const text = await sampleCampaign();
      if (text === undefined) notify({ key: 'start.sample-not-there' });
      else await open(text, '');
    },
    goOn: async ({ journey, title }) => {
      seenTo();
      const taken = await take(journey, title);
      if (taken) show(taken.key);
    },
    forget: async ({ journey }) => {
      const answer = await host.call('campaign.forget', journey);
      if (!answer.ok) notify(failure(answer.error));
      store.setState(({ journeys: { [journey]: _, ...journeys }, shown }) => ({
        journeys,
        shown: shown === journey ? undefined : shown,
      }));
      await refresh();
    },
    show,
    decide: (journey, decision) => {
      const decided = decidedIn(journey, decision);
      if (decided) change(decided);
    },
    play: async (journey) => {
      const mission = nextMission(journey.state);
      if (!mission) return;
      const there = tabs.store
        .getState()
        .tabs.find((tab) => !tab.file.getState().isReadOnly && isNext(tab, journey));
      if (there) tabs.show(there);
      const tab = there ?? files.openUntouched(mission);
      links.set(tab, journey.key);
      if (journey.game !== undefined && (await deeds.goOnWithGame(journey.game))) return;
      deeds.showSetUp();
    },
    journeyOf: (tab) => current(tab)?.key,
    partOf: (tab) => {
      const journey = current(tab);
      if (!journey) return undefined;
      const { campaign, brought } = journey.state;
      return { campaign, brought };
    },
    isPartOf: (tab, key) => {
      links.set(tab, key);
      if (journeyNamed(key)) return;
      // A campaign that is gone leaves its games as they are.
      void host.call('campaign.read', key).then((read) => {
        if (read.ok && !read.value.elsewhere) void take(key, missionOf(tab).title);
      });
    },
    began: (tab, game) => {
      const journey = current(tab);
      if (journey) change({ ...journey, game });
    },
    finish: (tab, seen) => {
      const journey = journeyNamed(links.get(tab));
      const result = systemIn(seen).campaign?.resultOf(seen);
      if (!journey || !result) return;
      const decided = decidedIn(journey, { played: journey.state.at, result });
      if (decided) change(decided);
      show(journey.key);
    },
    begin: async () => {
      const key = page.memory.read('campaign');
      if (!key || tabs.store.getState().active) return;
      await refresh();
      const kept = store.getState().kept.find(({ journey }) => journey === key);
      const taken = kept && (await take(kept.journey, kept.title));
      if (taken) store.setState({ shown: taken.key });
    },
  };
}

type Reading = 'readCampaign' | 'readJourney';

/** Has a file read in the back room, in sight of its user; nothing where they have given up, or it came to nothing. */
async function ask<Name extends Reading>(
  name: Name,
  question: JobInput<Name>,
  { backRoom, waits, notify }: CampaignsDeeds,
) {
  const read = await waits.during('wait.reading', (patience) => backRoom.ask(name, question, patience));
  if (read.ok) return read.answer;
  if (read.why !== 'cancelled') notify({ key: `open.${read.why}` });
  return undefined;
}
