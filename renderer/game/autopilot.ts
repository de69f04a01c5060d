import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, type GameEvent, legalActions, seedGenerator, usualBot } from '../../engine';
import { choicesAt } from './choices';
import type { Moment } from './moment';
import { personActing } from './picture';
import type { Sitting, Speed } from './sitting';

/** When somebody wants to decide for themselves again. */
export type Until =
  | { readonly is: 'turn' }
  | { readonly is: 'next-round' }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'event' }
  | { readonly is: 'end' };

export interface AutopilotState {
  /** What it is under way to, and how much it has decided so far. */
  readonly run: { readonly until: Until; readonly decided: number } | undefined;
  /** Survivors whose turns it always plays. */
  readonly piloted: ReadonlySet<string>;
  /** What it is to be started for. */
  readonly wish: Wish;
  /** What it has stopped for, and where. */
  readonly met: { readonly at: Moment; readonly events: readonly GameEvent[] } | undefined;
}

/** Until when it is to play; a round only where one was asked for. */
interface Wish {
  readonly is: Until['is'];
  readonly round?: number | undefined;
}

export const idle: AutopilotState = {
  run: undefined,
  piloted: new Set(),
  wish: { is: 'next-round' },
  met: undefined,
};

/** Decides in place of whoever sits at the table; by the rules, and from what players can see. */
export interface Autopilot {
  readonly store: StoreApi<AutopilotState>;
  /** For everybody, from the moment in sight on. */
  readonly start: (until: Until) => Promise<void>;
  readonly stop: () => void;
  /** Takes up the turn of a survivor it plays, in which it was stopped. */
  readonly goOn: () => void;
  readonly want: (wish: Wish) => void;
  /** Whether it was what led to a moment. */
  readonly hasMade: (moment: Moment) => boolean;
  /** Plays the turns of a survivor, or leaves them to whoever sits there. */
  readonly pilot: (survivor: string, isPiloted: boolean) => void;
}

export interface Pace {
  readonly speed: () => Speed;
  /** Resolves after so many milliseconds, and lets the window breathe. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** In milliseconds. */
  readonly now: () => number;
}

/** How long a decision can be seen before the next one. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 900, normal: 350, fast: 60, 'at-once': 0 };
/** So long it may decide at once without the window being shown, in milliseconds. */
const LONGEST_STRETCH = 12;

export function createAutopilot(sitting: Sitting, { speed, pause, now }: Pace): Autopilot {
  const { game } = sitting;
  const bot = usualBot(game.mission.system);
  const store = createStore<AutopilotState>(() => idle);
  const luck = seedGenerator(`${game.options.seed}/autopilot`);
  const atNow = () => game.store.getState().at;
  const isWatching = () => sitting.store.getState().watching !== undefined;
  const flown = new WeakSet<Moment>();
  let runs = 0;

  const decide = (moment: Moment, beginning: Action | undefined): boolean => {
    const action = beginning ?? legalActions(moment.game)[bot.choose(moment.seen, luck)];
    if (action) sitting.take({ action });
    return atNow() !== moment;
  };
  const stop = () => {
    runs += 1;
    store.setState({ run: undefined });
  };
  /** Goes on for as long as it may; somebody who looks at another moment in between has taken over. */
  const fly = async (until: Until, goesOn: GoesOn) => {
    stop();
    const run = runs;
    store.setState({ run: { until, decided: 0 }, met: undefined });
    let [expected, since] = [atNow(), now()];
    const isOver = () => runs !== run || atNow() !== expected;
    let made: readonly Moment[] = [];
    while (!isOver() && !expected.seen.outcome && goesOn(expected, made)) {
      if (!decide(expected, goesOn === isPiloted ? turnToBegin(expected) : undefined)) break;
      made = momentsBetween(expected, atNow());
      for (const moment of made) flown.add(moment);
      expected = atNow();
      store.setState((state) => ({ run: state.run && { until, decided: state.run.decided + 1 } }));
      if (speed() === 'at-once' && !isWatching() && now() - since < LONGEST_STRETCH) continue;
      do await pause(Math.max(PAUSES[speed()], isWatching() ? WATCHING : 0));
      while (!isOver() && isWatching());
      since = now();
    }
    if (runs !== run) return;
    stop();
    const events = until.is === 'event' ? worthStoppingFor(made) : [];
    if (events.length > 0) store.setState({ met: { at: expected, events } });
  };
  /** Where nobody else could have a turn now, the first of those it plays does. */
  const turnToBegin = (moment: Moment): Action | undefined => {
    if (moment.seen.decision?.is.free !== 'next-turn') return undefined;
    const turns = choicesAt(moment).filter(({ traits }) => traits.role === 'begin-turn');
    const { piloted } = store.getState();
    return turns.every(({ touches: [who] }) => piloted.has(String(who?.name))) ? turns[0]?.action : undefined;
  };
  const isPiloted = (moment: Moment): boolean => {
    if (turnToBegin(moment)) return true;
    return store.getState().piloted.has(personActing(moment.seen)?.id ?? '');
  };
  const takeOver = () => {
    if (store.getState().run || isWatching() || !isPiloted(atNow())) return;
    void fly({ is: 'turn' }, isPiloted);
  };
  /** Who looks back at a turn does not want it played otherwise. */
  const goOn = () => {
    if (atNow() === game.store.getState().newest) takeOver();
  };
  sitting.store.subscribe(({ taken, watching }, before) => {
    if (taken !== before.taken) takeOver();
    else if (before.watching !== undefined && watching === undefined) goOn();
  });

  return {
    store,
    stop,
    goOn,
    start: (until) => fly(until, goesOnUntil(until, atNow())),
    hasMade: (moment) => flown.has(moment),
    want: (wish) => store.setState({ wish }),
    pilot: (survivor, isOn) => {
      const piloted = new Set(store.getState().piloted);
      if (isOn) piloted.add(survivor);
      else piloted.delete(survivor);
      store.setState({ piloted });
      if (isOn) takeOver();
    },
  };
}

/** How often it looks whether the zombies' turn has been watched, in milliseconds. */
const WATCHING = 60;

/** What has happened that is worth stopping for, in its order. */
function worthStoppingFor(made: readonly Moment[]): GameEvent[] {
  return [...made]
    .reverse()
    .flatMap(({ events, system }) => events.filter((event) => system.play.event(event).weight === 'grave'));
}

/** Whether to go on at a moment, given those that the last decision led to. */
type GoesOn = (moment: Moment, made: readonly Moment[]) => boolean;

function goesOnUntil(until: Until, from: Moment): GoesOn {
  const { round } = from;
  switch (until.is) {
    case 'turn':
      return (_, made) =>
        !made.some(({ events, system }) => events.some((event) => system.play.event(event).endsTurn));
    case 'next-round':
      return (moment) => moment.round === round;
    case 'round':
      return (moment) => moment.round < until.round;
    case 'event':
      return (_, made) => worthStoppingFor(made).length === 0;
    case 'end':
      return () => true;
  }
}

/** What makes no difference may have been decided on the way. */
function momentsBetween(from: Moment, to: Moment): readonly Moment[] {
  const made: Moment[] = [];
  for (let one: Moment | undefined = to; one && one !== from; one = one.after) made.push(one);
  return made;
}
