import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VariantSwitch } from '../../../../renderer/app/editor/variant-switch';
import { openedTab } from '../../../helpers/open-tab';
import { missionOn, objective } from '../../../helpers/small-missions';

/** A piece that all have has moved while the mission was looked at like this. */
async function moved(looked: string | undefined, locale = 'en') {
  const mission = missionOn(['a 2R 0 0 0'], {
    tokens: [objective('o1 a 40 40')],
    variants: [{ id: 'few', survivors: [4] }],
  });
  const { tab, render } = await openedTab(mission, { locale });
  render(<VariantSwitch />);
  act(() => {
    tab.document.lookAt(looked);
    tab.document.change({ key: 'step.move.token' }, (draft) => {
      const [piece] = draft.tokens ?? [];
      if (piece && 'at' in piece) Object.assign(piece.at, { x: 90 });
    });
    tab.document.lookAt('few');
  });
  return tab;
}

const offer = () => screen.queryByRole('button', { name: 'This step only with 4 survivors' });

it('offers to do only for some what was done for everybody; who takes it goes on at the number', async () => {
  const tab = await moved('few');
  expect(screen.getByRole('status').textContent).toBe('‘Move a piece’ was for everybody.');
  offer()?.focus();
  fireEvent.click(screen.getByRole('button', { name: 'This step only with 4 survivors' }));
  expect(tab.document.store.getState().history.now.variants?.[0]?.tokens).toHaveLength(1);
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '4 survivors' }));
});

it('offers nothing of the kind for what was meant for everybody', async () => {
  await moved(undefined);
  expect(screen.getByRole('status').textContent).toContain('only with 4 survivors');
  expect(offer()).toBeNull();
});

it('speaks French', async () => {
  const tab = await moved('few', 'fr');
  fireEvent.click(screen.getByRole('button', { name: 'Cette étape seulement à 4 survivants' }));
  expect(tab.document.store.getState().history.steps.at(-1)?.label.key).toBe('step.only-here');
});
