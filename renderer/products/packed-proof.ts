import type { PaperSize } from '../../printing/paper';
import type { Entry, Page } from '../../printing/printout';
import { isRefusal, type Made } from '../../printing/refusal';
import type { Proof } from './proof';

/** A page on its way between threads. Bytes are handed over in no time; the shapes of many pages would hold up whoever takes them. */
interface PackedPage extends PaperSize {
  readonly entries: Uint8Array;
}

export interface PackedProof extends Omit<Proof, 'pages'> {
  readonly pages: readonly PackedPage[];
}

export function packed(proof: Made<Proof>): Made<PackedProof> {
  if (isRefusal(proof)) return proof;
  const writer = new TextEncoder();
  const pages = proof.pages.map(({ width, height, entries }) => ({
    width,
    height,
    entries: writer.encode(JSON.stringify(entries)),
  }));
  return { ...proof, pages };
}

export function unpacked(proof: PackedProof): Proof {
  return { ...proof, pages: proof.pages.map((page) => new UnpackedPage(page)) };
}

/** Its entries are read when somebody looks at it for the first time. */
class UnpackedPage implements Page {
  readonly width: number;
  readonly height: number;
  #entries: readonly Entry[] | undefined;

  constructor(private readonly packed: PackedPage) {
    this.width = packed.width;
    this.height = packed.height;
  }

  get entries(): readonly Entry[] {
    this.#entries ??= JSON.parse(new TextDecoder().decode(this.packed.entries)) as readonly Entry[];
    return this.#entries;
  }
}
