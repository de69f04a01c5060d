import { annotationPrints } from '../../drawing/board/annotations';
import { rimShapes } from '../../drawing/board/rims';
import { type SeatedTile, seatTiles } from '../../drawing/board/seats';
import { tilePrints } from '../../drawing/board/tiles';
import { tokenPrints } from '../../drawing/board/tokens';
import type { Shape } from '../../drawing/scene';
import type { Print } from '../../drawing/stamp';
import { facesWith } from '../../engine';
import type { Language } from '../../languages';
import type { Mission } from '../../schemas';
import { keyOf, type PartKey } from '../document/parts';

/** Everything on a table as prints, from the bottom up. */
export interface TablePrints {
  readonly tiles: readonly Print[];
  /** The edges of the tiles, where they touch and where they do not. */
  readonly rims: readonly Shape[];
  readonly tokens: readonly Print[];
  readonly notes: readonly Print[];
}

export interface PrintedTable {
  /** What lies on the table. */
  readonly lying: TablePrints;
  /** What the pointer holds over it, with what stands on the tiles that it holds. */
  readonly held: TablePrints;
}

export type Printer = (mission: Mission, held: ReadonlySet<PartKey>, language: Language) => PrintedTable;

/**
 * Lays missions on the table one after the other. What looks the same at the same place is the same print, and what
 * has the same prints is the same list, so that whoever paints it sees that there is nothing to do.
 */
export function createPrinter(): Printer {
  const [lying, held] = [createSide(), createSide()];
  return (mission, heldKeys, language) => {
    const faces = facesWith(mission.faces);
    const tiles = seatTiles(mission.placements, faces, mission.system);
    const isHeldTile = (id: string) => heldKeys.has(keyOf('tile', id));
    const heldPieces = new Set<string>(heldKeys);
    for (const { id, at } of mission.tokens ?? []) {
      if (isHeldTile(at.tile)) heldPieces.add(keyOf('token', id));
    }
    const tokens = tokenPrints(tiles, mission, { language });
    const notes = annotationPrints(mission, { language });
    const side = (isHeld: boolean) => ({
      seats: tiles.filter(({ id }) => isHeldTile(id) === isHeld),
      tokens: tokens.filter(({ id }) => heldPieces.has(id) === isHeld),
      notes: notes.filter(({ id }) => heldPieces.has(id) === isHeld),
    });
    return { lying: lying(side(false), language), held: held(side(true), language) };
  };
}

interface Side {
  readonly seats: readonly SeatedTile[];
  readonly tokens: readonly Print[];
  readonly notes: readonly Print[];
}

function createSide(): (side: Side, language: Language) => TablePrints {
  let last: TablePrints = { tiles: [], rims: [], tokens: [], notes: [] };
  return ({ seats, tokens, notes }, language) => {
    const tiles = steady(last.tiles, tilePrints(seats, language));
    const next = {
      tiles,
      rims: tiles === last.tiles ? last.rims : rimShapes(seats),
      tokens: steady(last.tokens, tokens),
      notes: steady(last.notes, notes),
    };
    if (next.tiles !== last.tiles || next.tokens !== last.tokens || next.notes !== last.notes) last = next;
    return last;
  };
}

/** The list that was, if the new one is the same; otherwise with the prints that were, as far as they are the same. */
function steady(before: readonly Print[], now: readonly Print[]): readonly Print[] {
  const known = new Map(before.map((print) => [print.id, print]));
  const after = now.map((print) => {
    const other = known.get(print.id);
    return other && isSame(other, print) ? other : print;
  });
  const isSteady = after.length === before.length && after.every((print, index) => print === before[index]);
  return isSteady ? before : after;
}

function isSame(one: Print, other: Print): boolean {
  return one.stamp === other.stamp && one.at[0] === other.at[0] && one.at[1] === other.at[1];
}
