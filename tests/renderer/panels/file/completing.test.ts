import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { completing } from '../../../../renderer/panels/file/completing';
import { emptyMission } from '../../../helpers/empty-mission';

/** What is offered where the bar stands, by a key or while somebody writes. */
function offered(marked: string, explicit: boolean, language: 'en' | 'fr' = 'en') {
  const at = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: json() });
  return completing(() => emptyMission, language)(new CompletionContext(state, at, explicit));
}

describe('completing the text of a file', () => {
  it('waits for a key where nothing is begun', () => {
    expect(offered('{ | }', false)).toBeNull();
    expect(offered('{ | }', true)).toMatchObject({ from: 2 });
  });

  it('goes on within a word that stands before others', () => {
    expect(offered('{ "difficulty": "|"  "minutes": 35 }', true)).toMatchObject({ from: 16 });
    expect(offered('{ "difficulty": "|",\n  "minutes": 35 }', false)).toMatchObject({ from: 16 });
  });

  it('says what a word means in the language of the window, as far as that has words for it', async () => {
    const text = '{ "rules": [{ "do": [{ "effect": "wi|" }] }] }';
    const meaning = async (language: 'en' | 'fr') =>
      (await offered(text, false, language))?.options.find(({ displayLabel }) => displayLabel === 'win')
        ?.info;
    expect(await meaning('en')).toMatch(/\w/);
    expect(await meaning('fr')).toMatch(/\w/);
    expect(await meaning('fr')).not.toBe(await meaning('en'));
  });

  it('is left alone in a text that is longer than any mission', () => {
    expect(offered(`{ | "a": "${'x'.repeat(2_000_000)}" }`, true)).toBeNull();
  });
});
