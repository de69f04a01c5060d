import { produce } from 'immer';
import type { Point } from '../../../drawing/scene';
import type { KeyedSentence } from '../../../languages';
import type { Mission } from '../../../schemas';
import type { Command } from '../../document/command';
import { withWhatGoesAlong } from '../../document/commands/along';
import { pasteMoved } from '../../document/commands/clipboard';
import { copyParts } from '../../document/commands/fragment';
import { stepName } from '../../document/commands/names';
import { flipTiles } from '../../document/commands/tiles';
import { turnParts } from '../../document/commands/turn';
import type { Recipe } from '../../document/history';
import { type LaidOut, laidOut } from '../../document/laid-out';
import { findPart, idsOf, keyOf, type PartKey, parseKey } from '../../document/parts';
import { drawnAt } from '../geometry/seats';

/** What the pointer carries, wherever it goes. */
export interface Carried {
  readonly keys: readonly PartKey[];
  /** The mission with what is carried where it was taken up: copied, turned and turned over as it is by now. */
  readonly laid: LaidOut;
  /** What the step is called, where it is not just moving. */
  readonly label?: KeyedSentence;
  readonly isCopy: boolean;
  /** Where the piece was drawn that has been taken up alone: of several on one spot, none is drawn on it. */
  readonly drawn?: Point;
}

export function takenUp(laid: LaidOut, keys: Iterable<PartKey>): Carried {
  const all = [...keys];
  const [key, ...others] = all;
  const { kind, id } = key === undefined || others.length > 0 ? {} : parseKey(key);
  const drawn = kind === 'token' && id !== undefined ? drawnAt(laid, id) : undefined;
  return { keys: all, laid, isCopy: false, ...(drawn && { drawn }) };
}

/** Copies, lying exactly on what they are copies of; undefined if the mission has no room for them. */
export function copied(
  laid: LaidOut,
  keys: Iterable<PartKey>,
  taken: ReadonlySet<string>,
): Carried | undefined {
  const command = pasteMoved(laid.mission, copyParts(laid, keys), [0, 0], taken);
  const copies = command.selects ?? [];
  const carried = after({ ...takenUp(laid, keys), keys: copies, isCopy: true }, command);
  const isThere = copies.some((key) => findPart(carried.laid.mission, key) !== undefined);
  return isThere ? { ...carried, label: stepName('duplicate', copies) } : undefined;
}

export function turned(carried: Carried, degrees: 90 | -90): Carried {
  const command = turnParts(carried.laid, carried.keys, degrees);
  return { label: command.label, ...after(carried, command) };
}

export function turnedOver(carried: Carried): Carried {
  const command = flipTiles(carried.laid, tilesOf(carried));
  return { label: command.label, ...after(carried, command) };
}

/** The tiles that are carried, those of what is taken by its sign among them. */
export function tilesOf({ laid, keys }: Carried): ReadonlySet<string> {
  return idsOf(withWhatGoesAlong(laid.mission, keys), 'tile');
}

/** All that leaves its place with what is carried: what lies on tiles goes with them. */
export function heldParts(carried: Carried): ReadonlySet<PartKey> {
  const { mission } = carried.laid;
  const tiles = tilesOf(carried);
  const upon = (mission.tokens ?? [])
    .filter(({ at }) => tiles.has(at.tile))
    .map(({ id }) => keyOf('token', id));
  return new Set([...withWhatGoesAlong(mission, carried.keys), ...upon]);
}

/** What has been done so far, and one thing more: immer takes what a recipe returns for the whole of the mission. */
export function withCarried({ laid }: Carried, recipe: Recipe<Mission>): Recipe<Mission> {
  return () => produce(laid.mission, recipe);
}

function after(carried: Carried, { recipe }: Command): Carried {
  return { ...carried, laid: laidOut(produce(carried.laid.mission, recipe)) };
}
