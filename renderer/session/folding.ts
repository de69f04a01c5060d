/** What stands on either side of the board. */
export type SidePanel = 'palette' | 'properties';

/** Which panels beside the board are open. A narrow window has room for one of them, and its own memory for which. */
export interface Folding {
  readonly isNarrow: boolean;
  readonly wide: Readonly<Record<SidePanel, boolean>>;
  readonly narrow: SidePanel | undefined;
}

export const unfolded: Folding = {
  isNarrow: false,
  wide: { palette: true, properties: true },
  narrow: 'palette',
};

/** What may only be looked at has no palette: where that would have the room, the properties have it. */
function narrowPanel({ narrow }: Folding, isReadOnly: boolean): SidePanel | undefined {
  return narrow === 'palette' && isReadOnly ? 'properties' : narrow;
}

export function isOpen(folding: Folding, panel: SidePanel, isReadOnly: boolean): boolean {
  return folding.isNarrow ? narrowPanel(folding, isReadOnly) === panel : folding.wide[panel];
}

/** What is asked for is open, whatever was. */
export function opened(folding: Folding, panel: SidePanel): Folding {
  const { isNarrow, wide } = folding;
  return isNarrow ? { ...folding, narrow: panel } : { ...folding, wide: { ...wide, [panel]: true } };
}

export function toggled(folding: Folding, panel: SidePanel, isReadOnly: boolean): Folding {
  const { isNarrow, wide } = folding;
  if (isNarrow) return { ...folding, narrow: isOpen(folding, panel, isReadOnly) ? undefined : panel };
  return { ...folding, wide: { ...wide, [panel]: !wide[panel] } };
}
