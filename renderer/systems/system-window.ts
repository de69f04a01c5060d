import type { ReactNode } from 'react';
import type { Look, Seen } from '../../engine';
import type { Language } from '../../languages';
import type { Words } from '../../telling/words';
import type { HandbookChapter } from '../handbook/entry';
import type { PanelTarget } from '../session/leading';
import type { Tour } from '../tours/tour';
import type { BendForms } from './bend-forms';
import type { OwnEditor } from './system-editor';

/** How the cards of a game are shown. */
export interface CardsWindow<S extends Seen = Seen, W extends Words = Words> {
  /** A card as it lies on the table, for the eye. */
  face(seen: S, card: number): ReactNode;
  /** What sort of card it is, at a glance, and the word for it that styles know. */
  sign(seen: S, card: number): ReactNode;
  sort(seen: S, card: number): string | undefined;
  /** A card in one line, for those who do not see it. */
  line(seen: S, card: number, words: W): string;
  /** The cards that lie open beside a deck, from the top down. */
  open(seen: S, deck: string, cards: readonly number[], words: W): ReactNode;
  /** What else there is to know of a deck, if there is anything. */
  note?(seen: S, deck: string, words: W): ReactNode;
}

/**
 * What of the window only a system can make. Cards and skills go by their numbers. What takes what is seen, or words, is a method:
 * so a system says it of its own games, and whoever has found it by its id hands in whatever game there is.
 */
export interface SystemWindow<S extends Seen = Seen, W extends Words = Words> {
  /** Of a game that has cards. */
  readonly cards?: CardsWindow<S, W>;
  /** Of a game that has skills: what one does, in a sentence; nothing for what is none. */
  skillAbout?(skill: string, words: W): string | undefined;
  /** What the handbook says of its rules, chapter by chapter. */
  handbook?(language: Language): readonly HandbookChapter[];
  /** The entry about a piece on the board, if there is one. */
  entryOfPiece?(look: Look): string | undefined;
  /** A sign beside somebody's name. */
  personSign?(sign: string): ReactNode;
  /** What somebody can who may be chosen, line by line. */
  personCan?(id: string, language: Language): readonly string[];
  /** Of why a mission cannot be played, by the codes of these problems. */
  readonly troubles: {
    /** Where something can be done about it, beside the board. */
    placeOf(code: string): PanelTarget | undefined;
    /** The sheet itself can change it. */
    isAboutPeople(code: string): boolean;
  };
  /** What only it has where its missions are drawn. */
  readonly editor: OwnEditor;
  /** What can be changed by hand. */
  readonly byHand: BendForms<S, W>;
  /** Of a game that leads its authors through the window. */
  readonly tours?: readonly Tour[];
}
