/** What stands on either side of the board. */
export type SidePanel = 'palette' | 'properties';
/** What can be folded away or pinned open, beside a mission or beside a game. */
export type Panel = SidePanel | 'hand';

/** Which panels beside the board are open. A narrow window has room for one of them, and its own memory for which. */
export interface Folding {
  readonly isNarrow: boolean;
  readonly wide: Readonly<Record<SidePanel, boolean>>;
  readonly narrow: SidePanel | undefined;
  /** Beside a game, whose board has all the room at first: what was pinned open. */
  readonly wideAtGame: Readonly<Record<SidePanel, boolean>>;
  readonly narrowAtGame: SidePanel | undefined;
  /** The cards of a game lie there in full. */
  readonly hand: boolean;
}

export const unfolded: Folding = {
  isNarrow: false,
  wide: { palette: true, properties: true },
  narrow: 'palette',
  wideAtGame: { palette: false, properties: false },
  narrowAtGame: undefined,
  hand: false,
};

/** What the panels stand beside. */
export interface Beside {
  readonly isReadOnly?: boolean;
  readonly isPlaying?: boolean;
}

/** What may only be looked at has no palette: where that would have the room, the properties have it. */
function narrowPanel({ narrow, narrowAtGame }: Folding, beside: Beside | undefined): SidePanel | undefined {
  if (beside?.isPlaying) return narrowAtGame;
  return narrow === 'palette' && beside?.isReadOnly ? 'properties' : narrow;
}

export function isOpen(folding: Folding, panel: Panel, beside: Beside | undefined): boolean {
  if (panel === 'hand') return folding.hand;
  if (folding.isNarrow) return narrowPanel(folding, beside) === panel;
  return (beside?.isPlaying ? folding.wideAtGame : folding.wide)[panel];
}

/** What is asked for is open, whatever was. */
export function opened(folding: Folding, panel: SidePanel): Folding {
  const { isNarrow, wide } = folding;
  return isNarrow ? { ...folding, narrow: panel } : { ...folding, wide: { ...wide, [panel]: true } };
}

export function toggled(folding: Folding, panel: Panel, beside: Beside | undefined): Folding {
  if (panel === 'hand') return { ...folding, hand: !folding.hand };
  const { isNarrow, wide, wideAtGame } = folding;
  const isNext = !isOpen(folding, panel, beside);
  if (!isNarrow) {
    return beside?.isPlaying
      ? { ...folding, wideAtGame: { ...wideAtGame, [panel]: isNext } }
      : { ...folding, wide: { ...wide, [panel]: isNext } };
  }
  const next = isNext ? panel : undefined;
  return beside?.isPlaying ? { ...folding, narrowAtGame: next } : { ...folding, narrow: next };
}
