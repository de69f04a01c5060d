import { useEffect, useMemo, useState } from 'react';
import { NONE, type Walk } from '../../../engine';
import { type Choice, isFree } from '../../game/choices';
import { type Click, clickOn } from '../../game/clicks';
import { personActing, pictureOf } from '../../game/picture';
import { choicesAmong } from '../../game/possible';
import type { Risk } from '../../game/risks';
import { safestFirst } from '../../game/safest-first';
import { spotOf } from '../../game/spots';
import {
  useAutopilot,
  useIsPiloted,
  useMoment,
  useSitting,
  useSittingState,
} from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useCardHand, useCardHandState } from '../cards/hand-context';
import type { Offered } from './choice-menu';
import { clickableAt, destinationAt } from './clickables';
import { type Lights, lightsAt, noLights } from './lights';
import { offerAt } from './offering';
import { createPointedPiece, nowhere, type PointedPieceStore } from './pointed';
import { useReducedMotion } from './reduced-motion';
import type { BoardInSight } from './use-board-in-sight';
import { useWalking } from './use-walking';

/** What somebody at the board points to, chooses and is offered. */
export interface BoardPointer {
  readonly pointed: PointedPieceStore;
  readonly lights: Lights;
  readonly offered: Offered | undefined;
  /** Somebody walks, or the autopilot decides: whatever is turned to stops that, and does nothing else. */
  readonly isGoing: boolean;
  /** What a click on a zone, or on a piece in it, would do; Enter does the same. Nothing while one only watches. */
  readonly clickAt: (zone: number, piece: string | undefined) => Click | undefined;
  readonly turnTo: (zone: number, piece: string | undefined) => void;
  /** Whether a piece is whoever acts, and can be carried somewhere. */
  readonly canCarry: (piece: string | undefined) => boolean;
  /** What it would do to let them go in a zone. */
  readonly carryTo: (zone: number) => Click;
  readonly letGoIn: (zone: number) => void;
  /** An answer to what is offered; of risks, what is not to be asked about any more. */
  readonly choose: (choice: Choice, waived: readonly Risk[]) => void;
  readonly walk: (walk: Walk, waived: readonly Risk[]) => void;
  readonly pointTo: (choice: Choice | undefined) => void;
  readonly close: () => void;
  /** Escape: whatever was begun is let go. Whether anything was. */
  readonly letGo: () => boolean;
}

/** A list of more would hide what it is about: then the zones are lit, and that is enough. */
const MOST_OFFERED = 8;

