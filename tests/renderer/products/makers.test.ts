import { describe, expect, it } from 'vitest';
import { productNames, usualOptions } from '../../../printing/options';
import { isRefusal } from '../../../printing/refusal';
import { createBackRoom } from '../../../renderer/back-room/back-room';
import { localHelper } from '../../../renderer/back-room/threads';
import { proofOf } from '../../../renderer/products/makers';
import { packed, unpacked } from '../../../renderer/products/packed-proof';
import { pagesToPrint } from '../../../renderer/products/pages-to-print';
import type { ToPrint } from '../../../renderer/products/to-print';
import { emptyMission } from '../../helpers/empty-mission';
import { fontBytes } from '../../helpers/pdf/font-bytes';
import { sampleMission } from '../../helpers/samples';

const mission = sampleMission('m0.boothill.json');

function asked(product: ToPrint['product'], missions = [mission]): ToPrint {
  return { product, options: usualOptions(product), missions, language: 'en', boxes: [] };
}

describe.each(productNames)('%s', (product) => {
  it('has pages to be looked at, with something on each', () => {
    const proof = proofOf(asked(product));
    if (isRefusal(proof)) throw new Error(proof.refused);
    expect(proof.pages.length).toBeGreaterThan(0);
    for (const { width, height, entries } of proof.pages) {
      expect(Math.min(width, height)).toBeGreaterThan(50);
      expect(entries.flatMap(({ shapes }) => shapes).length).toBeGreaterThan(0);
    }
  });

  it('comes through a thread with every page as it was', () => {
    const proof = proofOf(asked(product));
    const sent = packed(proof);
    if (isRefusal(proof) || isRefusal(sent)) throw new Error('There is nothing to be looked at');
    const { pages } = unpacked(structuredClone(sent));
    expect(pages.map(({ entries }) => entries)).toEqual(
      proof.pages.map(({ entries }) => JSON.parse(JSON.stringify(entries)) as unknown),
    );
  });

  it('of an empty mission is pages or a sentence, and no error', () => {
    const proof = proofOf(asked(product, [emptyMission]));
    expect(isRefusal(proof) ? proof.refused : proof.pages.length).toBeTruthy();
  });
});

it('what the printer gets are the pages that were looked at', () => {
  const [proof, printed] = [proofOf(asked('realsize')), pagesToPrint(asked('realsize'))];
  if (isRefusal(proof) || isRefusal(printed)) throw new Error('There are no pages');
  expect(printed.pages.map(({ width, height }) => [width, height])).toEqual(
    proof.pages.map(({ width, height }) => [width, height]),
  );
  for (const { markup } of printed.pages) expect(markup).toMatch(/^<svg .*mm".*<\/svg>$/s);
});

it('a PDF is made in the back room, which says how far it is', async () => {
  const room = createBackRoom(localHelper);
  const told: number[] = [];
  const made = await room.ask(
    'printedFile',
    { question: asked('realsize'), fonts: fontBytes(), pictures: new Map() },
    { report: (done, of) => void told.push(done / of) },
  );
  if (!made.ok || isRefusal(made.answer)) throw new Error('There is no file');
  expect(new TextDecoder().decode(made.answer.bytes.subarray(0, 5))).toBe('%PDF-');
  expect(told.at(-1)).toBe(1);
});
