import type { UoaEvent } from '../../engine';
import type { LogEntry } from '../../telling/log';

/** What somebody wants to read about. */
export const LOG_SORTS = ['all', 'fights', 'zombies', 'mission', 'bent'] as const;
export type LogSort = (typeof LOG_SORTS)[number];

type EventType = UoaEvent['type'];

const harm: readonly EventType[] = ['wounded', 'eliminated', 'friendly-fire', 'zombies-attack', 'run-over'];

const sorts: Readonly<Record<Exclude<LogSort, 'all'>, ReadonlySet<string>>> = {
  fights: new Set<EventType>([
    ...harm,
    ...(['attack', 'reacts', 'fired', 'threw-dynamite', 'rolled', 'rerolled', 'rolled-extra'] as const),
    ...(['rolled-to-keep', 'damage-grew', 'killed', 'hit-lost', 'missed', 'feat', 'won-bounty'] as const),
    ...(['healed', 'adrenaline', 'level'] as const),
  ]),
  zombies: new Set<EventType>([
    ...harm,
    ...(['zombie-link', 'spawned', 'nothing-spawned', 'no-spawn', 'short-of-miniatures', 'token'] as const),
    ...(['extra-activation', 'abomination-arrives', 'abomination-gone', 'activated', 'act-again'] as const),
    ...(['zombies-see', 'zombies-hear', 'zombies-split', 'zombies-move', 'zombies-stay'] as const),
    ...([
      'zombies-held',
      'shrugged-off',
      'vade-retro-gone',
      'noise',
      'noise-moved',
      'noise-reached',
    ] as const),
    ...(['noise-faded', 'noise-drowned'] as const),
  ]),
  mission: new Set<EventType>([
    ...(['goal-reached', 'mission-rule', 'given', 'objective-stepped', 'took-objective', 'left'] as const),
    ...(['loaded', 'carries', 'handed-over', 'set-aside', 'appeared', 'machine-removed'] as const),
    ...(['flipped', 'train', 'eliminated', 'game-over'] as const),
  ]),
  bent: new Set<EventType>(['bent']),
};

export interface LogFilter {
  readonly sort: LogSort;
  /** Words that a line must have. */
  readonly text: string;
}

export const everything: LogFilter = { sort: 'all', text: '' };

/** Whether a line is wanted; headings stand for as long as nobody looks for words. */
export function isWanted({ event, sentence, depth }: LogEntry, { sort, text }: LogFilter): boolean {
  const isOfSort = sort === 'all' || depth === 0 || sorts[sort].has(event.type);
  return isOfSort && plain(sentence).includes(plain(text));
}

/** Whether somebody looks for words: what is found stands alone then. */
export function isSearch({ text }: LogFilter): boolean {
  return plain(text) !== '';
}

/** Accents and capitals are for reading. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
