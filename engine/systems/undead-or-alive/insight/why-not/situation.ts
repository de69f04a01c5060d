import { placeOf } from '../../../../family/zombicide/actors';
import { zombiesIn } from '../../../../family/zombicide/horde';
import { zoneName } from '../../../../family/zombicide/names';
import { freeActions } from '../../../../family/zombicide/turns/allowance';
import type { UoaGame } from '../../game';
import { type Observation, openGame } from '../../hidden/observation';
import type { OpenGame } from '../../open-game';
import { NONE } from '../../state';
import { likelyGame } from '../likely';
import { because, type WhyNot } from './reason';

/** Somebody who may act now: in their turn, or with one action for nothing. */
export interface ActorNow {
  readonly game: OpenGame;
  readonly survivor: number;
  readonly zone: number;
  /** For rules that are asked of whole games. */
  readonly likely: () => UoaGame;
  /** What the one action may be, and where it has to be aimed; nothing in a turn. */
  readonly granted: { readonly sorts: number; readonly zone: number } | undefined;
}

export function situationIn(seen: Observation): ActorNow {
  const game = openGame(seen);
  const survivor = seen.acting;
  return {
    game,
    survivor,
    zone: placeOf(game, survivor),
    likely: () => likelyGame(seen),
    granted:
      seen.decision?.name === 'grant' ? { sorts: seen.about('sorts'), zone: seen.about('zone') } : undefined,
  };
}

/** Why an action of these sorts cannot be paid for. What is free costs nothing, but is nothing that is granted. */
export function unpaid({ game, survivor, granted }: ActorNow, sorts: number, cost = 1): WhyNot | undefined {
  if (granted) {
    if ((granted.sorts & sorts) === 0) return because('granted-other');
    return cost === 1 ? undefined : because('too-few-actions', { cost, left: 1 });
  }
  const left = game.state.actionsLeft + freeActions(game, survivor, sorts);
  if (left >= cost) return undefined;
  return left === 0
    ? because('no-actions-left', { count: cost })
    : because('too-few-actions', { cost, left });
}

/** The same where zombies make it cost more. */
export function unpaidAmongZombies(situation: ActorNow, sorts: number, cost: number): WhyNot | undefined {
  const why = unpaid(situation, sorts, cost);
  const zombies = zombiesIn(situation.game, situation.zone);
  if (why?.code !== 'too-few-actions' || zombies === 0 || cost === 1) return why;
  return because('zombies-hold', { count: zombies, ...why.parameters });
}

/** Why it cannot be aimed there, if what is granted has to be aimed somewhere. */
export function misaimed({ game, granted }: ActorNow, zone: number): WhyNot | undefined {
  if (!granted || granted.zone === NONE || granted.zone === zone) return undefined;
  return because('granted-zone', { zone: zoneName(game, granted.zone) });
}
