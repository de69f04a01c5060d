import { kindOf } from '../../../../family/zombicide/cards/held';
import { OTHER } from '../../../../family/zombicide/sorts';
import type { Wish } from '../../../../game/advice';
import { legalDiscards } from '../../../../game/play';
import type { Action } from '../../../../game/vocabulary';
import { turnActions } from '../../actions/turn-actions';
import { type Observation, openGame } from '../../hidden/observation';
import type { OpenGame } from '../../open-game';
import { NONE } from '../../state';
import { DO, vocabulary } from '../../words';
import { isDoneWith, isOffered, isWhole, type Wanted, wantedIn } from '../wanted';
import { whyNotInvent, whyNotJump, whyNotLend, whyNotSave, whyNotShove, whyNotTaunt } from './by-skill';
import { whyNotHolyWater, whyNotPlace, whyNotReorganize, whyNotSearch } from './cards';
import {
  notTheirs,
  whyNotAttack,
  whyNotAttackWith,
  whyNotFire,
  whyNotImprovise,
  whyNotReload,
} from './fighting';
import { whyForbidden, whyNotDo, whyNotTake } from './mission';
import { whyNotBoard, whyNotDrive, whyNotGetOut, whyNotMakeNoise, whyNotMove } from './moving';
import { whyNotActivate, whyNotCharge, whyNotRally, whyNotTrade, whyNotVadeRetro } from './people';
import { because, type WhyNot } from './reason';
import { type ActorNow, situationIn, unpaid } from './situation';

/**
 * Why something that players plainly want is not among the options; nothing where it is. Said as a player would: the
 * first thing that is in the way.
 */
export function whyNot(seen: Observation, wish: Wish): WhyNot | undefined {
  if (seen.outcome) return because('game-over');
  if (wish.do === 'attack') return whyNoAttack(seen, wish as Extract<Wish, { do: 'attack' }>);
  if (wish.do === 'bring') return whyNotBring(seen, wish as Extract<Wish, { do: 'bring' }>);
  const wanted = wantedIn(seen, wish);
  if (!wanted || !isWhole(wanted)) return because('not-in-this-game');
  if (isOffered(seen, wanted) || isAside(seen, wish)) return undefined;
  return whyNotInTime(seen, wanted) ?? whyNotNow(seen, wanted);
}

function whyNoAttack(seen: Observation, { with: id, at: zone }: Extract<Wish, { do: 'attack' }>) {
  const game = openGame(seen);
  const card = vocabulary.namings['card']?.read(game, id);
  const at = zone === undefined ? NONE : vocabulary.namings['zone']?.read(game, zone);
  if (card === undefined || at === undefined) return because('not-in-this-game');
  if (isAttackOffered(seen, card, at)) return undefined;
  const untimely = untimelyTurnAction(seen);
  if (untimely) return untimely;
  const situation = situationIn(seen);
  const forbidden = whyForbidden(situation, { kind: DO[attackWith(game, card)], a: card });
  return forbidden ?? whyNotAttackWith(situation, card, at) ?? because('not-now');
}

/** Nobody but whoever acts lays cards elsewhere. */
function whyNotBring(seen: Observation, { with: id }: Extract<Wish, { do: 'bring' }>): WhyNot {
  const card = vocabulary.namings['card']?.read(openGame(seen), id);
  if (card === undefined) return because('not-in-this-game');
  if (seen.acting === NONE) return because('activate-first');
  return notTheirs(situationIn(seen), card) ?? because('not-now');
}

/** What an attack with a card is called. */
function attackWith(game: OpenGame, card: number): 'melee' | 'shoot' | 'throw' {
  const { type } = kindOf(game, card);
  return type === 'melee' ? 'melee' : type === 'explosive' ? 'throw' : 'shoot';
}

function isAttackOffered(seen: Observation, card: number, at: number): boolean {
  const zones = at === NONE ? [] : [at];
  const isHere = at === NONE || at === seen.at('place', seen.acting);
  return (
    (isHere && isDoneWith(seen, 'melee', card)) ||
    (['shoot', 'fan', 'throw'] as const).some((word) => isDoneWith(seen, word, card, ...zones))
  );
}

/** What may be done at any time. */
function isAside(seen: Observation, wish: Action): boolean {
  if (wish.do !== 'discard' && wish.do !== 'do') return false;
  const [thing] = Object.values(wish).filter((value) => value !== wish.do);
  return legalDiscards(seen.guess('asides')).some(
    (each) => each.do === wish.do && (each['card'] ?? each['rule']) === thing,
  );
}

const IN_A_TURN: readonly number[] = [
  ...turnActions.flatMap(({ words }) => words.map((word) => DO[word])),
  DO['end-turn'],
];

/** Nothing is asked that has to be answered before anything else. */
const IS_FREE_TO_ACT: readonly string[] = ['act', 'choose-survivor', 'grant', 'move-on'];

/** It is not the time for it, whatever it is. */
function whyNotInTime(seen: Observation, wanted: Wanted): WhyNot | undefined {
  if (wanted.kind === DO.activate) return whyNotActivate(seen, openGame(seen), wanted);
  if (wanted.kind === DO.place) return whyNotPlace(seen, situationIn(seen), wanted);
  if (!IN_A_TURN.includes(wanted.kind)) {
    const decision = seen.decision?.name ?? '';
    return IS_FREE_TO_ACT.includes(decision)
      ? because('asked-when-due')
      : because('decide-first', { decision });
  }
  return untimelyTurnAction(seen);
}

function untimelyTurnAction(seen: Observation): WhyNot | undefined {
  const decision = seen.decision?.name ?? '';
  if (decision === 'choose-survivor') return because('activate-first');
  return decision === 'act' || decision === 'grant' ? undefined : because('decide-first', { decision });
}

function whyNotNow(seen: Observation, wanted: Wanted): WhyNot {
  const situation = situationIn(seen);
  const forbidden = whyForbidden(situation, wanted);
  if (forbidden) return forbidden;
  const reason = reasons[wanted.do];
  return (reason ? reason(situation, wanted) : unpaid(situation, OTHER)) ?? because('not-now');
}

const reasons: Partial<Record<Wanted['do'], (situation: ActorNow, wanted: Wanted) => WhyNot | undefined>> = {
  move: whyNotMove,
  drive: whyNotDrive,
  board: whyNotBoard,
  'get-out': whyNotGetOut,
  'make-noise': whyNotMakeNoise,
  melee: whyNotAttack,
  shoot: whyNotAttack,
  fan: whyNotAttack,
  throw: whyNotAttack,
  improvise: whyNotImprovise,
  fire: whyNotFire,
  reload: whyNotReload,
  search: whyNotSearch,
  take: whyNotTake,
  reorganize: whyNotReorganize,
  'holy-water': whyNotHolyWater,
  trade: whyNotTrade,
  rally: whyNotRally,
  charge: whyNotCharge,
  'vade-retro': whyNotVadeRetro,
  jump: whyNotJump,
  shove: whyNotShove,
  lifesaver: whyNotSave,
  taunt: whyNotTaunt,
  'lend-action': whyNotLend,
  invent: whyNotInvent,
  do: whyNotDo,
  'end-turn': () => because('granted-other'),
};
