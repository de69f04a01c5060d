import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, NONE, type Observation, type WhyNot, whyNot } from '../../../engine';
import {
  dealOut,
  freeSlot,
  isSameLayout,
  isSettled,
  type Layout,
  layoutNow,
  moved,
  placing,
  type SlotAt,
} from '../../game/arranging';
import { lineTo, type Moment } from '../../game/moment';
import { cardId, personId, personNumber, survivorInSight } from '../../game/people';
import { resumed } from '../../game/resuming';
import type { Sitting } from '../../game/sitting';
import { useMoment, useSeen, useSitting } from '../../session/game-context';

/** Cards that are being arranged, before anything of it has been done. */
export interface Draft {
  /** Where it begins; when it is taken up again half way, that is not the moment in sight. */
  readonly moment: Moment;
  readonly inSight: Moment;
  /** What has to be done first. */
  readonly begin: Action;
  readonly layout: Layout;
  /** It is being done, and somebody has to agree. */
  readonly isUnderWay: boolean;
}

interface HandState {
  /** Whose cards are looked at, if not those of whoever acts. */
  readonly looking: { readonly survivor: number; readonly acting: number } | undefined;
  readonly draft: Draft | undefined;
  /** The card that is taken up to be put elsewhere. */
  readonly taken: number | undefined;
  /** Why the last thing that was wanted of cards cannot be. */
  readonly why: WhyNot | undefined;
}

/** What somebody does with cards before the game hears of it. */
export interface CardHand {
  readonly store: StoreApi<HandState>;
  readonly lookAt: (survivor: number | undefined) => void;
  /** Does something; where that means to arrange cards, they are laid out first. */
  readonly take: (action: Action) => void;
  /** Begins to arrange one's own cards, those of two, or those one has with one that was found. */
  readonly arrange: (begin: Action, people: readonly number[], found?: number) => void;
  readonly takeUp: (card: number | undefined) => void;
  /** Lets go why something cannot be: something else is wanted now. */
  readonly forget: () => void;
  /** A card to a slot of a survivor, whatever that takes: an answer, or arranging cards. */
  readonly bring: (card: number, to: { readonly survivor: number; readonly slot?: number }) => void;
  readonly change: (layout: Layout) => void;
  readonly carryOut: () => void;
  /** What was begun half way is then not begun at all. */
  readonly giveUp: () => void;
  /** Takes up what the moment in sight is in the middle of, if it is. */
  readonly resume: () => void;
}

const nothing: HandState = { looking: undefined, draft: undefined, taken: undefined, why: undefined };

export function createCardHand(sitting: Sitting): CardHand {
  const store = createStore<HandState>(() => nothing);
  const now = () => sitting.game.store.getState().at;
  // Whoever watches would end it by whatever they did, and has not seen yet what they would do it to.
  const isWatching = () => sitting.store.getState().watching !== undefined;
  const begin = (seen: Observation, action: Action): boolean => {
    const why = whyNot(seen, action);
    if (why) store.setState({ why, taken: undefined });
    return why === undefined;
  };
  const arrange: CardHand['arrange'] = (action, people, found = NONE) => {
    const moment = now();
    if (isWatching() || !begin(moment.seen, action)) return;
    const layout = layoutNow(moment.seen, people, found);
    sitting.pick(undefined);
    store.setState({
      draft: { moment, inSight: moment, begin: action, layout, isUnderWay: false },
      taken: undefined,
      why: undefined,
    });
  };
  const change = (layout: Layout) => {
    const { draft } = store.getState();
    if (draft) store.setState({ draft: { ...draft, layout }, taken: undefined, why: undefined });
  };
  const put = (card: number, person: number, slot: number | undefined) => {
    const { seen } = now();
    const { draft } = store.getState();
    if (!draft) return;
    const at: SlotAt | undefined =
      slot === undefined ? freeSlot(seen, draft.layout, card, person) : { person, slot };
    const layout = at && moved(seen, draft.layout, card, at);
    if (layout) return change(layout);
    const survivor = personId(seen, draft.layout.people[person] ?? NONE);
    const code = at ? 'not-favourite' : 'no-room';
    store.setState({ why: { code, parameters: { card: cardId(seen, card), survivor } }, taken: undefined });
  };
  const take: CardHand['take'] = (action) => {
    if (isWatching()) return;
    const { seen } = now();
    if (action.do === 'reorganize') return arrange(action, [seen.acting]);
    const partner = action.do === 'trade' ? personNumber(seen, String(action['with'])) : NONE;
    if (partner === NONE) sitting.take({ action });
    else arrange(action, [seen.acting, partner]);
  };
  return {
    store,
    take,
    arrange,
    change,
    lookAt: (survivor) => {
      const { acting } = now().seen;
      const looking = survivor === undefined ? undefined : { survivor, acting };
      store.setState({ looking, why: undefined });
    },
    forget: () => store.setState({ why: undefined }),
    takeUp: (taken) => store.setState({ taken, why: undefined }),
    bring: (card, { survivor, slot }) => {
      if (isWatching()) return;
      const { draft } = store.getState();
      const answer = draft ? undefined : placing(now(), card, survivor, slot);
      if (answer) return sitting.take({ action: answer });
      if (!draft) {
        const [action, people, found] = wayToArrange(now().seen, card, survivor);
        if (!action)
          return store.setState({ why: whyNotBring(now().seen, card, survivor), taken: undefined });
        arrange(action, people, found);
      }
      const people = store.getState().draft?.layout.people ?? [];
      if (people.includes(survivor)) put(card, people.indexOf(survivor), slot);
    },
    carryOut: () => {
      const { draft } = store.getState();
      if (!draft || !isSettled(draft.layout)) return;
      store.setState({ draft: { ...draft, isUnderWay: true }, taken: undefined });
      if (now() !== draft.moment) sitting.goTo(draft.moment);
      sitting.take({ action: draft.begin });
      if (dealOut(sitting, draft.layout)) store.setState({ draft: undefined });
    },
    giveUp: () => {
      const { draft } = store.getState();
      store.setState({ draft: undefined, taken: undefined, why: undefined });
      if (draft && isHalfWay(draft) && now() === draft.inSight) sitting.goTo(draft.moment);
    },
    resume: () => {
      const inSight = now();
      const half = resumed(inSight);
      store.setState({ draft: half && { ...half, inSight, isUnderWay: false } });
    },
  };
}

