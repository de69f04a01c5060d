import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { KeyedSentence } from '../../../languages';
import {
  atStep,
  begun,
  changed,
  type History,
  MOST_STEPS,
  redone,
  takenBack,
  undone,
} from '../../../renderer/document/history';
import { times } from '../../helpers/long';

interface Notes {
  lines: string[];
  title: { en: string };
}

const label: KeyedSentence = { key: 'step.cut' };
const start: Notes = { lines: ['one', 'two'], title: { en: 'Notes' } };
const write = (history: History<Notes>, line: string) =>
  changed(history, label, ({ lines }) => void lines.push(line));
const title = (history: History<Notes>, en: string, joins?: string) =>
  changed(history, label, (notes) => void (notes.title.en = en), { joins });

describe('a change', () => {
  it('is a step with its name, and leaves what was before as it was', () => {
    const history = write(begun(start), 'three');
    expect(history.now.lines).toEqual(['one', 'two', 'three']);
    expect(history).toMatchObject({ steps: [{ label }], done: 1 });
    expect(start.lines).toEqual(['one', 'two']);
  });

  it('shares with what was before all that it does not touch', () => {
    expect(write(begun(start), 'three').now.title).toBe(start.title);
  });

  it('that changes nothing is none', () => {
    const history = begun(start);
    expect(title(history, 'Notes')).toBe(history);
    expect(changed(history, label, () => undefined)).toBe(history);
    const sayTheSame = changed(history, label, (notes) => void (notes.title = { en: 'Notes' }));
    expect(sayTheSame).toBe(history);
  });

  it('forgets what was undone before it', () => {
    const history = write(undone(write(begun(start), 'three')), 'four');
    expect(history.now.lines).toEqual(['one', 'two', 'four']);
    expect(history.steps).toHaveLength(1);
    expect(redone(history)).toBe(history);
  });
});

