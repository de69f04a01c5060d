import type { UoaEvent } from '../../../engine/systems/undead-or-alive';
import type { LogTelling } from '../../system-telling';
import { actions } from './events/actions';
import { bending } from './events/bending';
import { cards } from './events/cards';
import { combat } from './events/combat';
import { course } from './events/course';
import { decks } from './events/decks';
import { machines } from './events/machines';
import { mission } from './events/mission';
import { setUp } from './events/set-up';
import { spawning } from './events/spawning';
import type { Tellers, UoaSaid } from './events/tellers';
import { train } from './events/train';
import { zombies } from './events/zombies';
import { roleOf } from './line-roles';
import { isSaid, noted } from './said';
import type { UoaWords } from './words';

/** An event without a sentence does not compile. */
const tellers: Tellers = {
  ...actions,
  ...bending,
  ...cards,
  ...combat,
  ...course,
  ...decks,
  ...machines,
  ...mission,
  ...setUp,
  ...spawning,
  ...train,
  ...zombies,
};

type Teller = (event: UoaEvent, words: UoaWords, said: UoaSaid) => string | undefined;

export const log: LogTelling<UoaWords, UoaEvent, UoaSaid> = {
  tell: (event, words, said) => {
    const teller = tellers[event.type] as Teller;
    return said ? teller(event, words.on(said.board ?? 0), said) : teller(event, words, {});
  },
  memory: { isSaid, noted },
  role: roleOf,
  isOneMore,
};

/** What a train runs over, or a tile takes along, falls all at once. */
function isOneMore(one: UoaEvent, other: UoaEvent): boolean {
  if (one.type !== 'killed' || other.type !== 'killed' || one.survivor !== undefined) return false;
  return other.survivor === undefined && one.zone === other.zone && one.zombie === other.zombie;
}
