import type { PDFDocument, PdfReference } from './pdfkit';

export type Opacities = (opacity: number) => { readonly name: string; readonly object: PdfReference };

/** Every opacity there is, once for the whole file. */
export function createOpacities(document: PDFDocument): Opacities {
  const known = new Map<number, ReturnType<Opacities>>();
  return (opacity) => {
    let found = known.get(opacity);
    if (!found) {
      found = {
        name: `O${known.size}`,
        object: document.ref({ Type: 'ExtGState', ca: opacity, CA: opacity }),
      };
      found.object.end();
      known.set(opacity, found);
    }
    return found;
  };
}