describe('changes that join', () => {
  it('are one step', () => {
    const history = title(title(begun(start), 'N', 'title'), 'No', 'title');
    expect(history.steps).toHaveLength(1);
    expect(undone(history).now).toBe(start);
  });

  it('join what names the same only, and only directly after each other', () => {
    const apart = title(write(title(begun(start), 'N', 'title'), 'three'), 'No', 'title');
    expect(apart.steps).toHaveLength(3);
    expect(title(title(begun(start), 'N', 'title'), 'No', 'other').steps).toHaveLength(2);
    expect(title(title(begun(start), 'N'), 'No').steps).toHaveLength(2);
  });

  it('that lead back to where they began are no step', () => {
    const history = title(title(begun(start), 'N', 'title'), 'Notes', 'title');
    expect(history).toEqual(begun(start));
    expect(history.now).toBe(start);
    const later = title(title(write(begun(start), 'three'), 'N', 'title'), 'Notes', 'title');
    expect(later.steps).toHaveLength(1);
    expect(undone(later).now).toBe(start);
  });

  it('do not join a step that is kept', () => {
    const saved = title(begun(start), 'N', 'title');
    const [kept] = saved.steps;
    const later = changed(saved, label, (notes) => void (notes.title.en = 'No'), { joins: 'title', kept });
    expect(later.steps).toHaveLength(2);
    expect(undone(later)).toMatchObject({ now: saved.now, steps: [kept, {}] });
    expect(title(later, 'Now', 'title').steps).toHaveLength(2);
  });

  it('are taken back without a trace, but for what is kept, which is undone', () => {
    const saved = title(write(begun(start), 'three'), 'N', 'title');
    const kept = saved.steps.at(-1);
    const later = changed(saved, label, (notes) => void (notes.title.en = 'No'), { joins: 'title', kept });
    for (const history of [takenBack(saved, 'title', kept), takenBack(later, 'title', kept)]) {
      expect(history.now.title.en).toBe('Notes');
      expect(history.steps).toHaveLength(2);
      expect(redone(history).now).toBe(saved.now);
    }
    expect(takenBack(saved, 'title').steps).toHaveLength(1);
  });

  it('are undone as far as files had them, however often that was', () => {
    const type = (history: History<Notes>, en: string) =>
      changed(history, label, (notes) => void (notes.title.en = en), {
        joins: 'title',
        kept: history.steps.at(-1),
      });
    const saved = ['N', 'No', 'Not'].reduce(type, write(begun(start), 'three'));
    expect(saved.steps).toHaveLength(4);
    for (const kept of [saved.steps[2], saved.steps[3]]) {
      const history = takenBack(saved, 'title', kept);
      expect(history.now.title.en).toBe('Notes');
      expect(history.done).toBe(1);
      expect(redone(redone(history)).now.title.en).toBe('No');
    }
  });

  it('that come to nothing leave what had been undone before them to be done again', () => {
    const before = undone(write(write(begun(start), 'three'), 'four'));
    const typed = title(title(before, 'N', 'title'), 'No', 'title');
    expect(redone(typed)).toBe(typed);
    expect(takenBack(typed, 'title')).toEqual(before);
    expect(title(typed, 'Notes', 'title')).toEqual(before);
    const again = title(title(title(typed, 'Notes', 'title'), 'Now', 'title'), 'Nowt', 'title');
    expect(redone(takenBack(again, 'title')).now.lines).toEqual(['one', 'two', 'three', 'four']);
  });

  it('that were undone in between bring back only what fits to them', () => {
    const before = undone(write(write(begun(start), 'three'), 'four'));
    const history = redone(undone(title(before, 'N', 'title')));
    expect(takenBack(history, 'title').steps).toHaveLength(1);
    expect(title(write(title(before, 'N', 'title'), 'five'), 'No', 'title').steps).toHaveLength(4);
  });

  it('can start over from where the first began', () => {
    const type = (history: History<Notes>, letters: string) =>
      changed(history, label, ({ title: words }) => void (words.en += letters), {
        joins: 'title',
        startsOver: true,
      });
    const history = type(type(begun(start), '1'), '12');
    expect(history.now.title.en).toBe('Notes12');
    expect(undone(history).now).toBe(start);
  });

  it('do not join what was undone', () => {
    const history = title(undone(title(begun(start), 'N', 'title')), 'No', 'title');
    expect(undone(history).now).toBe(start);
    expect(history.steps).toHaveLength(1);
  });
});

describe('going back and forth', () => {
  const long = ['three', 'four', 'five'].reduce(write, begun(start));

  it('comes to the very same as was there', () => {
    expect(undone(undone(undone(long))).now).toBe(start);
    expect(redone(undone(long)).now).toBe(long.now);
  });

  it('goes no further than there are steps', () => {
    expect(undone(begun(start)).now).toBe(start);
    expect(redone(long)).toBe(long);
    expect(atStep(long, -5).now).toBe(start);
    expect(atStep(long, 99).now).toBe(long.now);
    expect(atStep(long, Number.NaN).now).toBe(start);
  });

  it('goes to any step', () => {
    expect(atStep(long, 1).now.lines).toEqual(['one', 'two', 'three']);
    expect(atStep(atStep(long, 1), 3).now).toBe(long.now);
  });
});

it('forgets the oldest steps when there are too many', () => {
  const lines = Array.from({ length: MOST_STEPS + 5 }, (_, index) => `${index}`);
  const history = lines.reduce(write, begun(start));
  expect(history.steps).toHaveLength(MOST_STEPS);
  expect(atStep(history, 0).now.lines).toHaveLength(2 + 5);
});

test.prop([fc.array(fc.oneof(fc.string(), fc.constant('undo'), fc.constant('redo')))], {
  numRuns: times(100, 2000),
})('undone is the start and redone the end, whatever was done', (doings) => {
  const history = doings.reduce(
    (at, doing) => (doing === 'undo' ? undone(at) : doing === 'redo' ? redone(at) : write(at, doing)),
    begun(start),
  );
  const { steps } = history;
  expect(atStep(history, 0).now).toBe(start);
  const end = atStep(atStep(history, 0), steps.length).now;
  expect(end.lines).toEqual(['one', 'two', ...steps.map(({ after }) => after.lines.at(-1))]);
});
