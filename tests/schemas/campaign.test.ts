import { describe, expect, it } from 'vitest';
import { type Campaign, loadDocument, loadValue } from '../../schemas';
import { campaignReferences } from '../../schemas/references/campaign';
import { strayMissions } from '../../schemas/references/campaign-ways';
import { campaignWith, tinyMission } from '../helpers/campaigns';
import { sample } from '../helpers/samples';

type Step = Campaign['missions'][number];
const [one, two] = campaignWith().missions as [Step, Step];

/** The problems of a campaign, by their codes and places. */
function problemsOf(change: object): string[] {
  const loaded = loadValue({ ...campaignWith(), ...change }, 'campaign');
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code, pointer }) => `${code} ${pointer}`);
}

const text = { en: 'Words' };

describe('a campaign in a file', () => {
  it('is sound, and takes words as plain strings', () => {
    const loaded = loadValue(
      {
        ...campaignWith(),
        title: 'Two days',
        intro: 'It begins.',
        scores: [{ id: 'points', name: 'Points' }],
        after: [
          {
            id: 'road',
            text: 'Where to?',
            choose: [
              { id: 'a', text: 'A' },
              { id: 'b', text: 'B' },
            ],
          },
        ],
        grades: [{ title: 'Gold' }],
      },
      'campaign',
      { language: 'fr' },
    );
    expect(loaded).toMatchObject({
      ok: true,
      warnings: [],
      document: {
        title: { fr: 'Two days' },
        intro: { fr: 'It begins.' },
        grades: [{ title: { fr: 'Gold' } }],
      },
    });
  });

  it.each<[object, string]>([
    [{ missions: [{ ...one, next: [{ go: 'nowhere' }] }, two] }, 'unknown-way /missions/0/next/0/go'],
    [{ missions: [one, { ...two, id: 'one' }] }, 'duplicate-id /missions/1/id'],
    [{ missions: [{ ...one, id: 'again' }] }, 'duplicate-id /missions/0/id'],
    [{ endings: [{ id: 'one', title: text }] }, 'duplicate-id /endings/0/id'],
    [{ after: [{ scores: { points: 1 } }] }, 'unknown-score /after/0/scores/points'],
    [{ goals: [{ id: 'g', text, if: { score: { id: 'points' } } }] }, 'unknown-score /goals/0/if/score/id'],
    [{ grades: [{ title: text, if: { in: 'three', won: true } }] }, 'unknown-mission /grades/0/if/in'],
    [
      { grades: [{ title: text, if: { chose: { id: 'road', choice: 'a' } } }] },
      'unknown-choice /grades/0/if/chose',
    ],
    [{ grades: [{ title: text, if: { rolled: { id: 'wear' } } }] }, 'unknown-dice /grades/0/if/rolled/id'],
    [
      { grades: [{ title: text, if: { all: [{ not: { goal: 'flee' } }] } }] },
      'unknown-goal /grades/0/if/all/0/not/goal',
    ],
    [
      { missions: [{ ...one, next: [{ if: { rule: 'north' }, go: 'two' }] }, two] },
      'unknown-rule /missions/0/next/0/if/rule',
    ],
    [{ carry: { counters: ['coal'] } }, 'unknown-counter /carry/counters/0'],
    [
      { after: [{ id: 'wear', text, dice: 'one', outcomes: [{ from: 3, to: 2 }] }] },
      'from-above-to /after/0/outcomes/0',
    ],
    [{ missions: [] }, 'too-few /missions'],
    [{ missions: [{ ...one, next: [{ go: 'end' }] }, two] }, 'never-reached /missions/1'],
    [{ missions: [{ ...one, next: [{ go: 'again' }] }] }, 'never-ends /missions/0'],
    [{ after: [{ text }] }, 'not-exactly-one /after/0'],
    [{ after: [{ if: { won: true, goal: 'open' }, scores: { points: 1 } }] }, 'not-exactly-one /after/0/if'],
  ])('is looked through: %#', (change, problem) => {
    expect(problemsOf(change)).toContain(problem);
  });

  it('does not refuse what its missions lack, for they may have changed', () => {
    const asking = {
      missions: [{ ...one, next: [{ if: { goal: 'flee' }, go: 'two' }, { go: 'two' }] }, two],
    };
    expect(loadValue({ ...campaignWith(), ...asking }, 'campaign').ok).toBe(true);
  });

  it('opens without a mission that is missing', () => {
    const loaded = loadValue(
      { ...campaignWith(), missions: [one, { id: 'two', file: 'two.boothill.json' }] },
      'campaign',
    );
    expect(loaded).toMatchObject({ ok: true, warnings: [] });
  });

  it('asks for no counter of a mission that lies in another file', () => {
    const change = {
      carry: { counters: ['coal'] },
      grades: [{ title: text, if: { counter: { id: 'coal' } } }],
    };
    const away = { ...change, missions: [one, { id: 'two', file: 'two.boothill.json' }] };
    expect(problemsOf(away)).toEqual([]);
    expect(problemsOf(change)).toEqual([
      'unknown-counter /grades/0/if/counter/id',
      'unknown-counter /carry/counters/0',
    ]);
  });

  it('knows counters that a mission only names', () => {
    const counters = [{ id: 'coal', name: text }];
    const named = { ...two, mission: tinyMission('two', { counters }) };
    expect(problemsOf({ carry: { counters: ['coal'] }, missions: [one, named] })).toEqual([]);
  });

  it('refuses missions that are broken, and those of another game', () => {
    expect(
      problemsOf({ missions: [{ ...one, mission: { ...tinyMission('one'), placements: 7 } }] }),
    ).toContain('not-list /missions/0/mission/placements');
    const foreign = { ...tinyMission('one'), system: 'chess' };
    const problems = problemsOf({ missions: [{ ...one, mission: foreign }] });
    expect(problems).toContain('not-a-choice /missions/0/mission/system');
  });

  it('names a mission that is for another game than the campaign', () => {
    const foreign = {
      ...tinyMission('one'),
      system: 'chess',
    } as unknown as Campaign['missions'][number]['mission'] & object;
    const found = campaignReferences(campaignWith({ missions: [{ id: 'one', mission: foreign }] }));
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'other-game',
        pointer: '/missions/0/mission/system',
        severity: 'error',
      }),
    );
  });

  it('brings old missions up to date, and forgets what told them apart', () => {
    const old = JSON.parse(sample('legacy/mission-0.json')) as unknown;
    const loaded = loadValue(
      { ...campaignWith(), missions: [{ id: 'one', hash: '0'.repeat(32), mission: old }] },
      'campaign',
    );
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
    expect(loaded.document.missions[0]).toMatchObject({
      id: 'one',
      mission: { format: 'boothill/mission@2', id: 'old-two-tiles' },
    });
    expect(loaded.document.missions[0]).not.toHaveProperty('hash');
  });

  it('may leave out what it can do without', () => {
    const loaded = loadValue({ ...campaignWith(), grades: [{ title: 7 }, { title: text }] }, 'campaign');
    expect(loaded).toMatchObject({ ok: false, salvage: { document: { grades: [{ title: text }] } } });
  });

  it.each([
    '{"format":"boothill/campaign@1","__proto__":{"missions":[]}}',
    '{"format":"boothill/campaign@2"}',
    `{"format":"boothill/campaign@1","missions":${'['.repeat(500)}${']'.repeat(500)}}`,
    '{"format":"boothill/campaign@1","id":"a","title":"A","system":"undead-or-alive","missions":[{"id":"a","mission":null}]}',
    '{"format":"boothill/journey@1","campaign":{},"decisions":[{"played":"a"}]}',
  ])('is refused where it is hostile: %.60s', (hostile) => {
    const loaded = loadDocument(hostile, ['campaign', 'journey']);
    expect(loaded.ok).toBe(false);
    expect(loaded).not.toHaveProperty('salvage');
  });
});

describe('the ways of a campaign', () => {
  const step = (id: string, ...go: string[]) => ({
    id,
    next: go.map((one) => ({ if: { won: true }, go: one })),
  });
  const certain = (id: string, go: string) => ({ id, next: [{ go }] });

  it('end where a pass through a loop can end', () => {
    expect(strayMissions({ missions: [step('a', 'b'), certain('b', 'a')] })).toEqual({
      unreached: [],
      endless: [],
    });
  });

  it('are named where they never end, and where nothing leads', () => {
    const missions = [certain('a', 'b'), certain('b', 'a'), step('c', 'a')];
    expect(strayMissions({ missions })).toEqual({ unreached: ['c'], endless: ['a', 'b'] });
  });
});
