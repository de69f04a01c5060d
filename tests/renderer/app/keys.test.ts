// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listenToKeys } from '../../../renderer/app/shortcuts';
import { createSession, type Session } from '../../../renderer/session/session';
import { FakeHost } from '../../helpers/fake-host';
import { missionWith } from '../../helpers/missions';

let session: Session;

beforeEach(async () => {
  session = await createSession(new FakeHost(), 'en');
  onTestFinished(listenToKeys(session, window, false));
  session.document.openText('small.json', JSON.stringify(missionWith({})), 'en');
  session.view.resize([800, 600]);
  session.view.show([0, 0, 528, 278]);
  document.body.innerHTML = '<button></button><aside><div></div></aside><div role="dialog"></div>';
});

/** Whether somebody used the key. */
function press(
  key: string,
  { where = 'body', ...more }: { where?: string } & KeyboardEventInit = {},
): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.querySelector(where)?.dispatchEvent(event);
  return event.defaultPrevented;
}

const place = () => {
  const { x, y } = session.view.store.getState().viewport;
  return [Math.round(x), Math.round(y)] as const;
};

describe('the arrow keys', () => {
  it('move what is looked at, with Shift further', () => {
    const [x, y] = place();
    press('ArrowRight', { where: 'button' });
    expect(place()).toEqual([x - 60, y]);
    press('ArrowUp');
    expect(place()).toEqual([x - 60, y + 60]);
    press('ArrowLeft', { shiftKey: true });
    expect(place()).toEqual([x + 240, y + 60]);
  });

  it('go on while they are held', () => {
    const [x, y] = place();
    press('ArrowDown');
    press('ArrowDown', { repeat: true });
    expect(place()).toEqual([x, y - 120]);
  });

  it.each(['aside div', '[role=dialog]'])('are left to what scrolls or has a choice: %s', (where) => {
    const before = place();
    expect(press('ArrowDown', { where })).toBe(false);
    expect(place()).toEqual(before);
  });

  it('do nothing while no mission is open', () => {
    session.document.close();
    expect(press('ArrowDown')).toBe(false);
  });
});

describe('Escape', () => {
  it('lets the pinned zone go', () => {
    session.view.pin(1);
    expect(press('Escape')).toBe(true);
    expect(session.view.store.getState().pinned).toBeUndefined();
    expect(press('Escape')).toBe(false);
  });

  it('that has closed something already lets nothing go', () => {
    session.view.pin(1);
    const close = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', close, { capture: true });
    onTestFinished(() => document.removeEventListener('keydown', close, { capture: true }));
    press('Escape');
    expect(session.view.store.getState().pinned).toBe(1);
  });
});

it('letters are left to dialogs', () => {
  expect(press('z', { where: '[role=dialog]' })).toBe(false);
  expect(session.store.getState().zonesAreShown).toBe(false);
  press('z');
  expect(session.store.getState().zonesAreShown).toBe(true);
});
