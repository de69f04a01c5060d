import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../main/host/content-hash';
import {
  ChangedMeanwhile,
  type Known,
  realSteps,
  replaceKnown,
  type Steps,
} from '../../../main/host/replace-known';
import { emptyFolder } from '../../helpers/folders';
import { diskError } from '../../helpers/working-host';

const content = (text: string): Known => ({ hash: hashOf(text), size: text.length });

async function mission(text?: string): Promise<string> {
  const file = join(await emptyFolder(), 'La gare.json');
  if (text !== undefined) await writeFile(file, text);
  return file;
}

/** What becomes of a file that is replaced, whoever comes in between. */
async function replaced(file: string, known: Known, steps?: Partial<Steps>) {
  const changed = await replaceKnown(file, 'ours', known, { ...realSteps, ...steps }).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ChangedMeanwhile) return error;
      throw error;
    },
  );
  const displaced = changed?.displaced;
  const lost = displaced === undefined ? undefined : await readFile(displaced, 'utf8');
  if (displaced !== undefined) await rm(displaced);
  return {
    told: changed ? 'changed' : 'replaced',
    displaced: lost,
    has: await readFile(file, 'utf8'),
    beside: (await readdir(dirname(file))).filter((name) => name.startsWith('.')),
  };
}

const fine = { told: 'replaced', displaced: undefined, has: 'ours', beside: [] };
const left = { told: 'changed', displaced: undefined, has: 'theirs', beside: [] };

/** Right after the old file has got its second name, which is the last thing before it is replaced. */
function atOnce(deed: () => Promise<unknown>): Partial<Steps> {
  return { link: once(link, deed) };
}

/** After it was replaced, and before that is looked at again. */
function soon(deed: () => Promise<unknown>): Partial<Steps> {
  return { pause: once(() => Promise.resolve(), deed) };
}

function once<Args extends unknown[]>(
  step: (...args: Args) => Promise<void>,
  deed: () => Promise<unknown>,
): (...args: Args) => Promise<void> {
  let isDone = false;
  return async (...args) => {
    await step(...args);
    if (isDone) return;
    isDone = true;
    await deed();
  };
}

const withoutSecondNames: Partial<Steps> = { link: () => Promise.reject(diskError('EPERM')) };
/** As in some networks. */
const withOtherNumbersEachTime: Partial<Steps> = { identityOf: () => `${Math.random()}` };

describe.each([
  ['on most file systems', {}],
  ['where files have no second names', withoutSecondNames],
  ['where files have another number whenever they are looked at', withOtherNumbersEachTime],
  ['where both is so', { ...withoutSecondNames, ...withOtherNumbersEachTime }],
])('%s', (_where, steps) => {
  it('what is known is replaced', async () => {
    const file = await mission('before');
    expect(await replaced(file, content('before'), steps)).toEqual(fine);
  });

  it('something else is left where it is', async () => {
    const file = await mission('theirs');
    expect(await replaced(file, content('before'), steps)).toEqual(left);
  });

  it('a new name is taken when nobody has it', async () => {
    const file = await mission();
    expect(await replaced(file, 'nothing', steps)).toEqual(fine);
  });

  it('a name that somebody has meanwhile is left to them', async () => {
    const file = await mission('theirs');
    expect(await replaced(file, 'nothing', steps)).toEqual(left);
  });
});

describe('at the last moment', () => {
  it('another program puts its file there, and it stays', async () => {
    const file = await mission('before');
    const steps = atOnce(async () => {
      await writeFile(`${file}.theirs`, 'theirs');
      await rename(`${file}.theirs`, file);
    });
    expect(await replaced(file, content('before'), steps)).toEqual(left);
  });

  it('another program writes into the file, and that stays', async () => {
    const file = await mission('before');
    const steps = atOnce(() => writeFile(file, 'theirs'));
    expect(await replaced(file, content('before'), steps)).toEqual(left);
  });

  it('a file that is gone is not made again', async () => {
    const file = await mission('before');
    const steps = atOnce(() => rename(file, `${file}.moved`));
    const replacing = replaceKnown(file, 'ours', content('before'), { ...realSteps, ...steps });
    await expect(replacing).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await readdir(dirname(file))).toEqual(['La gare.json.moved']);
  });

  it('a folder that is gone is said to be gone', async () => {
    const file = join(await emptyFolder(), 'gone', 'La gare.json');
    await expect(replaceKnown(file, 'ours', 'nothing')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('a folder in the place of the file stays', async () => {
    const file = await mission();
    await mkdir(file);
    await expect(replaceKnown(file, 'ours', content('before'))).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await readdir(dirname(file))).toEqual(['La gare.json']);
  });
});

describe('a moment later', () => {
  it.each([
    ['on most file systems', {}],
    ['where numbers change', withOtherNumbersEachTime],
  ])(
    'another program is through with writing into the old file, which is back in its place %s',
    async (_where, steps) => {
      const file = await mission('before');
      const theirs = await open(file, 'r+');
      const told = await replaced(file, content('before'), {
        ...steps,
        ...soon(() => theirs.write('theirs', 0)),
      });
      expect(told).toEqual(left);
      await theirs.close();
    },
  );

  it('another program that was at it at the same time has replaced the new one, and is not disturbed', async () => {
    const file = await mission('before');
    const steps = soon(async () => {
      await writeFile(`${file}.theirs`, 'theirs');
      await rename(`${file}.theirs`, file);
    });
    expect(await replaced(file, content('before'), steps)).toEqual(left);
  });

  it('what has lost its place to a third is handed over', async () => {
    const file = await mission('before');
    const theirs = await open(file, 'r+');
    const steps = soon(async () => {
      await theirs.write('theirs', 0);
      await writeFile(file, 'a third');
    });
    expect(await replaced(file, content('before'), steps)).toEqual({
      ...left,
      displaced: 'theirs',
      has: 'a third',
    });
    await theirs.close();
  });

  it('what cannot be put back is handed over', async () => {
    const file = await mission('before');
    const theirs = await open(file, 'r+');
    let links = 0;
    const steps: Partial<Steps> = {
      ...soon(() => theirs.write('theirs', 0)),
      link: async (...args) => {
        links += 1;
        if (links > 1) throw diskError('EIO');
        await link(...args);
      },
    };
    const told = await replaced(file, content('before'), steps);
    expect(told).toEqual({ ...left, displaced: 'theirs', has: 'ours' });
    await theirs.close();
  });
});
