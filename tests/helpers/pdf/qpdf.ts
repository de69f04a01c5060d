import { saidBy } from './programs';

/** What stands in a PDF, as qpdf puts it: names begin with a stroke, text with `u:`, and `7 0 R` is another object. */
export type PdfValue = string | number | boolean | null | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = { readonly [key: string]: PdfValue };

export interface PdfObjects {
  /** What a value stands for, however often it points elsewhere. */
  readonly at: (value: PdfValue | undefined) => PdfValue | undefined;
  readonly dictionary: (value: PdfValue | undefined) => PdfDictionary;
  readonly list: (value: PdfValue | undefined) => readonly PdfValue[];
  /** Every object of the file, by how it is pointed to. */
  readonly all: ReadonlyMap<string, PdfValue>;
  /** Where all the rest begins. */
  readonly catalog: PdfDictionary;
  /** What points to the pages, in their order. */
  readonly pages: readonly string[];
}

/** Fails with what qpdf found, if that is more than nothing. */
export async function qpdfCheck(file: string): Promise<void> {
  await saidBy('qpdf', ['--check', file]);
}

interface Written {
  readonly pages: readonly { readonly object: string }[];
  readonly qpdf: readonly [
    unknown,
    Readonly<
      Record<
        string,
        { readonly value?: PdfValue; readonly stream?: { readonly dict: PdfDictionary } } | undefined
      >
    >,
  ];
}

export async function pdfObjects(file: string): Promise<PdfObjects> {
  const { pages, qpdf } = JSON.parse(await saidBy('qpdf', ['--json=2', file])) as Written;
  const all = new Map(
    Object.entries(qpdf[1]).map(([name, written]): [string, PdfValue] => [
      name.replace(/^obj:/, ''),
      written?.value ?? written?.stream?.dict ?? null,
    ]),
  );
  const at: PdfObjects['at'] = (value) =>
    typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? at(all.get(value)) : value;
  const dictionary: PdfObjects['dictionary'] = (value) => {
    const found = at(value);
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as PdfDictionary)
      : {};
  };
  const list: PdfObjects['list'] = (value) => {
    const found = at(value);
    return Array.isArray(found) ? (found as readonly PdfValue[]) : [];
  };
  const catalog = dictionary(dictionary(all.get('trailer'))['/Root']);
  return { at, dictionary, list, all, catalog, pages: pages.map(({ object }) => object) };
}

/** Text without the sign that says it is one. */
export function textOf(value: PdfValue | undefined): string | undefined {
  return typeof value === 'string' ? value.replace(/^u:/, '') : undefined;
}

/** A name without its stroke. */
export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === 'string' ? value.replace(/^\//, '') : undefined;
}

/** The drawing orders of a page, in plain text. */
export async function drawingOf(file: string, page: number): Promise<string> {
  const { dictionary, pages } = await pdfObjects(file);
  const contents = dictionary(pages[page])['/Contents'];
  const [number, generation] = typeof contents === 'string' ? contents.split(' ') : [];
  return await saidBy('qpdf', [`--show-object=${number},${generation}`, '--filtered-stream-data', file]);
}
