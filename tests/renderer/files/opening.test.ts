import { describe, expect, it } from 'vitest';
import { isUnsaved } from '../../../renderer/document/tab';
import { writeDocument } from '../../../schemas';
import { packed } from '../../../sharing/carriers/packed';
import { svgWithMission } from '../../../sharing/carriers/svg';
import { campaignWith } from '../../helpers/campaigns';
import { FileHost } from '../../helpers/file-host';
import { filesOn, retitle, settle, small, textOf, withSmallMission } from '../../helpers/files';
import { tilesInSquare } from '../../helpers/large-boards';
import { missionWith } from '../../helpers/missions';
import { slowRoom } from '../../helpers/slow-room';

const droppedFile = (text: string | Uint8Array<ArrayBuffer>, name = 'dropped.json') => new File([text], name);

describe('opening', () => {
  it('shows the mission in a tab of its own, as nothing that would have to be saved', async () => {
    const { tab, notice } = await withSmallMission();
    expect(tab.document.store.getState().mission.id).toBe('small');
    expect(tab.file.getState()).toMatchObject({ name: small, onDisk: 'same', cannotWrite: false });
    expect(isUnsaved(tab)).toBe(false);
    expect(notice()).toBeUndefined();
  });

  it('hands a campaign on, and keeps nothing of it in hand', async () => {
    const host = new FileHost();
    host.files.set('two.campaign.json', writeDocument(campaignWith()));
    const { files, open, campaigns, notice } = filesOn(host);
    await files.openRecent('two.campaign.json');
    expect(campaigns).toEqual(['two.campaign.json']);
    expect(open()).toEqual([]);
    expect(notice()).toBeUndefined();
    expect(host.askedFor('document.close')).toHaveLength(1);
    await files.openDropped([droppedFile(writeDocument(campaignWith()))]);
    expect(campaigns).toEqual(['two.campaign.json', 'dropped.json']);
  });

  it('shows a file that is open already, and opens it no second time', async () => {
    const { files, host, tab, open, active } = await withSmallMission();
    retitle(tab, 'Drawn');
    await files.newMission('empty');
    await files.openRecent(small);
    expect(open()).toHaveLength(2);
    expect(active()).toBe(tab);
    expect(tab.document.store.getState().mission.title).toEqual({ en: 'Drawn' });
    // What the host has opened anew for it.
    expect(host.askedFor('document.close')).toEqual([['d2']]);
  });

  it('twice at the same time opens one tab', async () => {
    const host = new FileHost();
    host.files.set(small, textOf({}));
    const { files, open } = filesOn(host);
    await Promise.all([files.openRecent(small), files.openRecent(small)]);
    expect(open()).toHaveLength(1);
  });

  it('by the system’s dialog opens what was chosen, and nothing where nothing was', async () => {
    const host = new FileHost();
    const { files, open } = filesOn(host);
    await files.openByDialog();
    expect(open()).toEqual([]);
    host.files.set(small, textOf({}));
    host.chosen = small;
    await files.openByDialog();
    expect(open()).toHaveLength(1);
  });

  it('in a local page shows the library', async () => {
    const host = new FileHost('web');
    host.files.set(small, textOf({}));
    const { files } = filesOn(host, { shell: 'web' });
    await files.openByDialog();
    expect(files.store.getState()).toMatchObject({ libraryIsOpen: true, recents: [{ name: small }] });
    await files.openRecent(small);
    expect(files.store.getState().libraryIsOpen).toBe(false);
  });

  it('opens what the app was started with', async () => {
    const host = new FileHost();
    host.files.set('a.json', textOf({ id: 'a' })).set('b.json', textOf({ id: 'b' }));
    host.waiting = ['a.json', 'b.json'];
    const { files, open } = filesOn(host);
    await files.begin();
    expect(open().map(({ file }) => file.getState().name)).toEqual(['a.json', 'b.json']);
    host.files.set('c.json', textOf({ id: 'c' }));
    host.waiting = ['c.json'];
    host.say({ name: 'document.asked', value: null });
    await settle();
    expect(open()).toHaveLength(3);
  });

  it('keeps a mission that nobody can play yet whole', async () => {
    const host = new FileHost();
    const goals = [{ id: 'g', reach: { taken: { group: 'gold', count: 'all' } } }];
    host.files.set(small, textOf({ goals }));
    const { files, active } = filesOn(host);
    await files.openRecent(small);
    expect(active().document.store.getState().mission.goals).toEqual(goals);
    expect(active().file.getState().warnings).toMatchObject([{ code: 'unknown-group' }]);
  });

  it('says so where tiles cannot lie as they do', async () => {
    const host = new FileHost();
    const tile = { id: 'a', face: '2R', x: 0, y: 0, rotation: 0 };
    host.files.set(small, textOf({ placements: [tile, { ...tile, id: 'b', face: '3R', x: 200 }] }));
    const { files, active, notice } = filesOn(host);
    await files.openRecent(small);
    const of = { parameters: { name: small }, tab: active().key };
    expect(notice()).toEqual({ key: 'open.with-errors', ...of });
  });

  describe('of many tiles', () => {
    const crowded = () => {
      const host = new FileHost();
      const placements = tilesInSquare(30).map((tile) => (tile.id === 't1' ? { ...tile, x: 200 } : tile));
      host.files.set(small, textOf({ placements }));
      const { room, letWork } = slowRoom();
      return { ...filesOn(host, { backRoom: room }), letWork };
    };

    it('shows them, and says so where they cannot lie as they do when that is known', async () => {
      const { files, active, notice, letWork } = crowded();
      await files.openRecent(small);
      expect([active().file.getState().name, notice()]).toEqual([small, undefined]);
      letWork();
      await settle();
      expect(notice()).toMatchObject({ key: 'open.with-errors', tab: active().key });
    });

    it('says nothing of what its user has changed meanwhile', async () => {
      const { files, active, notice, letWork } = crowded();
      await files.openRecent(small);
      retitle(active(), 'Drawn');
      letWork();
      await settle();
      expect(notice()).toBeUndefined();
    });
  });

  it('gives the host a picture for the list of recent files', async () => {
    const { host, files } = await withSmallMission();
    await settle();
    expect(host.pictures.get(small)).toBe('picture of small');
    expect(files.store.getState().recents).toMatchObject([{ name: small }]);
  });

  it('keeps the file until its picture is painted, however soon it is closed', async () => {
    const host = new FileHost();
    host.files.set(small, textOf({}));
    let paint = (_picture: string): void => undefined;
    const painted = new Promise<string>((resolve) => {
      paint = resolve;
    });
    const { files, active } = filesOn(host, { paint: () => painted });
    await files.openRecent(small);
    await files.close(active());
    await settle();
    expect(host.askedFor('document.close')).toEqual([]);
    paint('in the end');
    await settle();
    expect(host.pictures.get(small)).toBe('in the end');
    expect(host.askedFor('document.close')).toEqual([['d1']]);
  });
});

