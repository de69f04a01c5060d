import { useEffect, useMemo, useState } from 'react';
import { NONE, type Walk } from '../../../engine';
import type { Choice } from '../../game/choices';
import { pictureOf, zoneActing } from '../../game/picture';
import { spotOf } from '../../game/spots';
import {
  useAutopilot,
  useIsPiloted,
  useMoment,
  useSitting,
  useSittingState,
} from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { useCardHand } from '../cards/hand-context';
import type { Offered } from './choice-menu';
import { type Lights, lightsAt, noLights } from './lights';
import { offerAt } from './offering';
import { createPointedPiece, nowhere, type PointedPieceStore } from './pointed';
import { useReducedMotion } from './reduced-motion';
import type { BoardInSight } from './use-board-in-sight';
import { useWalking } from './use-walking';
import { endangersFriends, isStep } from './zone-words';

/** What somebody at the board points to, chooses and is offered. */
export interface BoardPointer {
  readonly pointed: PointedPieceStore;
  readonly lights: Lights;
  readonly offered: Offered | undefined;
  /** Somebody walks, or the autopilot decides: whatever is turned to stops that, and does nothing else. */
  readonly isGoing: boolean;
  /** A click on a zone, or on a piece in it; Enter is the same. */
  readonly turnTo: (zone: number, piece: string | undefined) => void;
  readonly choose: (choice: Choice) => void;
  readonly walk: (walk: Walk) => void;
  readonly pointTo: (choice: Choice | undefined) => void;
  readonly close: () => void;
  /** Escape: whatever was begun is let go. */
  readonly letGo: () => void;
}

/** A list of more would hide what it is about: then the zones are lit, and that is enough. */
const MOST_OFFERED = 8;

export function useBoardPointer({ ground, stood, event }: BoardInSight): BoardPointer {
  const [sitting, moment, cards] = [useSitting(), useMoment(), useCardHand()];
  const [autopilot, isPiloted] = [useAutopilot(), useIsPiloted()];
  const picked = useSittingState((state) => state.picked);
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
  const choose = (choice: Choice) => {
    walking.stop();
    cards.take(choice.action);
  };
  const walk = (way: Walk) => {
    setOffered({ what: undefined, with: lights });
    walking.walk(way);
  };
  const close = () => {
    setOffered({ what: undefined, with: lights });
    pointed.setState((now) => (now.isByKeys ? now : nowhere));
  };
  const turnTo = (zone: number, piece: string | undefined) => {
    sitting.turnTo(zone);
    if (isGoing) return stop();
    const light = lights.zones.get(zone);
    const ofPiece = piece === undefined ? undefined : lights.pieces.get(piece);
    const choices = ofPiece ?? light?.choices ?? [];
    const [only] = choices;
    const steps = light?.walk && !ofPiece && !choices.some(isStep) ? light.walk : undefined;
    if (!only) return steps ? walk(steps) : undefined;
    const isHere = moment.seen.acting >= 0 && zone === zoneActing(moment.seen);
    const isClear = choices.length === 1 && !steps && !endangersFriends(moment.seen, only);
    if (isClear && (!isHere || ofPiece || lights.asked.length > 0)) return choose(only);
    setOffered({ what: { ...offerAt(now, choices, zone, piece), walk: steps }, with: lights });
  };
  return {
    pointed,
    lights,
    offered: current,
    isGoing,
    turnTo,
    choose,
    walk,
    close,
    pointTo: (choice) => {
      const spot = choice && spotOf(choice, moment.seen);
      const { isByKeys } = pointed.getState();
      pointed.setState(spot ? { zone: spot.zone, piece: spot.piece, isByKeys } : { ...nowhere, isByKeys });
    },
    letGo: () => {
      if (isGoing) stop();
      else if (picked) sitting.pick(undefined);
      else pointed.setState(nowhere);
    },
  };
}
