import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Action, NONE, NOT_NOW, type Seen, systemIn, type WhyNot } from '../../../engine';
import {
  type CardLayout,
  dealOut,
  freeSlot,
  groupsOf,
  isSameLayout,
  isSameSort,
  isSettled,
  layoutNow,
  moved,
  placing,
  type SlotAt,
  slotTakes,
} from '../../game/arranging';
import type { Touch } from '../../game/choices';
import { asMeant, type Meant, meaning, slotsAsMeant } from '../../game/meant-slots';
import type { Moment } from '../../game/moment';
import { cardId, personId } from '../../game/people';
import { pictureOf } from '../../game/picture';
import { resumed } from '../../game/resuming';
import { sameCardOffered } from '../../game/same-card';
import type { Sitting } from '../../game/sitting';

/** Cards that are being arranged, before anything of it has been done. */
export interface ArrangementDraft {
  /** Where it begins; when it is taken up again half way, that is not the moment in sight. */
  readonly moment: Moment;
  readonly inSight: Moment;
  /** What has to be done first. */
  readonly begin: Action;
  readonly layout: CardLayout;
  /** It is being done, and somebody has to agree. */
  readonly isUnderWay: boolean;
}

export interface HandState {
  /** Whose cards are looked at, if not those of whoever acts. */
  readonly looking: { readonly survivor: number; readonly acting: number } | undefined;
  readonly draft: ArrangementDraft | undefined;
  /** The card that is taken up to be put elsewhere. */
  readonly taken: number | undefined;
  /** The card that is dragged over the board, to be used there. */
  readonly carried: Touch | undefined;
  /** Where cards were put, as far as it is a difference to the eye alone. */
  readonly meant: Meant;
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
  /** Says why something cannot be. */
  readonly refuse: (why: WhyNot) => void;
  /** Lets go why something cannot be: something else is wanted now. */
  readonly forget: () => void;
  /** Takes a card along over the board, or nothing any more. */
  readonly carry: (card: number | undefined) => void;
  /** A card to a slot of a survivor, whatever that takes: an answer, or arranging cards. */
  readonly bring: (card: number, to: { readonly survivor: number; readonly slot?: number }) => void;
  /** Whether bringing it there leads to anything, as far as slots go. */
  readonly takes: (card: number, to: { readonly survivor: number; readonly slot: number }) => boolean;
  readonly change: (layout: CardLayout) => void;
  readonly carryOut: () => void;
  /** What was begun half way is then not begun at all. */
  readonly giveUp: () => void;
  /** Takes up what the moment in sight is in the middle of, if it is. */
  readonly resume: () => void;
}

const nothing: HandState = {
  looking: undefined,
  draft: undefined,
  taken: undefined,
  carried: undefined,
  meant: new Map(),
  why: undefined,
};