describe('a file that is not sound', () => {
  const opened = async (text: string) => {
    const host = new FileHost();
    host.files.set('odd.json', text);
    const work = filesOn(host);
    await work.files.openRecent('odd.json');
    return { ...work, host };
  };

  it.each([
    ['empty-file', ''],
    ['truncated', '{"format":'],
    ['not-json', '<html>'],
    ['not-a-boothill-file', '{}'],
    ['wrong-kind', JSON.stringify({ format: 'boothill/tileset@1' })],
    ['too-new', JSON.stringify(missionWith({ format: 'boothill/mission@9' }))],
  ])('is refused by name: %s', async (code, text) => {
    const { open, notice, host } = await opened(text);
    expect(open()).toEqual([]);
    expect(notice()).toMatchObject({
      parameters: { name: 'odd.json' },
      reason: { key: `problem.${code}` },
    });
    expect(notice()?.actions).toBeUndefined();
    // Nobody looks after it.
    expect(host.askedFor('document.close')).toHaveLength(1);
  });

  it('leaves what is open as it is', async () => {
    const { files, host, tab, active, open } = await withSmallMission();
    host.files.set('odd.json', 'nothing');
    await files.openRecent('odd.json');
    expect(open()).toEqual([tab]);
    expect(active()).toBe(tab);
  });

  it('is opened in part when the user says so, and is then to be saved', async () => {
    const broken = { ...missionWith({}), difficulty: 'impossible', odd: true };
    const { files, notice, active, open, host } = await opened(JSON.stringify(broken));
    expect(notice()).toMatchObject({ key: 'open.refused-at', actions: ['document.salvage'] });
    expect(open()).toEqual([]);
    files.openSalvage();
    expect(active().file.getState().leftOut).toMatchObject([{ name: 'difficulty' }]);
    expect(host.askedFor('document.close')).toEqual([]);
    await files.save(active());
    expect(JSON.parse(host.files.get('odd.json') ?? '')).not.toHaveProperty('difficulty');
    expect(JSON.parse(host.files.get('odd.json') ?? '')).toHaveProperty('odd');
  });

  it('says how much more is wrong with it', async () => {
    const unheardOf = { face: 'unheard-of', x: 0, y: 0, rotation: 0 };
    const { notice } = await opened(
      JSON.stringify(
        missionWith({
          placements: [
            { id: 'a', ...unheardOf },
            { id: 'b', ...unheardOf },
          ],
        }),
      ),
    );
    expect(notice()).toMatchObject({
      more: 1,
      moreReasons: [{ key: 'problem.unknown-face', pointer: '/placements/1/face' }],
    });
  });

  it('that may not be read is said to be so', async () => {
    const { files, host, notice } = await withSmallMission();
    host.refuse('document.openRecent', 'not-known');
    await files.openRecent('whatever');
    expect(notice()).toEqual({ key: 'error.not-known' });
  });
});

