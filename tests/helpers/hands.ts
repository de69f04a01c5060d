import { fireEvent, screen } from '@testing-library/react';

/** A person at fields: goes into one by its name, and types a letter after the other. */
export function writeIn(name: string | RegExp, text: string): void {
  const field = fieldNamed(name);
  fireEvent.focus(field);
  typeOn(field, text);
}

/** Goes on typing in a field, in place of what it has. */
export function typeOn(field: HTMLElement, text: string): void {
  if (text === '') fireEvent.change(field, { target: { value: '' } });
  for (let length = 1; length <= text.length; length++) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}

export function choose(name: string | RegExp, choice: string): void {
  const field = screen.getByLabelText<HTMLSelectElement>(name, { selector: 'select' });
  const option = [...field.options].find(({ label, text }) => label === choice || text === choice);
  if (!option)
    throw new Error(`'${choice}' is not among ${[...field.options].map(({ text }) => text).join(', ')}`);
  fireEvent.change(field, { target: { value: option.value } });
}

export function click(role: string, name: string | RegExp): void {
  fireEvent.click(screen.getByRole(role, { name }));
}

export function fieldNamed(name: string | RegExp): HTMLInputElement {
  return screen.getByLabelText(name, { selector: 'input, textarea, select' });
}
