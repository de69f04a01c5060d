import { groups } from './groups';
import { type Opened, timed } from './measure';

// One of the two programs that `against.ts` measures turn by turn: each tree has one, in a heap of its own.

/** Opens a group, measures a row of it by its place, or puts it away. */
export type Asked = { open: string } | { row: number } | { stop: true };
export type Answered = { rows: Pick<Opened['benches'][number], 'what' | 'unit'>[] } | { figure: number };

let group: Opened = { benches: [], stop: () => Promise.resolve() };

process.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => process.send?.(answered));
});

async function answer(asked: Asked): Promise<Answered> {
  if ('row' in asked) {
    const bench = group.benches[asked.row];
    return { figure: bench ? await timed(bench.ours, bench.waits) : Number.NaN };
  }
  await group.stop();
  group = 'stop' in asked ? { benches: [], stop: () => Promise.resolve() } : await opened(asked.open);
  return { rows: group.benches.map(({ what, unit }) => ({ what, ...(unit && { unit }) })) };
}

async function opened(name: string): Promise<Opened> {
  const open = groups[name];
  if (!open) throw new Error(`There is no group ${name}`);
  return await open();
}
