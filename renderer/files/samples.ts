import type { Mission } from '../../schemas';
import { readMission } from '../document/read-mission';

/** A mission that comes with the program. */
export interface Sample {
  readonly id: string;
  readonly isTutorial: boolean;
  readonly mission: Mission;
}

// Each is a file of its own beside the program, and fetched when somebody wants to see it.
const plain = import.meta.glob<string>('../../sample-missions/*.boothill.json', {
  query: '?raw',
  import: 'default',
});
const tutorials = import.meta.glob<string>('../../sample-missions/tutorials/*.boothill.json', {
  query: '?raw',
  import: 'default',
});

interface SampleFile {
  readonly id: string;
  readonly isTutorial: boolean;
  readonly read: () => Promise<string>;
}

const files: readonly SampleFile[] = [...filesOf(plain, false), ...filesOf(tutorials, true)];

function filesOf(paths: Readonly<Record<string, () => Promise<string>>>, isTutorial: boolean): SampleFile[] {
  return Object.entries(paths)
    .map(([path, read]) => ({ id: idOf(path), isTutorial, read }))
    .sort(
      (one, other) =>
        Number(isOfRulebook(other)) - Number(isOfRulebook(one)) ||
        one.id.localeCompare(other.id, 'en', { numeric: true }),
    );
}

/** They come first, since they begin with the easiest. */
function isOfRulebook({ id }: SampleFile): boolean {
  return /^m\d+$/.test(id);
}

function idOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace('.boothill.json', '');
}

const loaded = new Map<string, Promise<Sample | undefined>>();

export function sampleNamed(id: string): Promise<Sample | undefined> {
  const file = files.find((one) => one.id === id);
  if (!file) return Promise.resolve(undefined);
  const known = loaded.get(id);
  if (known) return known;
  const sample = load(file);
  loaded.set(id, sample);
  return sample;
}

async function load({ id, isTutorial, read }: SampleFile): Promise<Sample | undefined> {
  const text = await read().catch(() => undefined);
  const mission = text === undefined ? undefined : readMission(text, 'en');
  if (mission?.ok) return { id, isTutorial, mission: mission.sound.mission };
  // Tried again next time: the host of a local page can be away for a moment.
  loaded.delete(id);
  return undefined;
}

/** In the order in which they are shown. */
export const sampleIds: readonly string[] = files.map(({ id }) => id);
