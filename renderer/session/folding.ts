/** What stands on either side of the board. */
export type SidePanel = 'palette' | 'properties';

/** Which panels beside the board are open. A narrow window has room for one of them, and its own memory for which. */
export interface Folding {
  readonly isNarrow: boolean;
  readonly wide: Readonly<Record<SidePanel, boolean>>;
  readonly narrow: SidePanel | undefined;
  /** In a narrow window beside a game, whose board has all the room at first. */
  readonly narrowAtGame: SidePanel | undefined;
}

export const unfolded: Folding = {
  isNarrow: false,
  wide: { palette: true, properties: true },
  narrow: 'palette',
  narrowAtGame: undefined,
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

export function isOpen(folding: Folding, panel: SidePanel, beside: Beside | undefined): boolean {
  return folding.isNarrow ? narrowPanel(folding, beside) === panel : folding.wide[panel];
}

/** What is asked for is open, whatever was. */
export function opened(folding: Folding, panel: SidePanel): Folding {
  const { isNarrow, wide } = folding;
  return isNarrow ? { ...folding, narrow: panel } : { ...folding, wide: { ...wide, [panel]: true } };
}

export function toggled(folding: Folding, panel: SidePanel, beside: Beside | undefined): Folding {
  const { isNarrow, wide } = folding;
  if (!isNarrow) return { ...folding, wide: { ...wide, [panel]: !wide[panel] } };
  const next = isOpen(folding, panel, beside) ? undefined : panel;
  return beside?.isPlaying ? { ...folding, narrowAtGame: next } : { ...folding, narrow: next };
}
