import type { Walk } from '../../../engine';
import { type Choice, choicesAbout, choicesAt, isFree, type Touch } from '../../game/choices';
import type { Moment } from '../../game/moment';
import { pictureOf } from '../../game/picture';
import { spotOf } from '../../game/spots';

/** What can be done at a zone. */
export interface ZoneLight {
  readonly zone: number;
  /** In the order in which they are offered; the first is what Enter takes. */
  readonly choices: readonly Choice[];
  /** Whoever acts can get there. */
  readonly walk: Walk | undefined;
  /** What for: to go there, to strike there, or because the rules ask where. */
  readonly isWay: boolean;
  readonly isTarget: boolean;
  readonly isAsked: boolean;
}

export interface Lights {
  readonly zones: ReadonlyMap<number, ZoneLight>;
  /** What can be done with a certain piece. */
  readonly pieces: ReadonlyMap<string, readonly Choice[]>;
  /** By zones: attacks that would hit nobody. Whoever wants one takes up the weapon first. */
  readonly unlit: ReadonlyMap<number, readonly Choice[]>;
  /** The choices of a decision that is made on the board alone; none in somebody's turn. */
  readonly asked: readonly Choice[];
}

export function isAttack({ traits }: Choice): boolean {
  return traits.role === 'attack';
}

/** Whoever does it goes somewhere. */
export function isWay({ traits }: Choice): boolean {
  return traits.role === 'step' || traits.role === 'way';
}

export const noLights: Lights = { zones: new Map(), pieces: new Map(), unlit: new Map(), asked: [] };

/** What can be done where; with something picked out, only what is done with that. */
export function lightsAt(moment: Moment, picked: Touch | undefined): Lights {
  const { seen } = moment;
  const all = choicesAt(moment);
  const wanted = picked ? choicesAbout(all, picked.sort, picked.name) : all;
  const zones = new Map<number, ZoneLight>();
  const pieces = new Map<string, Choice[]>();
  const unlit = new Map<number, Choice[]>();
  const placed: Choice[] = [];
  const light = (zone: number, change: (before: ZoneLight) => Partial<ZoneLight>) => {
    const before = zones.get(zone) ?? dark(zone);
    zones.set(zone, { ...before, ...change(before) });
  };
  // Whoever has picked out what to do wants to know where; what is a way or a target shows itself.
  const asksWhere = (choice: Choice) =>
    !isFree(seen) || (picked !== undefined && !isAttack(choice) && !isWay(choice));
  for (const choice of wanted) {
    const spot = spotOf(choice, seen);
    if (!spot) continue;
    const { zone, piece } = spot;
    placed.push(choice);
    if (
      !picked &&
      isAttack(choice) &&
      choice.traits.beyondHits !== 'wanted' &&
      !pictureOf(seen).hasTargets(zone)
    ) {
      unlit.set(zone, [...(unlit.get(zone) ?? []), choice]);
      continue;
    }
    if (piece !== undefined) pieces.set(piece, [...(pieces.get(piece) ?? []), choice]);
    // That is between people, wherever they stand.
    if (choice.traits.role === 'trade') continue;
    light(zone, (before) => ({
      choices: [...before.choices, choice],
      isWay: before.isWay || isWay(choice),
      isTarget: before.isTarget || isAttack(choice),
      isAsked: before.isAsked || (piece === undefined && asksWhere(choice)),
    }));
  }
  if (!picked)
    for (const walk of moment.system.advise.walks(seen)) light(walk.zone, () => ({ walk, isWay: true }));
  const required = all.filter(({ isAside }) => !isAside);
  return { zones, pieces, unlit, asked: isFree(seen) || placed.length < required.length ? [] : placed };
}

function dark(zone: number): ZoneLight {
  return { zone, choices: [], walk: undefined, isWay: false, isTarget: false, isAsked: false };
}
