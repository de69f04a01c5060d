import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stockFace } from '../../../engine';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { ChecksPanel } from '../../../renderer/panels/checks-panel';
import { loadDocument, type Mission } from '../../../schemas';
import { faceWith, missionWith } from '../../helpers/missions';
import { type OpenedTabOptions, openedTab } from '../../helpers/open-tab';
import { sampleMission } from '../../helpers/samples';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 0));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Until the mission has been looked through. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** A mission may be in need of checks and still be open. */
async function checksOf(change: Record<string, unknown>, options: OpenedTabOptions = {}) {
  const loaded = loadDocument(JSON.stringify(missionWith(change)), 'mission', {
    faces: stockFace,
    unfinished: true,
  });
  const read = loaded.ok ? loaded : loaded.salvage;
  if (!read) throw new Error('A part of the mission must be sound');
  const leftOut = 'leftOut' in read ? read.leftOut : [];
  const opened = await openedTab(read.document, { leftOut, ...options });
  opened.render(<ChecksPanel />);
  await rest();
  return opened;
}

const isNote = (item: HTMLElement) => item.classList.contains('check-note');
const all = () => screen.queryAllByRole('listitem');
const textsOf = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);
/** What is wrong or odd; what an author may want to think of is apart. */
const words = () => textsOf(all().filter((item) => !isNote(item)));
const notes = () => textsOf(all().filter(isNote));

const [street, room] = faceWith({}).zones;
const overlapping = faceWith({ zones: [{ ...street, rects: [[0, 0, 250, 126]] }, room], openings: [] });
const tile = { id: 'a', face: '3R', x: 0, y: 0, rotation: 0 };

