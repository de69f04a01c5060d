import { describe, expect, it } from 'vitest';
import type { ImageShape, Shape } from '../../../drawing/scene';
import { node, nodeIn } from '../../../printing/structure';
import { jpegOf, pagePicture } from '../../helpers/pdf/page-picture';
import { type PngTraits, pngOfSamples } from '../../helpers/pdf/png-writer';
import { pageOf, painted, printoutOf } from '../../helpers/pdf/printouts';
import { qpdfCheck } from '../../helpers/pdf/qpdf';

/** Where pictures are put: on a page of grass, so that what can be seen through shows. */
const seen: Shape = {
  kind: 'path',
  outlines: [
    [
      [0, 0],
      [100, 0],
      [100, 60],
      [0, 60],
    ],
  ],
  fill: 'grass',
};
const grass = [0x8f, 0x8a, 0x52];
const place = { kind: 'image', at: [10, 10], width: 20, height: 20, degrees: 0 } as const;

async function withPictures(...shapes: ImageShape[]) {
  const root = node('Document');
  const tag = nodeIn(root, 'Figure', { alternative: 'Pictures' });
  const result = await painted(
    printoutOf(root, [pageOf({ tag: 'background', shapes: [seen] }, { tag, shapes })]),
  );
  await qpdfCheck(result.file);
  return { ...result, ...(await pagePicture(result.file)) };
}

