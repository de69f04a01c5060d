import { link, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { hashOf } from '../../../main/host/content-hash';
import { ChangedMeanwhile, type Known, replaceKnown, type Steps } from '../../../main/host/replace-known';
import { emptyFolder } from '../../helpers/folders';

/** The steps of replacing, between which a test may come; the moment is none. */
let steps: { [Step in keyof Steps]: Mock<Steps[Step]> };
beforeEach(() => {
  steps = { link: vi.fn(link), pause: vi.fn(() => Promise.resolve()) };
});

const content = (text: string): Known => ({ hash: hashOf(text), size: text.length });

async function mission(text?: string): Promise<string> {
  const file = join(await emptyFolder(), 'La gare.json');
  if (text !== undefined) await writeFile(file, text);
  return file;
}

/** What becomes of a file that is replaced, whoever comes in between. */
async function replaced(file: string, known: Known) {
  const changed = await replaceKnown(file, 'ours', known, steps).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return error;
      throw error;
    },
  );
  return {
    told: changed ? 'changed' : 'replaced',
    displaced: changed?.displaced?.toString(),
    has: await readFile(file, 'utf8'),
    beside: (await readdir(dirname(file))).filter((name) => name.startsWith('.')),
  };
}

const fine = { told: 'replaced', displaced: undefined, has: 'ours', beside: [] };
const left = { told: 'changed', displaced: undefined, has: 'theirs', beside: [] };

/** Right after the old file has got its second name, which is the last thing before it is replaced. */
function thenAtOnce(deed: () => Promise<unknown>): void {
  steps.link.mockImplementationOnce(async (...args) => {
    await link(...args);
    await deed();
  });
}

/** After it was replaced, and before that is looked at again. */
function soon(deed: () => Promise<unknown>): void {
  steps.pause.mockImplementationOnce(deed);
}

function withoutSecondNames(): void {
  steps.link.mockRejectedValueOnce(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
}

describe.each([
  ['on most file systems', () => undefined],
  ['where files have no second names', withoutSecondNames],
])('%s', (_where, prepare) => {
  it('what is known is replaced', async () => {
    const file = await mission('before');
    prepare();
    expect(await replaced(file, content('before'))).toEqual(fine);
  });

  it('something else is left where it is', async () => {
    const file = await mission('theirs');
    prepare();
    expect(await replaced(file, content('before'))).toEqual(left);
  });

  it('a new name is taken when nobody has it', async () => {
    const file = await mission();
    prepare();
    expect(await replaced(file, 'nothing')).toEqual(fine);
  });

  it('a name that somebody has meanwhile is left to them', async () => {
    const file = await mission('theirs');
    prepare();
    expect(await replaced(file, 'nothing')).toEqual(left);
  });
});

describe('at the last moment', () => {
  it('another program puts its file there, and it stays', async () => {
    const file = await mission('before');
    thenAtOnce(async () => {
      await writeFile(`${file}.theirs`, 'theirs');
      await rename(`${file}.theirs`, file);
    });
    expect(await replaced(file, content('before'))).toEqual(left);
  });

  it('another program writes into the file, and that stays', async () => {
    const file = await mission('before');
    thenAtOnce(() => writeFile(file, 'theirs'));
    expect(await replaced(file, content('before'))).toEqual(left);
  });

  it('a file that is gone is not made again', async () => {
    const file = await mission('before');
    thenAtOnce(() => rename(file, `${file}.moved`));
    await expect(replaceKnown(file, 'ours', content('before'), steps)).rejects.toBeInstanceOf(
      ChangedMeanwhile,
    );
    expect(await readdir(dirname(file))).toEqual(['La gare.json.moved']);
  });

  it('a folder that is gone is said to be gone', async () => {
    const file = join(await emptyFolder(), 'gone', 'La gare.json');
    await expect(replaceKnown(file, 'ours', 'nothing', steps)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('a folder in the place of the file stays', async () => {
    const file = await mission();
    await mkdir(file);
    await expect(replaceKnown(file, 'ours', content('before'), steps)).rejects.toBeInstanceOf(
      ChangedMeanwhile,
    );
    expect(await readdir(dirname(file))).toEqual(['La gare.json']);
  });
});

describe('a moment later', () => {
  it('another program is through with what it wrote into the old file, which is back in its place', async () => {
    const file = await mission('before');
    const theirs = await open(file, 'r+');
    soon(() => theirs.write('theirs', 0));
    expect(await replaced(file, content('before'))).toEqual(left);
    await theirs.close();
  });

  it('another program that was at it at the same time has replaced the new one, and is not disturbed', async () => {
    const file = await mission('before');
    soon(async () => {
      await writeFile(`${file}.theirs`, 'theirs');
      await rename(`${file}.theirs`, file);
    });
    expect(await replaced(file, content('before'))).toEqual(left);
  });

  it('what has lost its place to a third is handed over', async () => {
    const file = await mission('before');
    const theirs = await open(file, 'r+');
    soon(async () => {
      await theirs.write('theirs', 0);
      await writeFile(file, 'a third');
    });
    expect(await replaced(file, content('before'))).toEqual({
      ...left,
      displaced: 'theirs',
      has: 'a third',
    });
    await theirs.close();
  });
});
