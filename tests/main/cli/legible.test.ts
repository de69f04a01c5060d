import { expect, it } from 'vitest';
import { legible } from '../../../main/cli/legible';

it.each([
  ['moves the cursor', '\u001b[2J\u0007\r\u009b', '\ufffd[2J\ufffd\ufffd\ufffd'],
  ['turns the direction', '\u061c\u200e\u200f\u202e\u2066', '\ufffd\ufffd\ufffd\ufffd\ufffd'],
])('what %s is shown on a terminal, not obeyed', (_what, obeyed, shown) => {
  expect(legible(`a\t${obeyed}\n`)).toBe(`a\t${shown}\n`);
});

it('letters and pictures that are made with joiners are left alone', () => {
  expect(legible('👩\u200d🌾 é')).toBe('👩\u200d🌾 é');
});
