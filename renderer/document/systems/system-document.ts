import type { UnplacedPiece } from '../../../engine';
import type { SentenceKey } from '../../../languages';
import type { AsideCompanion, Behaviour, Mission, Placement, Token } from '../../../schemas';
import type { Command } from '../command';
import type { LaidOut } from '../laid-out';
import type { PartKey } from '../parts';

/** What a new mission can begin with; no two games have templates of one name. */
export interface Template {
  /** The sentence for it is `start.template.<id>`. */
  readonly id: string;
  readonly placements: readonly Placement[];
  readonly tokens: readonly Token[];
}

/** Something that an author may not have meant, and the tokens that it is about. */
export interface Doubt {
  readonly words: SentenceKey;
  readonly tokens: readonly string[];
}

/** No id looks like it. */
export const ANY = '?';

/** A kind of token that goals and rules mean by what it is like. */
export interface FilteredSort {
  readonly kind: string;
  /** What a filter says besides the group, and what tokens call the same. */
  readonly filter: string;
  readonly property: string;
  /** The filter is known by what it can say, and by what it cannot. */
  readonly said: readonly string[];
  readonly unsaid?: readonly string[];
}

/** What a piece does, said in a sentence; it changes with what is chosen in that. */
export interface PieceBehaviour {
  /** The piece, by its id. */
  readonly of: string;
  readonly behaviour: Behaviour;
  changed(behaviour: Behaviour): Command;
}

/** What only a game knows of how its missions are drawn; as much of it as it has. */
export interface SystemDocument {
  readonly templates: readonly Template[];
  doubts(mission: Mission): readonly Doubt[];
  /**
   * Goals and rules as missions usually have them, without ids, the most used first. Where `ANY` stands for an id, whatever the mission
   * has of that sort is meant.
   */
  readonly stories: Readonly<Record<'goals' | 'rules', readonly object[]>>;
  /** Tiny missions from which the handbook takes its examples: between them, something of every sort that can be spoken of. */
  readonly examples: readonly Mission[];
  /** The words of a part that its missions have, where these are not all that there are. */
  readonly words: Readonly<Partial<Record<string, readonly string[]>>>;
  /** What goals and rules can name that lies in the box. */
  readonly nameables: Readonly<Record<'card' | 'skill' | 'tag' | 'survivor', readonly string[]>>;
  /** The words besides its name by which a card is meant, such as that for every weapon. */
  cardWords(card: string): readonly string[];
  /** What goals and rules mean without naming it. */
  readonly sorts: readonly FilteredSort[];
  /** What pieces do, which is told in sentences as rules are; in the order in which it is read. */
  behaviours(mission: Mission): readonly PieceBehaviour[];
  /** Who a piece is that can wait beside the board as well; nothing for one that cannot. */
  waiting(piece: UnplacedPiece): Omit<AsideCompanion, 'id'> | undefined;
  /** What can be made of what is selected, and in this game only. */
  arranged(laid: LaidOut, keys: ReadonlySet<PartKey>, taken: ReadonlySet<string>): Command | undefined;
}