export function useBoardPointer({ ground, stood, event }: BoardInSight): BoardPointer {
  const [sitting, moment, cards] = [useSitting(), useMoment(), useCardHand()];
  const [autopilot, isPiloted] = [useAutopilot(), useIsPiloted()];
  const waived = useSittingState((state) => state.waived);
  // A card that is carried over the board shows where it can be used, as one does that is picked out.
  const carried = useCardHandState((state) => state.carried);
  const pickedOut = useSittingState((state) => state.picked);
  const picked = carried ?? pickedOut;
  const isHurried = useSessionState(({ habits }) => habits.speed === 'at-once');
  const language = useSessionState((state) => state.language);
  const isStill = useReducedMotion();
  const [pointed] = useState(createPointedPiece);
  const walking = useWalking(isHurried || isStill);
  // A menu that opened for every decision of the autopilot would take the keyboard from the button that stops it.
  const isGoing = walking.isWalking || isPiloted;
  const isBusy = event !== undefined || isGoing;
  const lights = useMemo(() => (isBusy ? noLights : lightsAt(moment, picked)), [isBusy, moment, picked]);

  const now = useMemo(
    () => ({ seen: moment.seen, ground, stood, language }),
    [moment, ground, stood, language],
  );
  // The question that is put at the table, until it is answered or waved away.
  const asked = useMemo((): Offered | undefined => {
    const [first] = lights.asked;
    if (!first || lights.asked.length > MOST_OFFERED) return undefined;
    const about = pictureOf(moment.seen).askedAbout ?? NONE;
    const spot = spotOf(first, moment.seen);
    return { ...offerAt(now, lights.asked, about >= 0 ? about : (spot?.zone ?? 0)), isAsked: true };
  }, [lights, moment, now]);
  const [offered, setOffered] = useState<{ readonly what: Offered | undefined; readonly with: Lights }>();
  const current = offered && offered.with === lights ? offered.what : asked;

  // Keys go on from where something is to be decided.
  useEffect(() => {
    const [first] = lights.asked;
    const spot = first && spotOf(first, moment.seen);
    if (spot && pointed.getState().isByKeys)
      pointed.setState({ ...nowhere, zone: spot.zone, isByKeys: true });
  }, [lights, moment, pointed]);

  // Whoever points elsewhere has read why something cannot be.
  useEffect(
    () =>
      pointed.subscribe((to, from) => {
        if (to.zone === undefined || (to.zone === from.zone && to.piece === from.piece)) return;
        sitting.forget();
        cards.forget();
      }),
    [pointed, sitting, cards],
  );

  const stop = () => {
    autopilot?.stop();
    walking.stop();
  };
  const choose = (choice: Choice, risks: readonly Risk[]) => {
    sitting.waive(risks.map(({ sort }) => sort));
    walking.stop();
    cards.take(choice.action);
  };
  const walk = (way: Walk, risks: readonly Risk[]) => {
    sitting.waive(risks.map(({ sort }) => sort));
    setOffered({ what: undefined, with: lights });
    walking.walk(way);
  };
  const close = () => {
    setOffered({ what: undefined, with: lights });
    pointed.setState((now) => (now.isByKeys ? now : nowhere));
  };
  const clickAt = (zone: number, piece: string | undefined) =>
    clickOn(clickableAt(moment, lights, zone, piece, picked), moment.seen, waived);
  const carryTo = (zone: number) =>
    clickOn(destinationAt(moment, lightsAt(moment, undefined), zone), moment.seen, waived);
  const carryOut = (click: Click, zone: number, piece?: string) => {
    if (click.is === 'refused') return cards.refuse(click.why);
    if (click.is === 'done')
      return click.what.is === 'walk' ? walk(click.what.walk, []) : choose(click.what.choice, []);
    const possible = safestFirst(click.possible, moment.seen);
    const ofWalk = possible.find((one) => one.is === 'walk');
    setOffered({
      what: {
        ...offerAt(now, choicesAmong(possible), zone, piece),
        ...(ofWalk && { walk: ofWalk.walk, walkAfter: possible.indexOf(ofWalk) }),
        risks: click.risks,
      },
      with: lights,
    });
  };
  const turnTo = (zone: number, piece: string | undefined) => {
    sitting.turnTo(zone);
    if (isGoing) return stop();
    carryOut(clickAt(zone, piece), zone, piece);
  };
  return {
    pointed,
    lights,
    offered: current,
    isGoing,
    clickAt: (zone, piece) => (isBusy ? undefined : clickAt(zone, piece)),
    turnTo,
    canCarry: (piece) => {
      if (isBusy || piece === undefined || !isFree(moment.seen)) return false;
      return personActing(moment.seen)?.piece === piece;
    },
    carryTo,
    letGoIn: (zone) => {
      const click = carryTo(zone);
      // Let go where nobody can walk, they stay where they were.
      if (click.is !== 'refused') carryOut(click, zone);
    },
    choose,
    walk,
    close,
    pointTo: (choice) => {
      const spot = choice && spotOf(choice, moment.seen);
      const { isByKeys } = pointed.getState();
      pointed.setState(spot ? { zone: spot.zone, piece: spot.piece, isByKeys } : { ...nowhere, isByKeys });
    },
    letGo: () => {
      const { zone, isByKeys } = pointed.getState();
      if (isGoing) stop();
      else if (picked) sitting.pick(undefined);
      else pointed.setState(nowhere);
      return isGoing || picked !== undefined || (zone !== undefined && isByKeys);
    },
  };
}
