import { palettes } from '../../drawing/palette';
import type { Theme } from '../../main/contract';
import { shownTheme } from '../session/shown-theme';

/** The colours of the drawing are the colours of the window: `--paper`, `--ink`, ... */
export function paint(root: HTMLElement, theme: Theme, systemDark: boolean): void {
  const shown = shownTheme(theme, systemDark);
  root.dataset.theme = shown;
  root.style.colorScheme = shown;
  for (const [name, colour] of Object.entries(palettes[shown])) {
    root.style.setProperty(colourVariable(name), colour);
  }
}

export function colourVariable(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