describe('files that are dropped', () => {
  it('are opened without a place to be saved to, where only a browser knows them', async () => {
    const { files, active } = filesOn(new FileHost('web'), { shell: 'web' });
    await files.openDropped([droppedFile(textOf({ id: 'dropped' }))]);
    expect(active().document.store.getState().mission.id).toBe('dropped');
    expect(active().file.getState()).toMatchObject({ name: 'dropped.json' });
    expect(active().file.getState().document).toBeUndefined();
    expect(isUnsaved(active())).toBe(false);
  });

  it('are opened from where they lie, where the shell knows that', async () => {
    const host = new FileHost();
    host.files.set('dropped.json', textOf({}));
    host.openDropped = ({ name }) => Promise.resolve({ ok: true, value: host.opened(name) });
    const { files, active } = filesOn(host);
    await files.openDropped([droppedFile('not looked at')]);
    expect(active().file.getState().document).toBe('d1');
  });

  it('are read by the page where the shell does not know them', async () => {
    const host = new FileHost();
    host.openDropped = () => Promise.resolve({ ok: false, error: { code: 'not-here' } });
    const { files, open } = filesOn(host);
    await files.openDropped([droppedFile(textOf({}))]);
    expect(open()).toHaveLength(1);
  });

  it('are all opened, and those that cannot be are named', async () => {
    const { files, open, notice } = filesOn(new FileHost());
    await files.openDropped([
      droppedFile('', 'one.json'),
      droppedFile(textOf({}), 'two.json'),
      droppedFile(new Uint8Array([0xff, 0xfe, 0xff]), 'three.json'),
    ]);
    expect(open().map(({ file }) => file.getState().name)).toEqual(['two.json']);
    expect(notice()).toMatchObject({
      key: 'open.refused',
      parameters: { name: 'one.json' },
      others: 1,
    });
  });

  it('and refused speak of the first that can be opened in part, which is the one that is offered', async () => {
    const broken = (id: string) => JSON.stringify({ ...missionWith({ id }), difficulty: 'impossible' });
    const host = new FileHost();
    host.files.set('a.json', 'nothing').set('b.json', broken('b')).set('c.json', broken('c'));
    host.openDropped = ({ name }) => Promise.resolve({ ok: true, value: host.opened(name) });
    const { files, active, notice } = filesOn(host);
    await files.openDropped(['a.json', 'b.json', 'c.json'].map((name) => droppedFile('', name)));
    expect(notice()).toMatchObject({ parameters: { name: 'b.json' }, others: 2 });
    expect(notice()?.actions).toEqual(['document.salvage']);
    // The host need not look after the others.
    expect(host.askedFor('document.close')).toEqual([['d1'], ['d3']]);
    files.openSalvage();
    expect(active().document.store.getState().mission.id).toBe('b');
  });

  it('may bring a mission along, which is nowhere else then', async () => {
    const { files, active, notice } = filesOn(new FileHost());
    const text = textOf({ title: { en: 'Ashes', fr: 'Cendres' } });
    await files.openDropped([droppedFile(svgWithMission('<svg></svg>', text), 'map.svg')]);
    expect(active().file.getState()).toMatchObject({ name: 'Ashes' });
    expect(active().file.getState().document).toBeUndefined();
    expect(isUnsaved(active())).toBe(true);
    expect(notice()).toMatchObject({ key: 'open.brought', parameters: { from: 'map.svg' } });
  });

  it('say why there is no mission in them', async () => {
    const { files, open, notice } = filesOn(new FileHost());
    await files.openDropped([droppedFile('<svg></svg>', 'map.svg')]);
    expect(open()).toEqual([]);
    expect(notice()).toMatchObject({
      key: 'open.refused',
      parameters: { name: 'map.svg' },
      reason: { key: 'problem.picture-without-mission' },
    });
  });

  it('bring all of their missions along where the host has read them', async () => {
    const host = new FileHost();
    const carried = ['a', 'b'].map((id) => ({ name: id, text: textOf({ id }) }));
    host.openDropped = ({ name }) => Promise.resolve({ ok: true, value: { name, carried } });
    const { files, open } = filesOn(host);
    await files.openDropped([droppedFile('', 'both.boothill')]);
    expect(open().map(({ document }) => document.store.getState().mission.id)).toEqual(['a', 'b']);
    expect(host.askedFor('document.close')).toEqual([]);
  });

  it('are not read where they are far too large', async () => {
    const { files, notice } = filesOn(new FileHost());
    const file = droppedFile('');
    Object.defineProperty(file, 'size', { value: 70_000_000 });
    await files.openDropped([file]);
    expect(notice()).toMatchObject({ reason: { key: 'problem.file-too-large' } });
  });

  it('are refused where they are folders', async () => {
    const { files, notice } = filesOn(new FileHost());
    const folder = droppedFile('');
    folder.arrayBuffer = () => Promise.reject(new Error('a folder'));
    await files.openDropped([folder]);
    expect(notice()).toMatchObject({ reason: { key: 'problem.unreadable' } });
  });
});