export function createCardHand(sitting: Sitting): CardHand {
  const store = createStore<HandState>(() => nothing);
  const now = () => sitting.game.store.getState().at;
  // Whoever watches would end it by whatever they did, and has not seen yet what they would do it to.
  const isWatching = () => sitting.store.getState().watching !== undefined;
  const begin = (seen: Seen, action: Action): boolean => {
    const why = systemIn(seen).advise.whyNot(seen, action);
    if (why) store.setState({ why, taken: undefined });
    return why === undefined;
  };
  const arrange: CardHand['arrange'] = (action, people, found = NONE) => {
    const moment = now();
    if (isWatching() || !begin(moment.seen, action)) return;
    const layout = laidAsMeant(layoutNow(moment.seen, people, found));
    sitting.pick(undefined);
    store.setState({
      draft: { moment, inSight: moment, begin: action, layout, isUnderWay: false },
      taken: undefined,
      why: undefined,
    });
  };
  const laidAsMeant = (layout: CardLayout): CardLayout => {
    const { meant } = store.getState();
    return {
      ...layout,
      slots: layout.slots.map((cards, at) => asMeant(cards, layout.people[at] ?? NONE, meant, layout.groups)),
    };
  };
  const mean = (card: number, survivor: number, slot: number) =>
    store.setState(({ meant }) => ({ meant: meaning(meant, card, { survivor, slot }) }));
  const meanAll = ({ people, slots }: CardLayout) => {
    for (const [at, cards] of slots.entries())
      for (const [slot, card] of cards.entries()) if (card !== NONE) mean(card, people[at] ?? NONE, slot);
  };
  /** From one hand to the other: nothing is done by that. */
  const shift = (card: number, survivor: number, slot: number): boolean => {
    const cards = slotsAsMeant(now().seen, survivor, store.getState().meant);
    const from = cards.indexOf(card);
    if (from < 0 || !isSameSort(groupsOf(now().seen), from, slot)) return false;
    const lay = cards[slot] ?? NONE;
    if (lay !== NONE) mean(lay, survivor, from);
    mean(card, survivor, slot);
    store.setState({ taken: undefined, why: undefined });
    return true;
  };
  const change = (layout: CardLayout) => {
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
    const { seen, system } = now();
    const { role } = system.play.action(action.do);
    if (role === 'arrange') return arrange(action, [seen.acting]);
    const partner = role === 'trade' ? partnerIn(seen, action) : NONE;
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
    refuse: (why) => store.setState({ why, taken: undefined }),
    forget: () => store.setState({ why: undefined }),
    carry: (card) => {
      const { carried, draft } = store.getState();
      if (card === undefined) return carried && store.setState({ carried: undefined });
      // What is being arranged is not used meanwhile.
      if (isWatching() || draft) return;
      const name = cardId(now().seen, sameCardOffered(now(), card));
      const { picked } = sitting.store.getState();
      // The same as long as it is the same: whoever looks need not look again.
      const known = [carried, picked].find((one) => one?.sort === 'card' && one.name === name);
      store.setState({ carried: known ?? { sort: 'card', name } });
    },
    takes: (card, { survivor, slot }) => {
      const { seen } = now();
      const isPlaced = placing(now(), card, survivor, slot) !== undefined;
      return isPlaced || (seen.decision?.is.card !== 'only-placed' && slotTakes(seen, survivor, card, slot));
    },
    takeUp: (taken) => store.setState({ taken, why: undefined }),
    bring: (card, { survivor, slot }) => {
      if (isWatching()) return;
      const { draft } = store.getState();
      const answer = draft ? undefined : placing(now(), card, survivor, slot);
      if (answer) {
        if (slot !== undefined) mean(card, survivor, slot);
        return sitting.take({ action: answer });
      }
      if (!draft && slot !== undefined && shift(card, survivor, slot)) return;
      if (!draft) {
        const [action, people, found] = wayToArrange(now().seen, card, survivor);
        if (!action) return store.setState({ why: whyNotBring(now().seen, card), taken: undefined });
        arrange(action, people, found);
      }
      const people = store.getState().draft?.layout.people ?? [];
      if (people.includes(survivor)) put(card, people.indexOf(survivor), slot);
    },
    carryOut: () => {
      const { draft } = store.getState();
      if (!draft || !isSettled(draft.layout)) return;
      store.setState({ draft: { ...draft, isUnderWay: true }, taken: undefined });
      meanAll(draft.layout);
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
      store.setState({
        draft: half && { ...half, layout: laidAsMeant(half.layout), inSight, isUnderWay: false },
      });
    },
  };
}

function ownerOf(seen: Seen, card: number): number {
  return pictureOf(seen).people.find(({ slots }) => slots.includes(card))?.number ?? NONE;
}

/** With whom cards are traded. */
function partnerIn(seen: Seen, action: Action): number {
  const named = Object.values(action);
  return pictureOf(seen).people.find(({ id }) => named.includes(id))?.number ?? NONE;
}

/** What has to be done so that a card can come to somebody. */
function wayToArrange(
  seen: Seen,
  card: number,
  to: number,
): readonly [action: Action | undefined, people: readonly number[], found?: number] {
  const { acting } = seen;
  const { play } = systemIn(seen);
  const owner = ownerOf(seen, card);
  if (owner === NONE) return [play.arrange?.(), [acting], card];
  if (owner === to) return owner === acting ? [play.arrange?.(), [acting]] : [undefined, []];
  const partner = owner === acting ? to : owner;
  if (owner !== acting && to !== acting) return [undefined, []];
  return [play.arrange?.(personId(seen, partner)), [acting, partner]];
}

function whyNotBring(seen: Seen, card: number): WhyNot {
  return systemIn(seen).advise.whyNot(seen, { do: 'bring', with: cardId(seen, card) }) ?? NOT_NOW;
}

/** Somebody had begun before, and took that back in the middle. */
export function isHalfWay({ moment, inSight }: ArrangementDraft): boolean {
  return moment !== inSight;
}

export function isWorthDoing({ moment, layout }: ArrangementDraft): boolean {
  const found = layout.loose[0];
  const isFound = moment.seen.decision?.is.card === 'found';
  return (
    isSettled(layout) &&
    (isFound || found !== undefined || !isSameLayout(layout, layoutNow(moment.seen, layout.people)))
  );
}
