import type { Draft } from 'immer';
import type { Arrow, Label, Mission, Placement, Token } from '../../../schemas';
import type { Command } from '../command';
import type { StepLabel } from '../history';
import { type PartKey, type PartKind, parseKey } from '../parts';
import { edit } from './edit';

interface PartsByKind {
  tile: Placement;
  token: Token;
  label: Label;
  arrow: Arrow;
}

/** Changes something about one part. What is changed bit by bit, such as a text, names what it joins with. */
export function changePart<Kind extends PartKind>(
  key: `${Kind}:${string}`,
  label: StepLabel,
  change: (part: Draft<PartsByKind[Kind]>) => void,
  joins?: string,
): Command {
  const { kind, id } = parseKey(key as PartKey);
  return {
    label,
    ...(joins === undefined ? {} : { joins: `${key} ${joins}` }),
    recipe: (draft) => {
      const lists = {
        tile: draft.placements,
        token: draft.tokens,
        label: draft.labels,
        arrow: draft.arrows,
      };
      edit(lists[kind] as Draft<PartsByKind[Kind]>[] | undefined, id, change);
    },
  };
}

/** Changes something about the mission as a whole. */
export function changeMission(
  label: StepLabel,
  change: (mission: Draft<Mission>) => void,
  joins?: string,
): Command {
  return { label, recipe: change, ...(joins === undefined ? {} : { joins }) };
}
