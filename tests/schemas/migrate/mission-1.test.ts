import { describe, expect, it } from 'vitest';
import { ownWordsProblems, stockFace } from '../../../engine';
import { fingerprintOfGoal, fingerprintOfRule } from '../../../engine/mission/own-words';
import { type Loaded, loadDocument, type Mission, missionFormat } from '../../../schemas';
import { missionWith } from '../../helpers/missions';
import { sampleMission, samples } from '../../helpers/samples';

const PREFIX = 'mission-1-';
const files = samples('legacy').filter(([name]) => name.startsWith(PREFIX));
const tutorials = samples('tutorials').map(([name]) => name);

/** The sample of today that says the same. */
function sampleLike(file: string): Mission {
  const name = file.replace(PREFIX, '').replace('.json', '.boothill.json');
  return sampleMission(tutorials.includes(name) ? `tutorials/${name}` : name);
}

const load = (text: string) => loadDocument(text, 'mission', { faces: stockFace });

function loaded(text: string): Mission {
  const result = load(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems[0]));
  return result.document;
}

const inVersion1 = (text: string) => text.replace(missionFormat, 'boothill/mission@1');

describe.each(files)('%s', (file, text) => {
  const before = JSON.parse(text) as Mission;

  it('says in version 2 what it said in version 1, without a warning', () => {
    expect(load(text)).toMatchObject({ ok: true, version: 1, warnings: [] });
    expect(loaded(text)).toEqual({ ...before, format: missionFormat });
    expect(Object.keys(loaded(text))).toEqual(Object.keys(before));
  });

  it('is the sample of today, whose groups and counters have got names since', () => {
    const { groups: _, counters: _names, texts: _words, ...today } = sampleLike(file);
    const { texts: _then, ...then } = loaded(text);
    expect(then).toEqual(today);
  });

  it('has words of its own that nobody doubts, about goals and rules that are still the same', () => {
    const now = loaded(text);
    expect(ownWordsProblems(now)).toEqual([]);
    expect(now.goals?.map(fingerprintOfGoal)).toEqual(before.goals?.map(fingerprintOfGoal));
    expect(now.rules?.map(fingerprintOfRule)).toEqual(before.rules?.map(fingerprintOfRule));
  });
});

describe('a mission of version 1', () => {
  it('may have its words in one language', () => {
    const text = inVersion1(
      JSON.stringify(missionWith({ title: 'Petite', goals: [{ id: 'g', text: 'Run' }] })),
    );
    expect(loadDocument(text, 'mission', { language: 'fr' })).toMatchObject({
      ok: true,
      document: { title: { fr: 'Petite' }, goals: [{ text: { fr: 'Run' } }] },
    });
  });

  it('keeps keys that no schema knows, and is warned of them once', () => {
    const mission = missionWith({ mood: 'dusty' });
    expect(load(inVersion1(JSON.stringify(mission)))).toMatchObject({
      ok: true,
      document: mission,
      warnings: [{ code: 'unknown-key', pointer: '/mood' }],
    });
  });

  it.each(samples('invalid').filter(([, text]) => text.includes(missionFormat)))(
    'that is broken like %s has the same problems, and as much of it is saved',
    (_file, text) => {
      expect(gist(load(inVersion1(text)))).toEqual(gist(load(text)));
    },
  );

  it('that is broken in many ways has the same problems, and as much of it is saved', () => {
    const at = { tile: 'b', x: 10, y: 10 };
    const text = JSON.stringify(
      missionWith({
        title: 7,
        difficulty: 'murderous',
        placements: [
          { id: 'a', face: '2R', x: 0.5, y: 0, rotation: 0 },
          { id: 'b', face: '3R', x: 250, y: 0, rotation: 0 },
          { id: 'c', face: '99X', x: 500, y: 0, rotation: 0 },
        ],
        tokens: [
          { id: 't0', kind: 'nothing' },
          { id: 't1', kind: 'exit', at },
          { id: 't2', kind: 'start', at: { ...at, tile: 'a' } },
          { id: 't3', kind: 'start', at: { ...at, tile: 'nowhere' } },
        ],
      }),
    );
    expect(gist(load(inVersion1(text)))).toEqual(gist(load(text)));
    expect(load(inVersion1(text))).toMatchObject({
      salvage: { document: { title: { en: 'small' }, tokens: [{ id: 't1' }] } },
    });
  });
});

/** What is wrong and what is left; an old version offers its own choices. */
function gist(result: Loaded<'mission'>) {
  const problems = result.ok ? result.warnings : result.problems;
  const salvage = result.ok ? undefined : result.salvage;
  return {
    problems: problems.map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`),
    left: salvage?.document,
    leftOut: salvage?.leftOut.map(({ name, pointer, reason }) => `${name} ${pointer} ${reason.code}`),
  };
}
