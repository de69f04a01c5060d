import { fc, test } from '@fast-check/vitest';
import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { base64OfBytes } from '../../../printing/pdf/base64';
import { checkWord } from '../../../sharing/carriers/check-sum';
import { packed, unpacked } from '../../../sharing/carriers/packed';
import { sample } from '../../helpers/samples';

const whole = (code: string) => {
  const found = unpacked(code);
  return found.ok ? found.text : found.problem.code;
};

describe('what is packed', () => {
  test.prop([fc.string({ unit: 'binary', maxLength: 400 })])('comes back as it was', (text) => {
    expect(whole(packed(text))).toBe(text);
  });

  const mission = sample('m2.boothill.json');
  const code = packed(mission);

  it('is smaller than what it was', () => {
    expect(code.length).toBeLessThan(mission.length / 2);
  });

  it.each([
    ['wrapped', (text: string) => text.replace(/.{60}/g, '$&\r\n')],
    ['quoted in an answer', (text: string) => text.replace(/.{60}/g, '$&\n> > ')],
    ['with words around it', (text: string) => `Look at this!\n${text} What do you think?`],
    ['in capitals at its beginning', (text: string) => text.replace('boothill', 'BOOTHILL')],
    ['with what cannot be seen', (text: string) => text.replace(/.{60}/g, '$&\u200b')],
  ])('is understood %s', (_, changed) => {
    expect(whole(changed(code))).toBe(mission);
  });

  test.prop([fc.integer({ min: 40, max: code.length - 2 })])('says how much of it is there', (length) => {
    const found = unpacked(code.slice(0, length));
    expect(found).toMatchObject({ ok: false, problem: { code: 'text-cut-off' } });
    const percent = found.ok ? 100 : Number(found.problem.parameters['percent']);
    expect(percent).toBeLessThanOrEqual(Math.ceil((length * 100) / code.length));
  });

  test.prop([fc.integer({ min: 40, max: code.length - 2 }), fc.constantFrom('A', 'b', '7', '+')])(
    'is not taken where a letter is another',
    (at, letter) => {
      fc.pre(code[at] !== letter);
      expect(whole(code.slice(0, at) + letter + code.slice(at + 1))).toBe('text-damaged');
    },
  );

  it('is of a newer Boothill where it says so', () => {
    expect(whole(code.replace('boothill1', 'boothill2'))).toBe('too-new');
  });

  it('is left where it would fill the memory', () => {
    const bomb = new Uint8Array(21_000_000);
    const letters = base64OfBytes(deflateSync(bomb)).replace(/=+$/, '');
    const claim = `boothill1.${letters.length}.${checkWord(strToU8(''))}.${letters}.`;
    expect(whole(claim)).toBe('unpacks-to-too-much');
  });
});
