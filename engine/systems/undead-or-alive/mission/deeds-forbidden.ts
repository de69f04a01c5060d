import type { Restriction, RestrictionsOf } from '../../../../schemas';
import { kindOf } from '../../../family/zombicide/cards/held';
import type { ActionList, Chosen } from '../../../game/action-list';
import type { UoaGame } from '../game';
import { IMPROVISED } from '../improvised';
import { NONE } from '../state';
import { type ActionWord, DO } from '../words';
import { isInForce } from './restrictions';

// What a mission does not let survivors do in their turn: one gate for everything that is offered there.

type What = RestrictionsOf<'undead-or-alive'>['what'];

/** What somebody does, with its numbers. */
type Deed = Pick<Chosen, 'kind' | 'a'>;

type Forbids<W extends What> = (
  game: Pick<UoaGame, 'table'>,
  deed: Deed,
  restriction: Extract<Restriction, { what: W }>,
) => boolean;

/** Whether it is any of these, whatever with. */
function isOneOf(...words: readonly ActionWord[]): (_: unknown, deed: Deed) => boolean {
  const kinds = new Set(words.map((word) => DO[word]));
  return (_, { kind }) => kinds.has(kind);
}

const isStrike = isOneOf('melee', 'charge');
const isShot = isOneOf('shoot', 'fan', 'throw', 'fire');
const isWithCard = isOneOf('melee', 'shoot', 'fan', 'throw', 'holy-water');

/** A skill is the weapon. */
function isImprovised({ kind, a: skill }: Deed, isMelee: boolean): boolean {
  return kind === DO.improvise && IMPROVISED.some((each) => each.skill === skill && each.isMelee === isMelee);
}

/** The words by which each skill or ability is used that a survivor takes an action for, or a part of their turn. */
const SKILLS: Readonly<Record<NonNullable<Extract<Restriction, { what: 'skill' }>['skill']>, ActionWord>> = {
  charge: 'charge',
  'vade-retro': 'vade-retro',
  jump: 'jump',
  shove: 'shove',
  lifesaver: 'lifesaver',
  taunt: 'taunt',
  'born-leader': 'lend-action',
  inventor: 'invent',
};

const isSkill = isOneOf(...Object.values(SKILLS), 'improvise');

/** What each of them is about. What is not here is asked for where it is done: taking, rallying, entering, leaving. */
const forbids: { readonly [W in What]?: Forbids<W> } = {
  move: isOneOf('move', 'charge', 'jump'),
  trade: isOneOf('trade'),
  melee: (game, deed) => isStrike(game, deed) || isImprovised(deed, true),
  ranged: (game, deed) => isShot(game, deed) || isImprovised(deed, false),
  reload: isOneOf('reload'),
  'make-noise': isOneOf('make-noise'),
  drive: (game, deed, { machine }) => deed.kind === DO.drive && isMachine(game, deed.a, machine),
  fire: (game, deed, { machine }) => deed.kind === DO.fire && isMachine(game, deed.a, machine),
  use: (game, deed, { card }) => isWithCard(game, deed) && [card].flat().includes(kindOf(game, deed.a).id),
  do: ({ table }, { kind, a: number }, { rule }) =>
    kind === DO.do && table.mission.rules[number]?.id === rule,
  skill: (game, deed, { skill }) =>
    skill === undefined ? isSkill(game, deed) : deed.kind === DO[SKILLS[skill]],
};

function isMachine({ table }: Pick<UoaGame, 'table'>, number: number, id: string | undefined): boolean {
  return id === undefined || table.mission.machines[number]?.id === id;
}

/** Those that are about what survivors do in their turn. */
export function isAboutDeeds({ what }: Restriction): boolean {
  return Object.hasOwn(forbids, what);
}

/** What forbids it, whenever that is in force. */
export function isMeantBy(game: Pick<UoaGame, 'table'>, restriction: Restriction, deed: Deed): boolean {
  const test = (forbids as Readonly<Record<string, Forbids<never> | undefined>>)[restriction.what];
  return test?.(game, deed, restriction as never) ?? false;
}

export function whatForbidsDoing(game: UoaGame, survivor: number, deed: Deed): Restriction | undefined {
  const { deedsForbidden } = game.table.mission;
  return deedsForbidden.find((each) => isMeantBy(game, each, deed) && isInForce(game, each, survivor));
}

/** Leaves out what the mission does not allow of what is listed from a place on: where it forbids nothing this costs nothing. */
export function leaveOutForbidden(game: UoaGame, survivor: number, list: ActionList, from: number): void {
  const { deedsForbidden } = game.table.mission;
  if (deedsForbidden.length === 0 || list.length === from) return;
  // Each restriction is looked at once, not for every target.
  const inForce = deedsForbidden.filter((each) => isInForce(game, each, survivor));
  if (inForce.length === 0) return;
  list.keepFrom(from, (deed) => !inForce.some((each) => isMeantBy(game, each, deed)));
}

/** Somebody who may not set out. */
export function mayWalk(game: UoaGame, survivor: number): boolean {
  if (game.table.mission.deedsForbidden.length === 0) return true;
  return whatForbidsDoing(game, survivor, { kind: DO.move, a: NONE }) === undefined;
}
