import type { Draft } from 'immer';
import type { Point } from '../../../../drawing/scene';
import { coversSpot } from '../../../../engine/systems/undead-or-alive';
import type { Mission, Position, Token, TokenObjective } from '../../../../schemas';
import type { Command } from '../../command';
import { asItWas, edit, takeOut } from '../../commands/edit';
import { forget } from '../../commands/forget';
import { add } from '../../commands/room';
import { freshId } from '../../ids';
import { prefixIn } from '../../kinds';
import type { LaidOut } from '../../laid-out';
import { keyOf } from '../../parts';
import { pointOf } from '../../places';

/** An open crate that is printed on a tile: a red objective, unless the mission says otherwise. */
export interface Crate {
  readonly tile: string;
  readonly spot: string;
  readonly at: Position;
  readonly point: Point;
  /** The number of the zone it is in; nothing where that is no zone of the board. */
  readonly zone: number | undefined;
  readonly state: 'printed' | 'removed' | 'replaced';
}

export function printedCrates({ mission, faces, board }: LaidOut): Crate[] {
  const said = (mission.tokens ?? []).filter(isAboutCrates);
  return mission.placements.flatMap(({ id: tile, face }) =>
    (faces(face)?.spots ?? []).flatMap((spot): Crate[] => {
      const [x, y] = spot.at;
      const at = { tile, x, y };
      const point = pointOf(at, { placements: mission.placements, faces });
      if (spot.kind !== 'objective' || !point) return [];
      const lying = said.filter((token) => coversSpot(token.at, { tile, at: [x, y] }));
      const isReplaced = lying.some(({ kind }) => kind === 'objective');
      const state = isReplaced ? 'replaced' : lying.length > 0 ? 'removed' : 'printed';
      return [{ tile, spot: spot.id, at, point, zone: board.zoneOf(`${tile}.${spot.zone}`), state }];
    }),
  );
}

/** Says that the crate is not used; what lay there instead of it goes. */
export function removeCrate(
  mission: Mission,
  { at }: Pick<Crate, 'at'>,
  taken: ReadonlySet<string>,
): Command {
  const kind = 'no-objective';
  const token: Token = { id: freshId(prefixIn(mission, { kind }), taken), kind, at: { ...at } };
  return {
    label: { key: 'step.remove-crate' },
    recipe: (draft) => {
      clear(draft, (other) => other.kind === 'objective' && isOn(other, at));
      const isSaid = draft.tokens?.some((other) => other.kind === 'no-objective' && isOn(other, at));
      if (!isSaid) add(draft, { tokens: [token] });
    },
  };
}

/** The crate is as it is printed: nothing lies on it. */
export function keepCrate(_mission: Mission, { at }: Pick<Crate, 'at'>): Command {
  return {
    label: { key: 'step.keep-crate' },
    recipe: (draft) => clear(draft, (token) => isAboutCrates(token) && isOn(token, at)),
  };
}

/** Lays an objective on the crate, or gives the one that lies there another colour. */
export function colourCrate(
  mission: Mission,
  { at }: Pick<Crate, 'at'>,
  colour: TokenObjective['colour'],
  taken: ReadonlySet<string>,
): Command {
  const lying = mission.tokens?.find((token) => token.kind === 'objective' && isOn(token, at));
  const id = lying?.id ?? freshId(prefixIn(mission, { kind: 'objective' }), taken);
  return {
    label: { key: 'step.colour-crate' },
    recipe: (draft) => {
      clear(draft, (token) => token.kind === 'no-objective' && isOn(token, at));
      if (!lying) add(draft, { tokens: [{ id, kind: 'objective', at: { ...at }, colour }] });
      edit(draft.tokens, id, (token) => {
        if (token.kind === 'objective') token.colour = colour;
      });
    },
    selects: [keyOf('token', id)],
  };
}

function clear(draft: Draft<Mission>, isMeant: (token: Token) => boolean): void {
  const gone = asItWas(draft.tokens ?? []).flatMap((token) => (isMeant(token) ? [token.id] : []));
  takeOut(draft, 'tokens', isMeant);
  forget(draft, new Set(gone));
}

function isAboutCrates({ kind }: Token): boolean {
  return kind === 'objective' || kind === 'no-objective';
}

function isOn({ at }: Token, { tile, x, y }: Position): boolean {
  return coversSpot(at, { tile, at: [x, y] });
}
