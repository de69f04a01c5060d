import { fireEvent, screen } from '@testing-library/react';
import { ContextMenu } from 'radix-ui';
import { expect, it } from 'vitest';
import type { Point } from '../../../../drawing/scene';
import { GhostItems } from '../../../../renderer/app/editor/ghost-items';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

const at: Point = [40, 40];

/** The menu where a piece lies that few do without and another that many have, as few look at the board. */
async function menuOf(isReadOnly: boolean, looked: string | undefined) {
  const mission = missionOn(['a 2R 0 0 0'], {
    tokens: [objective('o1 a 40 40')],
    variants: [
      { id: 'few', survivors: [1], without: ['o1'] },
      { id: 'many', survivors: [6], tokens: [objective('o2 a 40 40')] },
    ],
  });
  const { tab, render } = await openedTab(mission, { isReadOnly });
  tab.document.lookAt(looked);
  render(
    <ContextMenu.Root>
      <ContextMenu.Trigger>Board</ContextMenu.Trigger>
      <ContextMenu.Content>
        <GhostItems at={at} />
      </ContextMenu.Content>
    </ContextMenu.Root>,
  );
  fireEvent.contextMenu(screen.getByText('Board'));
  const items = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  return { tab, items, lines: screen.queryAllByRole('separator').length };
}

it('what the variant leaves out is offered to be taken in, above a line', async () => {
  const { tab, items, lines } = await menuOf(false, 'few');
  expect([items, lines]).toEqual([[expect.stringContaining('1 survivor')], 1]);
  fireEvent.click(screen.getByRole('menuitem'));
  expect(tab.document.store.getState().history.now.variants?.[0]).toEqual({ id: 'few', survivors: [1] });
});

it('where it may only be looked at, nothing is offered, and no line stands alone', async () => {
  expect(await menuOf(true, 'few')).toMatchObject({ items: [], lines: 0 });
});

it('what another variant has can be looked at all the same', async () => {
  const { tab, items, lines } = await menuOf(true, undefined);
  expect([items.length, lines]).toEqual([1, 1]);
  fireEvent.click(screen.getByRole('menuitem'));
  expect(tab.document.store.getState().variant).toBe('many');
});
