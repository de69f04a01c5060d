import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardPalettes } from '../../../drawing/palette';
import { noPage } from '../../../renderer/files/surroundings';
import { PrintDialog } from '../../../renderer/print/print-dialog';
import { packed } from '../../../renderer/products/packed-proof';
import type { Proof } from '../../../renderer/products/proof';
import type { ToPrint } from '../../../renderer/products/to-print';
import { createSession } from '../../../renderer/session/session';
import { SessionProvider } from '../../../renderer/session/session-context';
import { TabProvider } from '../../../renderer/session/tab-context';
import { FakeHost } from '../../helpers/fake-host';
import { roomByHand } from '../../helpers/room-by-hand';
import { sampleMission } from '../../helpers/samples';

const a4 = { width: 210, height: 297, entries: [] };

/** As it comes from the thread that made it. */
function proof(pages: number, more: Partial<Proof> = {}) {
  return packed({
    title: 'Dry run',
    language: 'en',
    palette: boardPalettes.light,
    pages: Array.from({ length: pages }, () => a4),
    remarks: [],
    ...more,
  });
}

async function opened(shell: 'electron' | 'web' = 'electron') {
  const host = new FakeHost({ shell });
  const { room, asked } = roomByHand();
  const downloads: [string, unknown][] = [];
  const page = {
    ...noPage,
    download: (name: string, content: unknown) => void downloads.push([name, content]),
  };
  const session = await createSession(host, 'en', { page, windowKey: 'window', backRoom: room });
  const tab = session.tabs.open({ name: 'm0', mission: sampleMission('m0.boothill.json') });
  const open = { tab, editor: session.editorOf(tab) };
  const inWindow = (
    <SessionProvider session={session}>
      <TabProvider open={open}>
        <PrintDialog />
      </TabProvider>
    </SessionProvider>
  );
  render(inWindow);
  const jobs = () => asked.filter(({ name }) => name !== 'check');
  const pause = () => act(() => vi.advanceTimersByTimeAsync(500));
  const show = async () => {
    act(() => session.showDialog('print'));
    await pause();
  };
  const answer = async (value: unknown) => {
    jobs().at(-1)?.settle({ ok: true, answer: value });
    await pause();
  };
  await show();
  return {
    host,
    session,
    tab,
    downloads,
    jobs,
    pause,
    show,
    answer,
    questionOf: (at: number) => jobs().at(at)?.question as ToPrint,
  };
}

