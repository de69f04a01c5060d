import type { Point } from '../../drawing/scene';

/** What a pointer does on the canvas. Places are millimetres of the board, whatever the zoom. */
export type ToolEvent =
  | (PointerPlace & {
      readonly kind: 'press';
      readonly button: 'primary' | 'secondary';
      readonly clicks: number;
      /** The pointer has clicked here before, and not moved since. */
      readonly isAgain?: boolean;
    })
  | (PointerPlace & { readonly kind: 'move' })
  | (PointerPlace & { readonly kind: 'release' })
  /** A turn of the wheel while something is held. */
  | (PointerPlace & { readonly kind: 'wheel'; readonly turn: 1 | -1 })
  /** The pointer has left the canvas; what is held is nowhere for now. */
  | { readonly kind: 'leave' }
  /** Escape, or the system took the pointer away. */
  | { readonly kind: 'cancel' }
  /** A keyboard takes up what is selected, here. */
  | (PointerPlace & { readonly kind: 'lift' })
  | { readonly kind: 'key'; readonly key: ToolKey };

/** Keys that mean something to what is held. */
export type ToolKey = 'rotate' | 'rotateBack' | 'flip' | 'enter';

export interface PointerPlace {
  readonly at: Point;
  /** Millimetres of one pixel: what is near on the screen depends on it. */
  readonly pixel: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly command: boolean;
}
