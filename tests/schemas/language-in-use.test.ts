import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from '../helpers/language-words';
import { tracesOf } from '../helpers/traces';

/** Where missions and situations lie that are played or at least loaded by some test. */
const FOLDERS = ['sample-missions', 'tests/scenarios', 'tests/data'];
/** What is broken on purpose, or of an old version, shows nobody how a word is used. */
const NOT_HERE = /(^|\/)(invalid|legacy)(\/|$)/;

const traces = new Set(
  filesIn(FOLDERS).flatMap((file) => [...tracesOf(JSON.parse(readFileSync(file, 'utf8')))]),
);

describe('every word of the mission language is used by a mission or a situation', () => {
  it.each(Object.entries(families))('%s', (_family, words) => {
    const unused = [...words].filter(([, trace]) => !traces.has(trace)).map(([word]) => word);
    expect(unused).toEqual([]);
  });
});

function filesIn(folders: readonly string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !NOT_HERE.test(file.replaceAll('\\', '/'))),
  );
}