describe('text that is pasted', () => {
  it('is opened if it is a mission, and left alone if it is anything else', async () => {
    const { files, open, notice } = filesOn(new FileHost());
    await files.openText('Dear all, on Friday we play');
    expect([open(), notice()]).toEqual([[], undefined]);
    await files.openText(textOf({}));
    expect(open()).toHaveLength(1);
    await files.openText(textOf({}).slice(0, 60));
    await settle();
    expect(notice()).toMatchObject({ reason: { key: 'problem.truncated' } });
  });
});

describe('samples', () => {
  it('are opened as copies without a file', async () => {
    const { files, host, active } = filesOn(new FileHost());
    await files.openSample('m4');
    expect(active().document.store.getState().mission.id).toBe('m4');
    expect(active().file.getState().document).toBeUndefined();
    host.chosen = 'mine.boothill.json';
    await files.save(active());
    expect(host.askedFor('document.save')).toEqual([]);
    expect(host.files.has('mine.boothill.json')).toBe(true);
  });

  it('are something to go on from, under a name of one’s own', async () => {
    const { files, active } = filesOn(new FileHost());
    await files.newMission('m4');
    const { mission } = active().document.store.getState();
    expect(mission).toMatchObject({
      title: { en: 'Short of lead (copy)', fr: 'À court de plomb (copie)' },
      origin: 'own',
    });
    expect(mission.id).not.toBe('m4');
  });

  it('that there are not are said to be missing', async () => {
    const { files, open, notice } = filesOn(new FileHost());
    await files.openSample('m99');
    expect([open(), notice()]).toEqual([[], { key: 'start.sample-not-there' }]);
  });
});

describe('text that is pasted', () => {
  it('may be a mission in letters, which is nowhere else then', async () => {
    const { files, active, notice } = filesOn(new FileHost());
    await files.openText(`Look: ${packed(textOf({ id: 'pasted' }))}`);
    expect(active().document.store.getState().mission.id).toBe('pasted');
    expect(isUnsaved(active())).toBe(true);
    expect(notice()).toMatchObject({ key: 'open.brought' });
  });

  it('says how much of it is missing', async () => {
    const { files, open, notice } = filesOn(new FileHost());
    await files.openText(packed(textOf({})).slice(0, 100));
    expect(open()).toEqual([]);
    expect(notice()).toMatchObject({ reason: { key: 'problem.text-cut-off' } });
  });
});
