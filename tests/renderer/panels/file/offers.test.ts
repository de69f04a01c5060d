import { describe, expect, it } from 'vitest';
import { cursorPlace } from '../../../../renderer/panels/file/cursor-place';
import { type Offer, offersAt } from '../../../../renderer/panels/file/offers';
import { treeOf } from '../../../../renderer/panels/file/tree';
import { missionOn, objective } from '../../../helpers/small-missions';

const mission = missionOn(['a 2R 0 0 0', 'b 3R 250 0 0'], {
  tokens: [{ ...objective('o1 a 100 40'), group: 'crates' } as ReturnType<typeof objective>],
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
});

/** What is offered where the bar stands. */
function offered(marked: string): Offer[] {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = cursorPlace(treeOf(text), text, at);
  return place ? offersAt(place, mission) : [];
}

const words = (marked: string) => offered(marked).map(({ text }) => JSON.parse(text) as unknown);

describe('what may be written', () => {
  it('are the keys of a mission that are not there yet, with what they mean', () => {
    const keys = words('{ "id": "x", | }');
    expect(keys).toContain('placements');
    expect(keys).not.toContain('id');
    expect(offered('{ "rul|" }')).toContainEqual({
      text: '"rules"',
      sort: 'key',
      description: 'What is special in this mission.',
      opens: '[]',
    });
  });

  it('are the keys of the form that an object has by its words', () => {
    expect(words('{ "tokens": [{ "kind": "objective", "|" }] }')).toContain('colour');
    expect(words('{ "tokens": [{ "kind": "noise", "|" }] }')).not.toContain('colour');
  });

  it('of keys that rule each other out, are those that go with what is there', () => {
    const keys = words('{ "rules": [{ "id": "r", "when": { "event": "set-up" }, | }] }');
    expect(keys).toContain('do');
    expect(keys).toContain('if');
    expect(keys).not.toContain('forbid');
    expect(keys).not.toContain('asSoonAs');
  });

  it('are the words of a choice, each with its meaning', () => {
    expect(words('{ "difficulty": | }')).toEqual(['tutorial', 'easy', 'medium', 'hard', 'very-hard']);
    expect(words('{ "placements": [{ "rotation": 9| }] }')).toEqual([0, 90, 180, 270]);
    const effects = offered('{ "rules": [{ "do": [{ "effect": "|" }] }] }');
    expect(effects.find(({ text }) => text === '"win"')?.description).toMatch(/\w/);
  });

  it('are names out of the mission, wherever something is named', () => {
    expect(words('{ "goals": [{ "reach": { "people": { "in": "|" } } }] }')).toContain('town');
    expect(words('{ "goals": [{ "reach": { "taken": { "group": "|" } } }] }')).toEqual(['crates']);
    expect(words('{ "tokens": [{ "at": { "tile": "|" } }] }')).toEqual(['a', 'b']);
    expect(words('{ "areas": [{ "zones": ["|"] }] }')).toContain('a.NE');
  });

  it('are the items of a list one by one', () => {
    expect(words('{ "goals": [{ "inOrder": [{ "id": "a" }, { "|" }] }] }')).toContain('reach');
  });

  it('is nothing for an id of its own, within words for players, and where nothing is known', () => {
    expect(offered('{ "tokens": [{ "id": "|" }] }')).toEqual([]);
    expect(offered('{ "title": { "en": "The | gang" } }')).toEqual([]);
    expect(offered('{ "unknown": { | } }')).toEqual([]);
    expect(offered('|')).toEqual([]);
    expect(offered('{ "a" | }')).toEqual([]);
  });

  it('replaces what was begun, and knows whether a colon follows', () => {
    const place = (text: string, at: number) => cursorPlace(treeOf(text), text, at);
    expect(place('{ "rul": 1 }', 6)).toMatchObject({ from: 2, to: 7, hasColon: true });
    expect(place('{ rul }', 5)).toMatchObject({ from: 2, to: 5, hasColon: false });
  });

  it('is found in a text that is broken, and in one that is nested without end', () => {
    expect(words('{ "tokens": [{ "kind": "exit", } ], "difficulty": "|')).toContain('easy');
    expect(offered(`${'['.repeat(20_000)}|`)).toEqual([]);
  });
});