const address = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`;

const [R, G, B] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
] as const;
/** Four corners of sixteen dots each, so that every way to write a row and every pass is used. */
function quarters(topLeft: readonly number[], topRight: readonly number[], low: readonly number[]): number[] {
  return Array.from({ length: 64 }, (_, dot) => (dot >= 32 ? low : dot % 8 < 4 ? topLeft : topRight)).flat();
}

const wide = (colour: readonly number[]) => colour.map((part) => part * 257);
const palette = [...R, ...G, ...B];
type Written = readonly [what: string, traits: PngTraits, samples: number[], topRight: readonly number[]];
const pngs: readonly Written[] = [
  ['in colours', { colour: 2, bits: 8 }, quarters(R, G, B), G],
  ['in many shades', { colour: 2, bits: 16 }, quarters(wide(R), wide(G), wide(B)), G],
  ['interlaced', { colour: 2, bits: 8, interlaced: true }, quarters(R, G, B), G],
  ['that can be seen through', { colour: 6, bits: 8 }, quarters([...R, 255], [...G, 0], [...B, 255]), grass],
  [
    'interlaced, in many shades, that can be seen through',
    { colour: 6, bits: 16, interlaced: true },
    quarters([...wide(R), 65535], [...wide(G), 0], [...wide(B), 65535]),
    grass,
  ],
  ['with a palette', { colour: 3, bits: 2, palette }, quarters([0], [1], [2]), G],
  [
    'with a palette that can be seen through',
    { colour: 3, bits: 4, palette, transparency: [255, 0] },
    quarters([0], [1], [2]),
    grass,
  ],
  [
    'with a colour that is not there',
    { colour: 2, bits: 8, transparency: [0, 0, 0, 255, 0, 0] },
    quarters(R, G, B),
    grass,
  ],
];

describe('pictures on paper', () => {
  it.each(pngs)('may be a PNG %s', async (_what, traits, samples, topRight) => {
    const href = address(pngOfSamples(8, 8, samples, traits));
    const { at, remarks } = await withPictures({ ...place, href });
    expect(remarks).toEqual([]);
    expect([at(15, 15), at(25, 15), at(15, 25), at(25, 25)]).toEqual([R, topRight, B, B]);
    expect(at(5, 5)).toEqual(grass);
  });

  it.each([
    ['grey', { colour: 0, bits: 1 } as const, quarters([1], [0], [1])],
    [
      'grey that can be seen through',
      { colour: 4, bits: 8 } as const,
      quarters([255, 255], [0, 255], [9, 0]),
    ],
  ])('may be a PNG in %s', async (_what, traits, samples) => {
    const { at, remarks } = await withPictures({
      ...place,
      href: address(pngOfSamples(8, 8, samples, traits)),
    });
    expect(remarks).toEqual([]);
    expect([at(15, 15), at(25, 15)]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ]);
  });

  it('are embedded once, however often they are painted, turned and stretched', async () => {
    const href = address(pngOfSamples(8, 8, quarters(R, G, B), { colour: 2, bits: 8 }));
    const once = await withPictures({ ...place, href });
    const often = await withPictures(
      { ...place, href },
      { ...place, href, at: [60, 10], degrees: 90 },
      { ...place, href, at: [70, 40], width: 20, height: 10 },
    );
    expect(often.bytes.length).toBeLessThan(once.bytes.length + 300);
    // Turned clockwise around its upper left corner: what was above is at the right.
    expect([often.at(55, 15), often.at(55, 25), often.at(45, 15)]).toEqual([R, G, B]);
    expect([often.at(75, 42), often.at(85, 42), often.at(75, 47)]).toEqual([R, G, B]);
  });

  it('may be a JPEG, which is turned as the camera was held', async () => {
    const half: Shape = {
      kind: 'path',
      outlines: [
        [
          [0, 0],
          [100, 0],
          [100, 30],
          [0, 30],
        ],
      ],
      fill: 'red',
    };
    const root = node('Document');
    const tag = nodeIn(root, 'Figure', { alternative: 'Half of it' });
    const { file } = await painted(printoutOf(root, [pageOf({ tag, shapes: [half] })]));
    const jpeg = await jpegOf(file);
    const held = (way: number) => Buffer.concat([jpeg.subarray(0, 2), orientation(way), jpeg.subarray(2)]);
    const ways = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (way) => {
        const { at, remarks } = await withPictures({ ...place, href: address(held(way), 'jpeg') });
        expect(remarks).toEqual([]);
        const isRed = ([red, green]: readonly number[]) => (red ?? 0) > (green ?? 0) + 60;
        return Object.entries({
          up: [12, 12, 28, 12],
          right: [28, 12, 28, 28],
          down: [12, 28, 28, 28],
          left: [12, 12, 12, 28],
        })
          .filter(([, [x = 0, y = 0, u = 0, v = 0]]) => isRed(at(x, y)) && isRed(at(u, v)))
          .map(([side]) => side);
      }),
    );
    expect(ways.map(String)).toEqual(['up', 'up', 'down', 'down', 'left', 'right', 'right', 'left']);
  });

  it('may be a PNG in more parts than anybody would make of it', async () => {
    const png = pngOfSamples(8, 8, quarters(R, G, B), { colour: 2, bits: 8 });
    const end = png.indexOf('IEND') - 4;
    const nothing = Buffer.from([0, 0, 0, 0, ...Buffer.from('IDAT'), 0x35, 0xaf, 0x06, 0x1e]);
    const parts = Buffer.alloc(nothing.length * 500_000, nothing);
    const { at, remarks } = await withPictures({
      ...place,
      href: address(Buffer.concat([png.subarray(0, end), parts, png.subarray(end)])),
    });
    expect(remarks).toEqual([]);
    expect([at(15, 15), at(25, 15), at(15, 25)]).toEqual([R, G, B]);
  });

  const whole = pngOfSamples(8, 8, quarters(R, G, B), { colour: 2, bits: 8 });
  it.each([
    ['a WebP', 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='],
    ['gone', ''],
    ['a PNG that is cut off', address(whole.subarray(0, whole.length - 20))],
    [
      'a PNG with broken colours',
      address(pngOfSamples(8, 4, quarters(R, G, B).slice(0, 50), { colour: 2, bits: 8 })),
    ],
    ['a PNG of no size', address(pngOfSamples(0, 8, [], { colour: 2, bits: 8 }))],
    ['a PNG that is far too large', address(tooLarge(whole))],
    ['a JPEG that is none', address(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]), 'jpeg')],
  ])('that are %s leave a crossed frame and a remark', async (_what, href) => {
    const { at, remarks } = await withPictures({ ...place, href });
    expect(remarks).toEqual([{ code: 'pictures', parameters: { count: 1 } }]);
    const [paper, seam] = [
      [0xef, 0xe4, 0xcc],
      [0x9a, 0x77, 0x48],
    ];
    expect([at(20, 20), at(15, 15), at(20, 14)]).toEqual([seam, seam, paper]);
    expect(at(5, 5)).toEqual(grass);
  });
});

/** What a camera notes in front of a JPEG. */
function orientation(way: number): Buffer {
  const note = Buffer.alloc(36);
  note.writeUInt16BE(0xffe1, 0);
  note.writeUInt16BE(34, 2);
  note.write('Exif\0\0MM', 4, 'latin1');
  note.writeUInt16BE(42, 12);
  note.writeUInt32BE(8, 14);
  note.writeUInt16BE(1, 18);
  note.writeUInt16BE(0x0112, 20);
  note.writeUInt16BE(3, 22);
  note.writeUInt32BE(1, 24);
  note.writeUInt16BE(way, 28);
  return note;
}

function tooLarge(png: Buffer): Buffer {
  const large = Buffer.from(png);
  large.writeUInt32BE(0x7fffffff, 16);
  large.writeUInt32BE(0x7fffffff, 20);
  return large;
}
