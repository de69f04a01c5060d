import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createKeyGuard,
  FreshKeys,
  type KeyPressed,
  useAsks,
} from '../../../../renderer/play/clicks/fresh-keys';

const pressed = (key: string, timeStamp: number, change: Partial<KeyPressed> = {}): KeyPressed => ({
  ...{ key, timeStamp, repeat: false, ctrlKey: false, metaKey: false, altKey: false, target: null },
  ...change,
});

describe('the guard of keys', () => {
  let time = 0;
  const guard = createKeyGuard(() => time);
  const askedAt = (now: number) => {
    time = now;
    guard.asks();
  };

  it.each(['Enter', ' ', 'e', 'é', '3'])('keeps %j that went down before the question stood there', (key) => {
    askedAt(100);
    expect(guard.lets(pressed(key, 99))).toBe(false);
    expect(guard.lets(pressed(key, 100))).toBe(true);
    askedAt(200);
    expect(guard.lets(pressed(key, 150))).toBe(false);
  });

  it('keeps a key that is held, however long the question stands there', () => {
    askedAt(100);
    expect(guard.lets(pressed('Enter', 5000, { repeat: true }))).toBe(false);
    expect(guard.lets(pressed('Enter', 5001))).toBe(true);
  });

  it.each(['ArrowLeft', 'Tab', 'Escape', 'PageDown', 'F5', '+', 'Shift'])(
    'lets %s through, which answers nothing',
    (key) => {
      askedAt(100);
      expect(guard.lets(pressed(key, 50, { repeat: true }))).toBe(true);
    },
  );

  it('lets commands through, and what is written', () => {
    askedAt(100);
    expect(guard.lets(pressed('z', 50, { ctrlKey: true, repeat: true }))).toBe(true);
    expect(guard.lets(pressed('z', 50, { target: document.createElement('input'), repeat: true }))).toBe(
      true,
    );
  });
});

it('keeps a held Enter from one question after the other, whatever would hear it', () => {
  const heard: string[] = [];
  const Question = ({ name }: { name: string }) => {
    useAsks(name);
    return <button onKeyDown={({ key }) => heard.push(`${name} ${key}`)}>{name}</button>;
  };
  const asking = (name: string) => (
    <FreshKeys>
      <Question name={name} />
    </FreshKeys>
  );
  const { rerender } = render(asking('one'));
  const early = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  rerender(asking('two'));
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true });
  expect(heard).toEqual(['one Enter']);
  // It was on its way before the second question was there.
  act(() => void screen.getByRole('button').dispatchEvent(early));
  expect(heard).toEqual(['one Enter']);
  expect(early.defaultPrevented).toBe(true);
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' });
  expect(heard).toEqual(['one Enter', 'two Enter']);
});
