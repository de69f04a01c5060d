import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardPalettes } from '../../../drawing/palette';
import { EmptyBoard } from '../../../renderer/canvas/empty-board';
import { LabelField } from '../../../renderer/canvas/label-field';
import { Legend } from '../../../renderer/canvas/legend';
import { createPointedPart } from '../../../renderer/canvas/pointed';
import { QuestionMenu } from '../../../renderer/canvas/question-menu';
import { TroubleSlip } from '../../../renderer/canvas/trouble-slip';
import type { Mission } from '../../../schemas';
import { missionOn } from '../../helpers/small-missions';
import { TestEditor } from '../../helpers/test-editor';

describe('the field for a label', () => {
  const written = (mission: Mission) => {
    const test = new TestEditor(mission);
    render(<LabelField tab={test.tab} editor={test.editor} language="en" />);
    act(() => test.editor.choose('label'));
    act(() => void test.click([100, 100]));
    return { test, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
  };
  const board = missionOn(['a 2R 0 0 0']);

  it('makes a label of its words with Enter', () => {
    const { test, field } = written(board);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'Main Street' } });
    expect(test.mission.labels).toMatchObject([{ text: { en: 'Main Street' } }]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(test.mission.labels).toMatchObject([{ text: { en: 'Main Street' }, at: { x: 100, y: 100 } }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('gives the keyboard back to what had it before', () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    const { field } = written(board);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('says by which keys it ends and goes on', () => {
    const { field } = written(board);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(/^Enter: done/).id);
  });

  it('goes on in another line with Shift and Enter', () => {
    const { test, field } = written(board);
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(test.mission.labels).toBeUndefined();
    expect(screen.getByRole('textbox')).toBe(field);
  });

  it('leaves everything as it was with Escape', () => {
    const labels = [{ id: 'l1', at: { x: 100, y: 100 }, text: { en: 'Old words' } }];
    const { test, field } = written({ ...board, labels });
    expect(field.value).toBe('Old words');
    fireEvent.change(field, { target: { value: 'New words' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(test.label('l1').text).toEqual({ en: 'Old words' });
  });

  it('keeps what was written when the keyboard goes elsewhere', () => {
    const { test, field } = written(board);
    fireEvent.change(field, { target: { value: 'Main Street' } });
    fireEvent.blur(field);
    expect(test.mission.labels).toHaveLength(1);
    expect(test.steps).toBe(1);
  });
});

describe('a question', () => {
  const asked = () => {
    const test = new TestEditor(missionOn(['a 4R 0 0 0']));
    render(<QuestionMenu tab={test.tab} editor={test.editor} language="en" />);
    const balcony = test.laid.board.zones.find((zone) => zone.balcony);
    const [x, y, width, height] = balcony?.rects[0] ?? [0, 0, 0, 0];
    act(
      () => void test.takePiece({ kind: 'objective', colour: 'blue' }).click([x + width / 2, y + height / 2]),
    );
    return test;
  };

  it('takes its first answer with Enter', async () => {
    const test = asked();
    const [first] = screen.getAllByRole('button');
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(first);
    if (first) fireEvent.click(first);
    expect(test.mission.tokens?.[0]?.at.level).toBe('BAL');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives the keyboard back to the board when it is answered', async () => {
    const board = document.createElement('button');
    document.body.append(board);
    board.focus();
    asked();
    await act(() => Promise.resolve());
    const [first] = screen.getAllByRole('button', { name: 'On the balcony' });
    if (first) fireEvent.click(first);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(document.activeElement).toBe(board);
    board.remove();
  });

  it('is walked through with arrow keys', async () => {
    asked();
    await act(() => Promise.resolve());
    const answers = screen.getAllByRole('button');
    const down = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    down();
    expect(document.activeElement).toBe(answers[1]);
    down();
    expect(document.activeElement).toBe(answers[0]);
  });

  it('takes none with Escape', () => {
    const test = asked();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(test.mission.tokens ?? []).toEqual([]);
  });
});

describe('beside the pointer', () => {
  it('it says why something cannot lie there', () => {
    const test = new TestEditor(missionOn(['a 2R 0 0 0']));
    const pointed = createPointedPart();
    pointed.setState({ at: [300, 200] });
    render(<TroubleSlip tab={test.tab} editor={test.editor} pointed={pointed} language="en" />);
    expect(screen.getByRole('status').textContent).toBe('');
    act(() => void test.takeTile('3R').move([250, 130]));
    expect(screen.getByRole('status').textContent).toBe('It would lie on tile 2R.');
    act(() => void test.move([150, 130]));
    expect(screen.getByRole('status').textContent).toBe('Drop: it takes the place of tile 2R.');
    expect(screen.getByRole('status').dataset['offer']).toBe('true');
  });
});

describe('an empty board', () => {
  const shown = (mission: Mission, isReadOnly = false) => {
    const test = new TestEditor(mission, { isReadOnly });
    render(<EmptyBoard tab={test.tab} palette={boardPalettes.light} language="en" />);
    return test;
  };

  it('says what to do, until something lies there', () => {
    const test = shown(missionOn([]));
    expect(screen.getByText('Drag tiles here')).toBeTruthy();
    act(() => void test.takeTile('3R').move([250, 130]));
    expect(screen.queryByText('Drag tiles here')).toBeNull();
  });

  it('says nothing of doing where nothing may be done', () => {
    shown(missionOn([]), true);
    expect(screen.queryByText('Drag tiles here')).toBeNull();
    expect(screen.getByText('No tiles yet')).toBeTruthy();
  });
});

describe('the legend', () => {
  it('says what the colours of sight and of a way mean, and is not there without them', () => {
    const test = new TestEditor(missionOn(['a 2R 0 0 0']));
    const common = { tab: test.tab, editor: test.editor, pointed: createPointedPart() };
    render(<Legend {...common} palette={boardPalettes.light} language="en" />);
    const words = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words()).toEqual([]);
    act(() => test.editor.choose('sight'));
    expect(words()).toHaveLength(4);
    expect(words().join()).toContain('Seen by Townsfolk only');
    act(() => test.editor.choose('distance'));
    expect(words()).toEqual([]);
    act(() => void test.click([40, 40]));
    expect(words().join()).toContain('Shortest way');
    act(() => test.editor.choose('select'));
    expect(words()).toEqual([]);
    act(() => test.tab.view.pin(0));
    expect(words()).toHaveLength(4);
  });
});
