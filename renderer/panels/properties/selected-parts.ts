import { useMemo } from 'react';
import type { Mission } from '../../../schemas';
import { idsOf, type Part, type PartKey, type PartKind } from '../../document/parts';
import { useMission, useSelection } from '../../session/tab-context';

/** What is selected, from the bottom up. */
export function useSelectedParts(): readonly Part[] {
  const keys = useSelection();
  const mission = useMission((whole) => whole);
  return useMemo(() => partsAmong(mission, keys), [mission, keys]);
}

/** Looked for list by list: thousands can be selected. */
export function partsAmong(mission: Mission, keys: ReadonlySet<PartKey>): Part[] {
  const among = <Kind extends PartKind, T extends { readonly id: string }>(
    kind: Kind,
    list: readonly T[] = [],
  ) => {
    const ids = idsOf(keys, kind);
    return ids.size === 0 ? [] : list.filter(({ id }) => ids.has(id)).map((part) => ({ kind, part }));
  };
  return [
    ...among('tile', mission.placements),
    ...among('token', mission.tokens),
    ...among('arrow', mission.arrows),
    ...among('label', mission.labels),
  ];
}
