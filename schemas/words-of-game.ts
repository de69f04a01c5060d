import type { Behaviours } from './generated/behaviours';
import type { OwnWords } from './generated/own-words';
import type { Effect, Restriction, RuleEvent, Token } from './generated/types';

type Game = keyof OwnWords;
type Sort = keyof OwnWords[Game];

/** Words that missions of other games have. */
export type ForeignWord<G extends Game, S extends Sort> = {
  [Other in Game]: Other extends G ? never : OwnWords[Other][S];
}[Game];

/** What a mission of this game can say. */
export type TokenOf<G extends Game> = Exclude<Token, { kind: ForeignWord<G, 'Token'> }>;
export type EffectsOf<G extends Game> = Exclude<Effect, { effect: ForeignWord<G, 'Effect'> }>;
export type EventsOf<G extends Game> = Exclude<RuleEvent, { event: ForeignWord<G, 'RuleEvent'> }>;
export type RestrictionsOf<G extends Game> = Exclude<Restriction, { what: ForeignWord<G, 'Restriction'> }>;

/** What a piece does, as it is told and chosen by itself. */
export type BehaviourOf<G extends keyof Behaviours> = Behaviours[G];
export type Behaviour = BehaviourOf<keyof Behaviours>;
