import { expect, it, vi } from 'vitest';
import { createSelection } from '../../../renderer/document/selection';
import { placementsOf } from '../../helpers/board';
import { emptyMission } from '../../helpers/empty-mission';

const keysOf = ({ store }: ReturnType<typeof createSelection>) => [...store.getState().keys];

it('takes the place of what was selected', () => {
  const selection = createSelection();
  selection.set(['tile:a', 'token:o1']);
  selection.set(['tile:b']);
  expect(keysOf(selection)).toEqual(['tile:b']);
});

it('is joined by what was not in it, and left by what was', () => {
  const selection = createSelection();
  selection.set(['tile:a', 'token:o1']);
  selection.toggle(['token:o1', 'label:l1']);
  expect(keysOf(selection)).toEqual(['tile:a', 'label:l1']);
});

it('loses what is gone', () => {
  const selection = createSelection();
  selection.set(['tile:a', 'tile:b', 'token:a']);
  selection.keepTo({ ...emptyMission, placements: placementsOf(['a 2R']) });
  expect(keysOf(selection)).toEqual(['tile:a']);
});

it('says nothing where it stays the same', () => {
  const selection = createSelection();
  selection.set(['tile:a', 'tile:b']);
  const hear = vi.fn();
  selection.store.subscribe(hear);
  selection.set(['tile:b', 'tile:a']);
  selection.toggle([]);
  expect(hear).not.toHaveBeenCalled();
});
