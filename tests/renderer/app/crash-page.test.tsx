import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CrashBoundary, CrashPage } from '../../../renderer/app/crash-page';
import { tellUncaught } from '../../../renderer/app/uncaught';
import { HostFailure } from '../../../renderer/session/session';

it('a component that fails leaves a sentence and a way out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('out of ink');
  };
  render(
    <CrashBoundary note={() => false}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByText(/Reload it/)).toBeTruthy();
  expect(screen.getByText('Error: out of ink')).toBeTruthy();
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('what brings the window down twice in a row can be left out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('out of ink');
  };
  sessionStorage.setItem('boothill.open', '{}');
  render(
    <CrashBoundary note={() => true}>
      <Broken />
    </CrashBoundary>,
  );
  expect(screen.getByText(/nothing is lost/)).toBeTruthy();
  screen.getByRole('button', { name: 'Open without it' }).click();
  expect(sessionStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalled();
});

it('what fails outside of it is told, and what is only late is not', () => {
  const told: unknown[] = [];
  tellUncaught({ notify: (notice) => told.push(notice.key) }, window);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  expect(told).toEqual([]);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('out of ink') }));
  expect(told).toEqual(['crash.notice']);
});

it('a host that is gone is named', () => {
  render(<CrashPage error={new HostFailure({ code: 'host-gone' })} />);
  expect(screen.getByText(/npm start/)).toBeTruthy();
});

it('nothing of it shows while all is well', () => {
  render(<CrashBoundary note={() => false}>the board</CrashBoundary>);
  expect(screen.getByText('the board')).toBeTruthy();
});
