import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readFont } from './fonts/read-font';

// Writes drawing/generated/text-widths.ts from the bundled fonts: node --import tsx scripts/generate-text-widths.ts

const require = createRequire(import.meta.url);
const fonts = {
  title: '@expo-google-fonts/rye/400Regular/Rye_400Regular.ttf',
  text400: '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
  text700: '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
};

/** Latin with its accents, and the punctuation that English and French set. */
const RANGES: readonly [from: number, to: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

export const file = fileURLToPath(new URL('../drawing/generated/text-widths.ts', import.meta.url));

export function textWidthsModule(): string {
  const tables = Object.entries(fonts).map(([name, path]) => {
    const font = readFont(readFileSync(require.resolve(path)));
    const widths = RANGES.map(([from, to]) => {
      const list = Array.from({ length: to - from + 1 }, (_, index) => font.widthOf(from + index) ?? 0);
      return `    [${from}, [${list.join(',')}]],`;
    });
    return `  ${name}: { capHeight: ${font.capHeight}, widths: [\n${widths.join('\n')}\n  ] },`;
  });
  return [
    '// Made from the bundled fonts by: node --import tsx scripts/generate-text-widths.ts',
    '',
    '/** Thousandths of the font size; runs of glyph widths, each from its first code point; 0 is a missing glyph. */',
    'export const textWidths = {',
    ...tables,
    '} as const;',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, textWidthsModule());
