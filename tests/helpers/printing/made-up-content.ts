import { box } from '../../../drawing/outline';
import type { Shape } from '../../../drawing/scene';
import { centredLine } from '../../../drawing/text';
import { type Generator, nextBelow, seedGenerator } from '../../../engine';
import type { Language } from '../../../languages';
import type {
  Block,
  Figure,
  List,
  ListItem,
  Paragraph,
  Run,
  Section,
  Table,
} from '../../../printing/flow/blocks';
import type { SheetContent, SheetMap } from '../../../printing/sheet/sheet-content-type';

export interface Measure {
  readonly seed: string;
  readonly language?: Language;
  /** About how many words its sections have. */
  readonly words?: number;
  readonly storyWords?: number;
  readonly legend?: number;
  readonly tiles?: number;
  /** Of the map, in tiles; it has none if it is left out. */
  readonly map?: readonly [across: number, down: number];
}

const vocabulary = {
  en: 'a barrel of dust rolls past the saloon while nobody answers the sheriff and every window stays shut tonight'.split(
    ' ',
  ),
  fr: 'un tonneau roule devant le saloon : personne ne répond au shérif ! Où sont « les autres » ; dehors ? Peut-être'.split(
    ' ',
  ),
};

/** A sheet about nothing, as long as a test wants it. */
export function madeUpContent(measure: Measure): SheetContent {
  const { seed, language = 'en', words = 600, storyWords = 60, legend = 8, tiles = 6, map } = measure;
  const writer = new Writer(seedGenerator(seed), language);
  return {
    language,
    title: language === 'en' ? 'Dust on the road' : 'Poussière sur la route',
    facts: [1, 2, 3].map((each) => ({ label: writer.some(2), value: `${writer.some(1)} ${each}` })),
    story: storyWords === 0 ? [] : [{ kind: 'paragraph', quoted: true, words: writer.some(storyWords) }],
    ...(map && { map: madeUpMap(map, legend, writer), plan: plan(map) }),
    ...(tiles > 0 && { tiles: writer.table(tiles) }),
    sections: writer.sections(words),
    credits: [{ kind: 'paragraph', small: true, words: writer.some(30) }],
  };
}

class Writer {
  readonly #generator: Generator;
  readonly #vocabulary: readonly string[];

  constructor(generator: Generator, language: Language) {
    this.#generator = generator;
    this.#vocabulary = vocabulary[language];
  }

  below(count: number): number {
    return nextBelow(this.#generator, count);
  }

  some(count: number): string {
    const words = Array.from({ length: count }, () => this.#vocabulary[this.below(this.#vocabulary.length)]);
    return words.join(' ');
  }

  sections(words: number): SheetContent['sections'] {
    const sections: Section[] = [];
    for (let left = words; left > 0; left -= 150) {
      const blocks = Array.from({ length: 3 }, () => this.block(Math.ceil(Math.min(left, 150) / 3)));
      sections.push({ kind: 'section', heading: { kind: 'heading', level: 2, text: this.some(3) }, blocks });
    }
    return sections;
  }

  block(words: number): Block {
    const makers = [
      () => this.paragraph(words),
      () => this.list(words),
      () => this.table(Math.ceil(words / 8)),
    ];
    return (makers[this.below(3)] ?? (() => this.paragraph(words)))();
  }

  paragraph(words: number): Paragraph {
    const half = Math.ceil(words / 2);
    const runs: Run[] = [{ text: `${this.some(half)} `, bold: true }, { text: this.some(half) }];
    return { kind: 'paragraph', words: runs };
  }

  list(words: number): List {
    const item = (depth: number): ListItem => ({
      words: this.some(3 + this.below(25)),
      ...(depth > 0 && this.below(3) === 0
        ? { items: [item(depth - 1), item(depth - 1)], ordered: true }
        : {}),
    });
    return { kind: 'list', items: Array.from({ length: Math.ceil(words / 18) }, () => item(2)) };
  }

  table(rows: number): Table {
    const row = () => [{ words: this.some(1 + this.below(12)), picture: chip('K') }, { words: this.some(1) }];
    return {
      kind: 'table',
      head: ['What', 'How many'],
      widths: [3, 1],
      rows: Array.from({ length: rows }, row),
    };
  }
}

function chip(letter: string): { shapes: Shape[]; width: number; height: number } {
  const disc: Shape = { kind: 'circle', centre: [0, 0], radius: 3, fill: 'red' };
  return {
    shapes: [disc, centredLine(letter, [0, 0], { font: 'title', size: 3 }, 'bone')],
    width: 6,
    height: 6,
  };
}

function board([across, down]: readonly [number, number]): Shape[] {
  return Array.from({ length: across * down }, (_, index): Shape => {
    const [x, y] = [(index % across) * 250, Math.floor(index / across) * 250];
    return {
      kind: 'path',
      outlines: [box(x + 1, y + 1, 248, 248)],
      fill: index % 2 === 0 ? 'floor' : 'street',
    };
  });
}

function madeUpMap(size: readonly [number, number], legend: number, writer: Writer): SheetMap {
  return {
    shapes: board(size),
    width: size[0] * 250,
    height: size[1] * 250,
    alternative: 'Tiles',
    legendTitle: 'On the map',
    legend: Array.from({ length: legend }, () => ({
      words: writer.some(1 + writer.below(9)),
      picture: chip('M'),
    })),
  };
}

function plan(size: readonly [number, number]): Figure {
  const [width, height] = [size[0] * 250, size[1] * 250];
  return {
    kind: 'figure',
    shapes: board(size),
    width,
    height,
    largest: 0.1,
    alternative: 'Plan',
    caption: 'The tiles',
  };
}
