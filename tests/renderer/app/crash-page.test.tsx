import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CrashBoundary, CrashPage } from '../../../renderer/app/crash-page';
import { HostFailure } from '../../../renderer/session/session';

afterEach(cleanup);

it('a component that fails leaves a sentence and a way out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('out of ink');
  };
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByText(/Reload it/)).toBeTruthy();
  expect(screen.getByText('Error: out of ink')).toBeTruthy();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('a host that is gone is named', () => {
  render(<CrashPage error={new HostFailure({ code: 'host-gone' })} />);
  expect(screen.getByText(/npm start/)).toBeTruthy();
});

it('nothing of it shows while all is well', () => {
  render(<CrashBoundary>the board</CrashBoundary>);
  expect(screen.getByText('the board')).toBeTruthy();
});