function ownerOf(seen: Observation, card: number): number {
  const { survivors } = seen.table.sizes;
  const all = Array.from({ length: survivors }, (_, survivor) => survivor);
  return all.find((one) => layoutNow(seen, [one]).slots.flat().includes(card)) ?? NONE;
}

/** What has to be done so that a card can come to somebody. */
function wayToArrange(
  seen: Observation,
  card: number,
  to: number,
): readonly [action: Action | undefined, people: readonly number[], found?: number] {
  const { acting } = seen;
  const owner = ownerOf(seen, card);
  if (owner === NONE) return [{ do: 'reorganize' }, [acting], card];
  if (owner === to) return owner === acting ? [{ do: 'reorganize' }, [acting]] : [undefined, []];
  const partner = owner === acting ? to : owner;
  if (owner !== acting && to !== acting) return [undefined, []];
  return [{ do: 'trade', with: personId(seen, partner) }, [acting, partner]];
}

function whyNotBring(seen: Observation, card: number, to: number): WhyNot {
  const owner = ownerOf(seen, card);
  if (seen.acting === NONE) return { code: 'activate-first', parameters: {} };
  const survivor = personId(seen, owner === seen.acting ? to : owner);
  return { code: 'not-their-turn', parameters: { survivor, other: personId(seen, seen.acting) } };
}

/** Somebody had begun before, and took that back in the middle. */
export function isHalfWay({ moment, inSight }: Draft): boolean {
  return moment !== inSight;
}

export function isWorthDoing({ moment, layout }: Draft): boolean {
  const found = layout.loose[0];
  const isFound = moment.seen.decision?.name === 'where-to-put';
  return (
    isSettled(layout) &&
    (isFound || found !== undefined || !isSameLayout(layout, layoutNow(moment.seen, layout.people)))
  );
}

const CardHandContext = createContext<CardHand | undefined>(undefined);

/** Cards are in several places of the screen, and one hand holds them. */
export function CardHandProvider({ children }: { children: ReactNode }) {
  const sitting = useSitting();
  const hand = useMemo(() => createCardHand(sitting), [sitting]);
  const moment = useMoment();
  useEffect(
    () => sitting.store.subscribe((now, before) => now.picked !== before.picked && hand.forget()),
    [hand, sitting],
  );
  // What was begun at another moment is over, unless that was somebody agreeing to it.
  useEffect(() => {
    const { draft } = hand.store.getState();
    hand.store.setState({ taken: undefined, why: undefined });
    if (draft?.inSight === moment) {
      // It was taken back before anybody agreed.
      hand.store.setState({ draft: { ...draft, isUnderWay: false } });
      return;
    }
    const goesOn = draft?.isUnderWay && lineTo(moment).includes(draft.moment);
    if (!goesOn || dealOut(sitting, draft.layout)) hand.resume();
  }, [hand, moment, sitting]);
  return <CardHandContext value={hand}>{children}</CardHandContext>;
}

export function useCardHand(): CardHand {
  const hand = useContext(CardHandContext);
  if (!hand) throw new Error('A component that needs a hand of cards stands outside its provider');
  return hand;
}

export function useCardHandState<T>(select: (state: HandState) => T): T {
  return useStore(useCardHand().store, select);
}

/** Whose cards are in sight. */
export function useSurvivorInSight(): number {
  const seen = useSeen();
  const looking = useCardHandState((state) => state.looking);
  return looking && looking.acting === seen.acting ? looking.survivor : survivorInSight(seen);
}