describe('the checks', () => {
  it('are empty for a mission that is as it should be', async () => {
    const { render } = await openedTab(sampleMission('m0.boothill.json'));
    render(<ChecksPanel />);
    await rest();
    expect(all()).toEqual([]);
    expect(screen.getByText(/^Nothing to see to\./)).toBeTruthy();
  });

  it('name the faces of the mission that are wrong, and what to do about them', async () => {
    await checksOf({ faces: [overlapping] });
    expect(words()).toEqual([
      'Face yard: The zones ‘S’ and ‘R’ lie on each other.Every spot of a face belongs to one zone at most.',
      'Face yard: No way leads from outside into the room ‘R’.Give it an opening to a street, to another room or on the rim, unless it is meant to be walled up.',
    ]);
  });

  it('name what lies too far away to be on a picture, and lead there', async () => {
    const { tab } = await checksOf({ labels: [{ id: 'far', at: { x: 90000, y: 0 }, text: 'Lost' }] });
    const check = '‘far’ is so far from the board that pictures of it do not show it whole.';
    fireEvent.click(screen.getByRole('button', { name: check }));
    expect([...tab.selection.store.getState().keys]).toEqual(['label:far']);
  });

  it('put errors first, and mark them', async () => {
    await checksOf({ placements: [tile, { ...tile, id: 'b', x: 255 }, { ...tile, id: 'c', x: 100 }] });
    const marks = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(marks).toHaveLength(all().length);
    const order = ['Error', 'Warning', 'Note'];
    expect(marks).toEqual([...marks].sort((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? '')));
    expect(new Set(marks)).toEqual(new Set(order));
  });

  it('say that a train that drives needs a rule that starts it', async () => {
    const stays = 'No rule starts the train, so it stays where it is.';
    const mission = sampleMission('m9.boothill.json');
    const started = await openedTab(mission);
    started.render(<ChecksPanel />);
    await rest();
    expect(notes()).not.toContain(stays);
    cleanup();
    const { render, tab } = await openedTab({ ...mission, rules: [] });
    render(<ChecksPanel />);
    await rest();
    fireEvent.click(screen.getByRole('button', { name: stays }));
    expect([...tab.selection.store.getState().keys]).toEqual(['token:train']);
  });

  it('select the tiles that they are about, and bring them into sight', async () => {
    const { tab } = await checksOf({ placements: [tile, { ...tile, id: 'b', x: 255 }] });
    tab.view.resize([400, 400]);
    tab.view.show([0, 0, 505, 250]);
    tab.view.zoomBy(30);
    const before = tab.view.store.getState().viewport;
    fireEvent.click(
      screen.getByRole('button', { name: 'Between the tiles ‘a’ and ‘b’ there is a gap of 5 mm.' }),
    );
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:a', 'tile:b']);
    expect(tab.view.store.getState().viewport).not.toEqual(before);
  });

  it('lead to the rule that speaks of what a variant leaves out, with that variant in sight', async () => {
    const { tab, session } = await checksOf({
      tokens: [{ id: 'w', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 200, y: 40 } }],
      rules: [{ id: 'ride', asSoonAs: { machine: { machine: 'w', in: 'exit' } }, do: [{ effect: 'win' }] }],
      variants: [{ id: 'few', survivors: [4], without: ['w'] }],
    });
    const check = /^With 4 survivors: This rule speaks of what is not there: .*the Wagon/;
    fireEvent.click(screen.getByRole('button', { name: check }));
    expect(tab.document.store.getState().variant).toBe('few');
    const story = { list: 'rules', variant: undefined, id: 'ride' };
    expect(session.store.getState().leadsTo).toEqual({ panel: 'rules', story });
  });

  it('lead to the piece that only a variant has', async () => {
    const { tab } = await checksOf({
      variants: [
        {
          id: 'few',
          survivors: [4],
          tokens: [{ id: 'n', kind: 'noise', at: { tile: 'a', x: 45, y: 800 } }],
        },
      ],
    });
    fireEvent.click(screen.getByRole('button', { name: /^‘n’ is put at 45, 800/ }));
    expect(tab.document.store.getState().variant).toBe('few');
    expect([...tab.selection.store.getState().keys]).toEqual(['token:n']);
  });

  it('follow what is drawn, and lead to the piece that is nowhere', async () => {
    const { tab } = await checksOf({
      placements: [tile, { ...tile, id: 't', face: '10R', x: 250 }],
      tokens: [{ id: 'n', kind: 'noise', at: { tile: 't', x: 45, y: 45 } }],
    });
    expect(words()).toEqual([]);
    const move = (draft: Mission) => {
      const [token] = draft.tokens ?? [];
      if (token) token.at.y = 800;
    };
    act(() => void tab.document.change({ key: 'step.move.token' }, move));
    expect(words()).toEqual([]);
    await rest();
    fireEvent.click(screen.getByRole('button', { name: /^‘n’ is put at 45, 800/ }));
    expect([...tab.selection.store.getState().keys]).toEqual(['token:n']);
    // What is known already is there at once.
    act(() => tab.document.undo());
    expect(words()).toEqual([]);
  });

  it('find goals that speak of what is there no more', async () => {
    const { tab } = await checksOf({
      areas: [{ id: 'town', name: 'Town', tiles: ['a'] }],
      goals: [{ id: 'g', reach: { spawnTokens: { spawn: 'mobile', in: 'town' } } }],
    });
    expect(words()).toEqual([]);
    act(() => {
      tab.document.change({ key: 'step.remove-area' }, (draft) => {
        delete draft.areas;
      });
    });
    await rest();
    expect(words()).toEqual(['There is no area ‘town’.']);
  });

  it('say once what both the board and the file have to say', async () => {
    const { render } = await openedTab(missionWith({ placements: [{ ...tile, face: 'nope' }] }) as Mission);
    render(<ChecksPanel />);
    await rest();
    expect(words().map((each) => each.slice(0, 27))).toEqual(['There is no face ‘nope’.The']);
  });

  it('say of what kind a part was that was left out', async () => {
    await checksOf({ placements: [{ id: 'e', face: 'no such', x: 0, y: 0, rotation: 0 }], rules: [{}] });
    expect(words()[0]).toMatch(/^Left out: tile ‘e’\. /);
    expect(words()[1]).toMatch(/^Left out: rules 1\. /);
  });

  it('keep what was odd about the text of the file', async () => {
    const warning = {
      severity: 'warning',
      code: 'key-twice',
      pointer: '',
      parameters: { key: 'id' },
    } as const;
    await checksOf({}, { warnings: [warning] });
    expect(words()).toEqual(['‘id’ stands here twice; the later one counts.']);
  });

  it('speak French', async () => {
    await checksOf({ faces: [overlapping] }, { locale: 'fr' });
    expect(words()[0]).toMatch(/^Face yard\u00a0: Les zones «\u00a0S\u00a0» et «\u00a0R\u00a0»/);
  });

  it('of a heap of tiles end with how many more there are', async () => {
    const heap = Array.from({ length: 20 }, (_, index) => ({ ...tile, id: `t${index}` }));
    await checksOf({ placements: heap });
    expect(words()).toHaveLength(101);
    expect(words().at(-1)).toBe('There are at least 90 more problems.');
  });
});

