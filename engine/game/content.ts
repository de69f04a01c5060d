import type { Class, FaceSource, Mission, Tileset, Token } from '../../schemas';
import type { TokenKind } from './token-kind';

/** Somebody whom players can play, or meet. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** Of a game whose people have classes. */
  readonly class?: string;
}

/** How many of something a mission asks for, how many a box has, and how many more the mission declares itself. */
export interface ComponentCount<Component extends string = string> {
  readonly component: Component;
  readonly asked: number;
  readonly inBox: number;
  readonly extra: number;
}

/** What is in the box. */
export interface Content {
  readonly tileset: Tileset;
  /** Everybody with a card of their own. */
  readonly people: readonly Person[];
  /** The classes that there are of them, where there are any. */
  readonly classes?: readonly Class[];
  /** Its missions may have no tiles: the board grows in play, or there is none. */
  readonly startsBare?: true;
  /** What a mission can lay on its tiles, in the order in which it is looked for. */
  readonly tokens: readonly TokenKind[];
  /** How many play along. */
  readonly posse: { readonly fewest: number; readonly most: number; readonly usual: number };
  /** What is on the back of a face. */
  otherSide(face: string): string;
  /** What a mission uses up, be it playable or not. */
  components(mission: Mission, faces: FaceSource): readonly ComponentCount[];
  /** Of a game whose rules lay tokens at set-up that a mission need not lay itself. */
  laidByRules?(mission: Mission, faces: FaceSource): readonly Token[];
}
