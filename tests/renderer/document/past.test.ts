import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../engine';
import type { History } from '../../../renderer/document/history';
import { createMissionDocument, type MissionDocument } from '../../../renderer/document/mission-document';
import { readWithPast, writePast } from '../../../renderer/document/past';
import { type Mission, writeDocument } from '../../../schemas';
import { missionWith } from '../../helpers/missions';

const small = missionWith({}) as unknown as Mission;
const historyOf = ({ store }: MissionDocument): History<Mission> => store.getState().history;
const retitle = (document: MissionDocument, en: string, joins?: string) =>
  document.change({ key: 'step.change.title' }, (mission) => void (mission.title = { en }), { joins });

function drawn(...titles: readonly string[]): MissionDocument {
  const document = createMissionDocument(small);
  for (const title of titles) retitle(document, title);
  return document;
}

const textOf = (document: MissionDocument) => writeDocument(historyOf(document).now);
const pastOf = (document: MissionDocument) => writePast(historyOf(document), textOf(document));

/** What a window has of it that is loaded anew. */
function readAgain(document: MissionDocument, past = pastOf(document)) {
  const read = readWithPast({ text: textOf(document), past, language: 'en' });
  if (!read.ok) throw new Error('A document must never be lost for the sake of its past');
  return read.sound;
}

function reopened(document: MissionDocument): MissionDocument {
  const { mission, history } = readAgain(document);
  return createMissionDocument(mission, history);
}

const titleOf = ({ store }: MissionDocument) => store.getState().mission.title;

describe('the past of a mission that is read again', () => {
  it('can be undone, and done again', () => {
    const document = reopened(drawn('One', 'Two'));
    expect(titleOf(document)).toEqual({ en: 'Two' });
    document.undo();
    expect(titleOf(document)).toEqual({ en: 'One' });
    document.undo();
    expect(titleOf(document)).toEqual(small.title);
    document.redo();
    document.redo();
    expect(titleOf(document)).toEqual({ en: 'Two' });
    expect(historyOf(document).steps[0]?.label).toEqual({ key: 'step.change.title' });
  });

  it('has what was undone', () => {
    const before = drawn('One', 'Two', 'Three');
    before.goTo(1);
    const document = reopened(before);
    expect(titleOf(document)).toEqual({ en: 'One' });
    document.redo();
    expect(titleOf(document)).toEqual({ en: 'Two' });
    document.goTo(0);
    expect(titleOf(document)).toEqual(small.title);
  });

  test.prop([fc.array(fc.tuple(fc.nat(4), fc.nat(6)), { maxLength: 20 })], { numRuns: 50 })(
    'is the same, whatever was done and undone',
    (deeds) => {
      const document = drawn();
      for (const [what, number] of deeds) {
        if (what === 0) document.undo();
        else if (what === 1) document.goTo(number);
        else if (what === 2) document.change({ key: 'step.cut' }, ({ placements }) => void placements.pop());
        else retitle(document, `Title ${number}`);
      }
      const [before, after] = [historyOf(document), historyOf(reopened(document))];
      expect(after.steps.map(({ before, after }) => [before, after])).toEqual(
        before.steps.map(({ before, after }) => [before, after]),
      );
      expect(after.done).toBe(before.done);
    },
  );

  it('gives no id again that something had that was taken away', () => {
    const before = createMissionDocument({
      ...small,
      labels: [{ id: 'l1', text: { en: '?' }, at: { x: 100, y: 100 } }],
    });
    before.change({ key: 'step.cut' }, (mission) => {
      delete mission.labels;
    });
    expect(reopened(before).idsEver.has('l1')).toBe(true);
  });

  it('is not gone on with by what is typed next', () => {
    const before = drawn();
    retitle(before, 'Typed', 'writing:1');
    const document = reopened(before);
    retitle(document, 'Typed anew', 'writing:1');
    document.undo();
    expect(titleOf(document)).toEqual({ en: 'Typed' });
  });

  it('shares what did not change, so that nothing is drawn anew', () => {
    const document = reopened(drawn('One'));
    const { mission } = document.store.getState();
    document.undo();
    expect(document.store.getState().mission.placements).toBe(mission.placements);
  });

  it('is bounded: of many steps the last are kept, and of large ones fewer', () => {
    const many = drawn(...Array.from({ length: 300 }, (_, step) => `Title ${step}`));
    expect(readAgain(many).history?.steps).toHaveLength(200);
    const large = drawn(...Array.from({ length: 5 }, (_, step) => `${step} `.repeat(50_000)), 'Small');
    const past = pastOf(large) ?? '';
    expect(past.length).toBeLessThan(300_100);
    expect(past.length).toBeGreaterThan(200_000);
  });

  it('is nothing where nothing was done', () => {
    expect(pastOf(drawn())).toBeUndefined();
  });
});

describe('a past that does not fit is dropped without a word:', () => {
  const step = (by: unknown, label: unknown = { key: 'step.cut' }) => ({ label, by });
  const back = (...back: unknown[]) => ({ past: 1, back, forth: [] });
  const good = step({ parts: { title: { to: { en: 'Before' } } } });

  /** Read beside the mission that it says to be of. */
  const read = (past: object) => {
    const document = drawn();
    return readAgain(document, JSON.stringify({ of: fingerprint(textOf(document)), ...past })).history;
  };

  it('one that fits is there, or the others would prove nothing', () => {
    expect(read(back(good))).toMatchObject({ done: 1, steps: [{ before: { title: { en: 'Before' } } }] });
  });

  it.each([
    ['another version', { ...back(good), past: 2 }],
    ['of another document', { ...back(good), of: fingerprint('something else') }],
    ['no lists', { past: 1, back: 7, forth: null }],
    ['no step', back(null)],
    ['far too long', back(step({ to: 'x'.repeat(700_000) }))],
    ['a difference of something else', back(step({ parts: { placements: { at: 70, out: 1, in: [] } } }))],
    ['without a difference', back({ label: { key: 'step.cut' } })],
    ['no mission any more', back(step({ parts: { placements: { to: 'everywhere' } } }))],
    ['something else altogether', back(step({ to: { format: 'boothill/tile@1' } }))],
    ['a label that nobody says', back(step(good.by, { key: 'step.nobody-says-this' }))],
    ['a sentence about something else', back(step(good.by, { key: 'app.name' }))],
    [
      'a label with no words in it',
      back(step(good.by, { key: 'step.place-tile', parameters: { face: {} } })),
    ],
  ])('%s', (_what, past) => {
    expect(read(past)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"past":1,"back":['],
    ['lists without an end', '['.repeat(100_000)],
    ['nothing', ''],
  ])('%s, and the document is there', (_what, past) => {
    const { mission, history } = readAgain(drawn('Kept'), past);
    expect(mission.title).toEqual({ en: 'Kept' });
    expect(history).toBeUndefined();
  });

  it('what leads up to the first step that does not fit is there', () => {
    const history = read(back(good, step({ parts: { format: { to: 7 } } }), good));
    expect(history).toMatchObject({ done: 1, steps: [{ before: { title: { en: 'Before' } } }] });
  });
});
