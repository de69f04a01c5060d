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

export function isOpen({ isNarrow, wide, narrow }: Folding, panel: SidePanel): boolean {
  return isNarrow ? narrow === panel : wide[panel];
}

export function toggled(folding: Folding, panel: SidePanel): Folding {
  if (folding.isNarrow) return { ...folding, narrow: folding.narrow === panel ? undefined : panel };
  return { ...folding, wide: { ...folding.wide, [panel]: !folding.wide[panel] } };
}
