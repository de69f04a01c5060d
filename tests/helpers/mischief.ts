import { serve } from './serving';

// A program for a watched program that does what it is told.

const hoard: unknown[] = [];

const mischief: Readonly<Record<string, () => string>> = {
  'nothing wrong': () => 'done',
  throws: () => {
    throw new Error('out of ink');
  },
  'never ends': () => {
    for (;;);
  },
  'hoards things': () => {
    for (;;) hoard.push({ thing: `${hoard.length}` });
  },
  'hoards bytes': () => {
    for (;;) hoard.push(new Uint8Array(10_000_000).fill(1));
  },
  'takes one huge thing': () => {
    hoard.push(Array.from<number>({ length: 2 ** 26 }).fill(0.5));
    return 'done';
  },
  'ends itself': () => process.exit(0),
};

serve((what: string) => mischief[what]?.());
