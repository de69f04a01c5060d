import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { GameOption } from '../../../../engine';
import { OptionField } from '../../../../renderer/play/set-up/option-field';
import { openedTab } from '../../../helpers/open-tab';

const doors: GameOption = { id: 'doors', sort: 'switch', usual: true };
const waves: GameOption = { id: 'waves', sort: 'number', usual: 3, least: 1, most: 5 };
const night: GameOption = { id: 'night', sort: 'choice', usual: 'dark', choices: ['dark', 'moonlit'] };

async function shown(option: GameOption) {
  const change = vi.fn();
  const { render } = await openedTab();
  render(<OptionField option={option} value={option.usual} change={change} />);
  return change;
}

it('is a box to tick for a switch', async () => {
  const change = await shown(doors);
  fireEvent.click(screen.getByRole('checkbox', { checked: true }));
  expect(change).toHaveBeenCalledWith(false);
});

it('is a number within its bounds', async () => {
  const change = await shown(waves);
  const field = screen.getByRole<HTMLInputElement>('spinbutton');
  expect([field.min, field.max, field.value]).toEqual(['1', '5', '3']);
  fireEvent.change(field, { target: { value: '4' } });
  expect(change).toHaveBeenCalledWith(4);
});

it('is one of several choices', async () => {
  const change = await shown(night);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'moonlit' } });
  expect(change).toHaveBeenCalledWith('moonlit');
});