describe('the notes for the author', () => {
  const street = { tile: 'a', x: 212, y: 37 };
  const start = { id: 'start', kind: 'start', at: street };
  const spawn = { id: 's1', kind: 'spawn', spawn: 'starting', at: { tile: 'b', x: 212, y: 37 } };
  const goal = { id: 'g', reach: { rallied: {} } };

  it('name what a mission cannot be played without', async () => {
    await checksOf({ placements: [] });
    expect(notes()).toEqual([
      'There is no tile on the board yet.',
      'There is no starting zone: nobody knows where the survivors begin.',
      'There is no First spawn token: no zombie would come.',
      'There is no goal: nobody could win.',
    ]);
  });

  it('go as soon as it is there', async () => {
    await checksOf({ tokens: [start, spawn] });
    expect(notes()).toEqual(['There is no goal: nobody could win.']);
  });

  it('lead to the tiles that nobody can walk to', async () => {
    const { tab } = await checksOf({
      placements: [
        { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 },
        { id: 'b', face: '3R', x: 250, y: 0, rotation: 0 },
        { id: 'far', face: '11R', x: 2000, y: 0, rotation: 0 },
      ],
      tokens: [start, spawn],
    });
    const words = 'Nobody can walk from the starting zone to this tile: 11R (far).';
    fireEvent.click(screen.getByRole('button', { name: words }));
    expect([...tab.selection.store.getState().keys]).toEqual(['tile:far']);
  });

  it('say why no game would begin, and lead to what is in the way', async () => {
    await checksOf({ tokens: [start, spawn], goals: [goal] });
    expect(notes()).toEqual(['It cannot be played yet. The goal ‘g’ asks for more than lies on the board.']);
  });

  it('say how near it starts to being lost by its spawn tokens, and lead to these', async () => {
    const mobiles = ['m1', 'm2', 'm3', 'm4', 'm5'].map((id) => ({ ...spawn, id, spawn: 'mobile' }));
    const { tab } = await checksOf({ tokens: [start, spawn, ...mobiles], components: { 'mobile-spawn': 5 } });
    const said = notes().filter((words) =>
      words.startsWith('6 of 9 spawn tokens are active as the game begins; 1 more '),
    );
    expect(said).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: said[0] ?? '' }));
    expect(tab.selection.store.getState().keys.size).toBe(6);
  });

  it.each(['m1', 'm4', 'm8', 'm9'])('have nothing to say about %s', async (name) => {
    const { render } = await openedTab(sampleMission(`${name}.boothill.json`));
    render(<ChecksPanel />);
    await rest();
    expect(notes()).toEqual([]);
  });

  it('say so where a game cannot even be tried', async () => {
    vi.spyOn(undeadOrAliveGames, 'prepare').mockImplementation(() => {
      throw new Error('Our own mistake');
    });
    await checksOf({ tokens: [start, spawn] });
    expect(notes()).toEqual([
      'There is no goal: nobody could win.',
      'Boothill could not try whether it can be played. Please report this, with the mission.',
    ]);
  });
});