const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
const isIdle = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (deed: () => void) => setTimeout(deed));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pages', () => {
  it('are asked for as soon as the dialog is open, and counted when they are there', async () => {
    const { answer, questionOf } = await opened();
    expect(questionOf(-1)).toMatchObject({ product: 'sheet', language: 'en', missions: [{ id: 'm0' }] });
    expect(isIdle('Save as PDF…')).toBe(true);
    await answer(proof(3));
    expect(screen.getByText('3 pages: 3 sheets of paper, or 2 printed on both sides.')).toBeTruthy();
    expect(isIdle('Save as PDF…')).toBe(false);
  });

  it('of a map to be cut out are not printed on both sides', async () => {
    const { answer, pause } = await opened();
    fireEvent.click(screen.getByRole('radio', { name: /^Map in real size/ }));
    await pause();
    await answer(proof(11));
    expect(screen.getByText('11 pages.')).toBeTruthy();
  });

  it('are gone through by keys, from anywhere in the dialog', async () => {
    const { answer } = await opened();
    await answer(proof(3));
    const at = () => screen.getByRole('group', { name: /^Page/ }).getAttribute('aria-label');
    for (const [key, page] of [
      ['PageDown', 2],
      ['End', 3],
      ['PageDown', 3],
      ['PageUp', 2],
      ['Home', 1],
    ] as const) {
      press(key);
      expect(at()).toBe(`Page ${page} of 3`);
    }
  });

  it('are called off when something else is wished for, and asked for again', async () => {
    const { jobs, pause, questionOf } = await opened();
    const [first] = jobs();
    fireEvent.change(screen.getByLabelText('Paper'), { target: { value: 'letter' } });
    await pause();
    expect(first?.patience.signal?.aborted).toBe(true);
    expect(jobs()).toHaveLength(2);
    expect(questionOf(-1).options).toMatchObject({ paper: 'letter' });
  });

  it('can be stopped, and asked for again', async () => {
    const { jobs, pause } = await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await pause();
    expect(screen.getByText('Stopped; nothing was made.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pause();
    expect(jobs()).toHaveLength(2);
  });

  it('that there are none are no pages, but a sentence', async () => {
    const { answer } = await opened();
    await answer({ refused: 'no-tiles' });
    expect(screen.getByText('This mission has no tiles yet, so there is no map to print.')).toBeTruthy();
    expect(isIdle('Print')).toBe(true);
  });

  it.each([
    ['too-long', /^This took too long/],
    ['failed', /^Boothill could not make this/],
  ] as const)('that do not come (%s) are told of', async (why, words) => {
    const { jobs, pause } = await opened();
    jobs().at(-1)?.settle({ ok: false, why });
    await pause();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('are not asked for while a number is being written that cannot be', async () => {
    const { jobs, pause } = await opened();
    fireEvent.click(screen.getByRole('radio', { name: /^Picture/ }));
    await pause();
    const before = jobs().length;
    fireEvent.change(screen.getByLabelText(/^Resolution/), { target: { value: '3' } });
    await pause();
    expect(jobs()).toHaveLength(before);
    expect(screen.getByText(/^Something beside is not filled in yet/)).toBeTruthy();
    expect(isIdle('Save as PNG…')).toBe(true);
  });

  it('say what paper does not', async () => {
    const { answer } = await opened();
    await answer(proof(1, { remarks: [{ code: 'tiles-unknown', parameters: { count: 2 } }] }));
    expect(screen.getByText('2 tiles are missing on paper, because their faces are not known.')).toBeTruthy();
  });
});

describe('a file', () => {
  const saving = async (shell?: 'web') => {
    const window = await opened(shell);
    await window.answer(proof(1));
    fireEvent.click(screen.getByRole('button', { name: 'Save as PDF…' }));
    await window.pause();
    return window;
  };
  const bytes = new Uint8Array([37, 80, 68, 70]);

  it('goes to the host byte by byte, under the name of its mission', async () => {
    const { host, answer, jobs } = await saving();
    host.answer('file.exportBytes', 'mine.pdf');
    expect(jobs().at(-1)?.name).toBe('printedFile');
    await answer({ bytes, remarks: [{ code: 'letters', parameters: { letters: '牛' } }] });
    await vi.waitFor(() => expect(screen.getByText('Saved as ‘mine.pdf’.')).toBeTruthy());
    expect(host.askedFor('file.exportBytes')).toEqual([['Dry run.pdf', 'JVBERg==', 'pdf']]);
    expect(screen.getByText(/^None of the fonts for paper has these.*牛/)).toBeTruthy();
  });

  it.each(['disk-full', 'not-writable'] as const)(
    'that cannot be written (%s) is a sentence',
    async (code) => {
      const { host, answer } = await saving();
      host.script('file.exportBytes', { ok: false, error: { code } });
      await answer({ bytes, remarks: [] });
      await vi.waitFor(() =>
        expect(document.querySelector('.print-trouble')?.textContent).toMatch(/nothing was saved/),
      );
      expect(isIdle('Save as PDF…')).toBe(false);
    },
  );

  it('is nobody’s concern where they chose no place for it', async () => {
    const { answer, host } = await saving();
    host.answer('file.exportBytes', null);
    await answer({ bytes, remarks: [] });
    await vi.waitFor(() => expect(host.askedFor('file.exportBytes')).toHaveLength(1));
    await vi.waitFor(() => expect(isIdle('Save as PDF…')).toBe(false));
    expect(document.querySelector('.print-output')?.textContent).toBe('');
  });

  it('is handed to the browser by a local page, and never sent to its host', async () => {
    const { host, answer, downloads } = await saving('web');
    await answer({ bytes, remarks: [] });
    expect(downloads).toEqual([['Dry run.pdf', bytes]]);
    expect(host.askedFor('file.exportBytes')).toEqual([]);
    expect(screen.getByText(/^‘Dry run.pdf’ was handed to the browser/)).toBeTruthy();
  });

  it('is given up with a button, and by another wish', async () => {
    const { jobs, pause } = await saving();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await pause();
    expect(screen.getByText('Stopped; nothing was made.')).toBeTruthy();
    press('s', { ctrlKey: true });
    await pause();
    const last = jobs().at(-1);
    expect(last?.name).toBe('printedFile');
    fireEvent.change(screen.getByLabelText('Ink'), { target: { value: 'grey' } });
    expect(last?.patience.signal?.aborted).toBe(true);
  });
});

describe('what was wished for', () => {
  it('is there again when the dialog is opened the next time', async () => {
    const { session, show, pause, questionOf, host } = await opened();
    fireEvent.click(screen.getByRole('radio', { name: /^Map in real size/ }));
    fireEvent.change(screen.getByLabelText('Ink'), { target: { value: 'saver' } });
    await pause();
    act(() => session.showDialog(undefined));
    await pause();
    expect(host.askedFor('settings.change')).toEqual([
      [{ printed: [expect.objectContaining({ mission: 'm0', product: 'realsize' })] }],
    ]);
    await show();
    expect(questionOf(-1)).toMatchObject({ product: 'realsize', options: { ink: 'saver' } });
  });

  it('can be what is selected, in the editor', async () => {
    const { session, tab, show, pause, questionOf } = await opened();
    act(() => session.showDialog(undefined));
    const [tile] = tab.document.store.getState().mission.placements;
    tab.selection.set([`tile:${tile?.id ?? ''}`]);
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Picture/ }));
    fireEvent.change(screen.getByLabelText('How much of it'), { target: { value: 'chosen' } });
    await pause();
    expect(questionOf(-1).options).toMatchObject({ of: 'chosen', pieces: [tile?.id] });
  });
});

it('a booklet has the missions that are ticked, and none without one', async () => {
  const { pause, questionOf, jobs } = await opened();
  fireEvent.click(screen.getByRole('radio', { name: /^Booklet/ }));
  await pause();
  await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: 'Short of lead' })).toBeTruthy());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Short of lead' }));
  await pause();
  expect(questionOf(-1).missions).toHaveLength(2);
  const before = jobs().length;
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true }))
    fireEvent.click(box);
  await pause();
  expect(jobs()).toHaveLength(before);
  expect(isIdle('Print')).toBe(true);
});
