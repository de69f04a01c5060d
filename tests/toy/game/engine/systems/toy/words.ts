import type { ActionTraits, Play } from '../../game/traits';
import { type ActionKind, type Naming, type Vocabulary, vocabularyOf } from '../../game/vocabulary';
import { eventTraits } from './events';
import type { ToyGame } from './game';

const words = {
  move: { with: { to: 'zone' }, chosen: 'board', role: 'step' },
  open: { with: { door: 'door' }, chosen: 'board', key: 'o', button: { order: 1, stays: true } },
  take: { with: {}, chosen: 'here', key: 't', button: { order: 2, stays: true } },
  hit: { with: {}, chosen: 'here', role: 'attack', key: 'h', button: { order: 3 } },
  'end-turn': {
    with: {},
    chosen: 'beside',
    key: 'e',
    button: { order: 4, stays: true },
    endsTurn: true,
  },
} as const satisfies Record<string, ActionTraits & Pick<ActionKind, 'with'>>;

export type ToyWord = keyof typeof words;
export const [MOVE, OPEN_DOOR, TAKE, HIT, END_TURN] = [0, 1, 2, 3, 4] as const;

const named = (namesOf: (game: ToyGame) => readonly { readonly id: string }[]): Naming<ToyGame> => ({
  write: (game, value) => namesOf(game)[value]?.id ?? value,
  read(game, written) {
    const value = namesOf(game).findIndex(({ id }) => id === written);
    return value < 0 ? undefined : value;
  },
});

export const vocabulary: Vocabulary<ToyGame> = vocabularyOf(words, {
  zone: named(({ table }) => table.zones),
  door: named(({ table }) => table.doors),
  number: {
    write: (_, value) => value,
    read: (_, written) => (typeof written === 'number' ? written : undefined),
  },
});

const events = new Map(Object.entries(eventTraits));
const actions = new Map<string, ActionTraits>(Object.entries(words));

export const play: Play = {
  event: ({ type }) => events.get(type) ?? { weight: 'notable' },
  action: (word) => actions.get(word) ?? { chosen: 'beside' },
  goTo: (zone) => ({ do: 'move', to: zone }),
  buttons: ['open', 'take', 'hit', 'end-turn'],
};
