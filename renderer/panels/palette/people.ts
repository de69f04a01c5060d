import { survivors } from '../../../engine';
import type { AsideCompanion, Class, Mission, TokenCompanion } from '../../../schemas';
import { keyOf, type PartKey } from '../../document/parts';

type Companion = TokenCompanion | AsideCompanion;

/** On the board, or waiting beside it. */
function companionsOf({ tokens = [], aside = [] }: Mission): Companion[] {
  return [...tokens.filter((token) => token.kind === 'companion'), ...aside];
}

/** Files name people by their id, or as they are called on their cards. */
function known({ survivor }: Companion): (typeof survivors)[number] | undefined {
  return survivors.find(({ id, name }) => id === survivor || name === survivor);
}

/** The companions who are somebody certain, by the name on the card. */
export function companionsNamed(mission: Mission, name: string): readonly Companion[] {
  return companionsOf(mission).filter((one) => (known(one)?.name ?? one.survivor) === name);
}

/** Those who have to be of a class, or are. */
export function companionsOfClass(mission: Mission, ofClass: Class): readonly Companion[] {
  return companionsOf(mission).filter((one) => (known(one)?.class ?? one.class) === ofClass);
}

export function survivorsOfClass(ofClass: Class): number {
  return survivors.filter((survivor) => survivor.class === ofClass).length;
}

/** As they can be selected; who waits beside the board cannot. */
export function keysOfCompanions(companions: readonly Companion[]): PartKey[] {
  return companions.flatMap((one) => ('at' in one ? keyOf('token', one.id) : []));
}
