import type { UnplacedToken } from '../../../../engine';
import { survivors } from '../../../../engine/systems/undead-or-alive';
import type { AsideCompanion, Class, Mission, TokenCompanion } from '../../../../schemas';
import { keyOf, type PartKey } from '../../../document/parts';
import type { OwnStock, Stock } from '../../system-editor';

/** Of somebody certain there is one, and of a class as many as there are survivors of it. */
export function companionStock(piece: UnplacedToken, mission: Mission): OwnStock | undefined {
  if (piece.kind !== 'companion') return undefined;
  const { survivor, class: ofClass } = piece;
  const used = 'palette.used.companions';
  if (survivor !== undefined)
    return { used, isOne: true, ...stockOfOne(companionsNamed(mission, survivor), survivor) };
  const stock = ofClass === undefined ? {} : stockOfClass(companionsOfClass(mission, ofClass), ofClass);
  return { used, isOne: false, ...stock };
}

const stamp = { key: 'palette.stamp.used' } as const;

function stockOfOne(found: readonly Companion[], name: string): Stock {
  if (found.length === 0) return {};
  const reason = { key: 'palette.used.person', parameters: { name } } as const;
  return { shortage: { stamp, reason, uses: keysOfCompanions(found) } };
}

function stockOfClass(found: readonly Companion[], ofClass: Class): Stock {
  const there = survivorsOfClass(ofClass);
  const left = { left: Math.max(0, there - found.length), there };
  if (left.left > 0) return { left };
  const reason = { key: 'palette.used.class', parameters: { count: there } } as const;
  return { left, shortage: { stamp, reason, uses: keysOfCompanions(found) } };
}

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
function companionsNamed(mission: Mission, name: string): readonly Companion[] {
  return companionsOf(mission).filter((one) => (known(one)?.name ?? one.survivor) === name);
}

/** Those who have to be of a class, or are. */
function companionsOfClass(mission: Mission, ofClass: Class): readonly Companion[] {
  return companionsOf(mission).filter((one) => (known(one)?.class ?? one.class) === ofClass);
}

function survivorsOfClass(ofClass: Class): number {
  return survivors.filter((survivor) => survivor.class === ofClass).length;
}

/** As they can be selected; who waits beside the board cannot. */
function keysOfCompanions(companions: readonly Companion[]): PartKey[] {
  return companions.flatMap((one) => ('at' in one ? keyOf('token', one.id) : []));
}
