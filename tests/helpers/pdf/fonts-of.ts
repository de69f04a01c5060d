import { saidBy } from './programs';

interface FontInFile {
  /** With its six letters, if it is a subset. */
  readonly name: string;
  readonly type: string;
  readonly isEmbedded: boolean;
  readonly isSubset: boolean;
  /** Whether it says which letters its glyphs are, so that they can be copied. */
  readonly hasLetters: boolean;
}

/** The fonts of a file as pdffonts lists them. */
export async function fontsOf(file: string): Promise<FontInFile[]> {
  const [, rule = '', ...rows] = (await saidBy('pdffonts', [file])).trimEnd().split('\n');
  const columns = [...rule.matchAll(/-+/g)].map(({ index, 0: { length } }) => [index, index + length]);
  return rows.map((row) => {
    const [name = '', type = '', , embedded, subset, letters] = columns.map(([from, to]) =>
      row.slice(from, to).trim(),
    );
    return {
      name,
      type,
      isEmbedded: embedded === 'yes',
      isSubset: subset === 'yes',
      hasLetters: letters === 'yes',
    };
  });
}
