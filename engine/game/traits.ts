import type { GameEvent } from './events';
import type { Action } from './vocabulary';

// What whoever shows a game has to know of its words, whatever they say: declared where each of them is.

/** What somebody may want to read about, and nothing else. */
export type EventGroup = 'fights' | 'zombies' | 'mission' | 'bent';

/** Where in its course a game is. */
export type Phase = 'set-up' | 'players' | 'zombies' | 'spawning' | 'over';

/** Of one sort of event. */
export interface EventTraits {
  /** Plain is what whoever has done it and sees the table knows; grave what somebody who lets others play wants to stop for. */
  readonly weight: 'plain' | 'notable' | 'grave';
  /** What it is about; a heading of the log is about everything. */
  readonly groups?: readonly EventGroup[];
  /** Others than players do something, and it is shown step by step. */
  readonly isWatched?: true;
  /** It is seen with what it leads up to, or with what it follows, and not for itself. */
  readonly scene?: 'leads' | 'follows';
  /**
   * It happens at once with those around it of which this is said, in whatever order they are told. What this names is
   * the same in those that are seen as one.
   */
  readonly together?: string;
  /** Dice are thrown for it at its zone, or where whoever acts is. */
  readonly aims?: true;
  /** The picture that flashes up where it happens. */
  readonly flash?: Flash;
  /** Whoever is on the way somewhere would stop. */
  readonly startles?: true;
  readonly begins?: Exclude<Phase, 'set-up'>;
  readonly endsTurn?: true;
  /** How it is drawn on the board, if it is not just an arrow. */
  readonly manner?: 'seeing' | 'hearing' | 'attack';
  /** Where zombies want to go says more than where they are. */
  readonly isAboutDestination?: true;
  /** Its `rule` is a rule of the mission: one that applies with it, or one that it only tells something of. */
  readonly ofRule?: 'applies' | 'told';
}

/** What can flash up on the board, whatever the game. */
export type Flash =
  | 'sees'
  | 'hears'
  | 'noise'
  | 'bite'
  | 'wound'
  | 'healed'
  | 'death'
  | 'level'
  | 'taken'
  | 'opened'
  | 'deck'
  | 'comes'
  | 'entrance';

/** The traits of all events of a union. */
export type TraitsOf<Event extends GameEvent> = Readonly<Record<Event['type'], EventTraits>>;

/** What an action amounts to, for shortcuts and clicks. */
export type ActionRole =
  | 'begin-turn'
  /** From zone to zone: one step, a way of its own, or the end of it. */
  | 'step'
  | 'way'
  | 'stop'
  | 'attack'
  /** Cards: a place for one of them, none, or all of one's own or of two people anew. */
  | 'place'
  | 'discard'
  | 'arrange'
  | 'trade';

/** Of one sort of action. */
export interface ActionTraits {
  /** Where it is chosen: at its object on the board, in the actor's zone, or beside the board. */
  readonly chosen: 'board' | 'here' | 'beside';
  readonly role?: ActionRole;
  /** A letter that begins the English word, as far as that goes; the same in every language. */
  readonly key?: string;
  /** Whoever acts has a button for it, of which those with lower numbers come first. */
  readonly button?: {
    readonly order: number;
    /** It is always there, and says why it cannot be done. */
    readonly stays?: true;
    /** It is picked out first, and then shown on the board where it can be done. */
    readonly isOnBoard?: true;
    /** Every way to do it has a button of its own. */
    readonly isEach?: true;
  };
  /** Whoever points at somebody may mean it, whatever else they could do with them. */
  readonly atPeople?: 'survivors' | 'companions';
  /** Of two people it is the second who is chosen. */
  readonly isAboutSecond?: true;
  /** What one wants to see of what is chosen. */
  readonly shows?: 'card' | 'skill' | 'health';
  /** The argument that names a card which is gone afterwards. */
  readonly usesUp?: string;
  /** Whatever is left of the turn is given up. */
  readonly endsTurn?: true;
  /** Of an attack: it is for more than whoever is hit, or is often made for its noise alone. */
  readonly beyondHits?: 'wanted' | 'possible';
}

/** Of one decision. */
export interface DecisionTraits {
  /** Players do what they want, in a turn, in a part of one, or by beginning one; elsewhere they answer what is asked. */
  readonly free?: 'turn' | 'part' | 'next-turn';
  /** Its options always differ in effect, so the check for a pointless decision is skipped. */
  readonly isForPlayers?: true;
  /** A card looks for its place: one that was found, one that can only be put somewhere, or one of many that are dealt. */
  readonly card?: 'found' | 'only-placed' | 'dealt';
  /** Somebody has to agree, or it has to be paid for, before cards are dealt out anew. */
  readonly isBeforeDealing?: true;
}

/** What there is to know of the words of a system. */
export interface Play {
  /** Players settle something before the first round. */
  readonly asksFirst?: true;
  event(event: GameEvent): EventTraits;
  action(word: string): ActionTraits;
  /** What begins to arrange one's own cards anew, or one's own and those of somebody else, if there are cards. */
  arrange?(partner?: string): Action;
  /** A step to a zone. */
  goTo(zone: string): Action;
  /** The words that have a button, in the order of these. */
  readonly buttons: readonly string[];
}
