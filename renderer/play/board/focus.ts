/** The board of the game in sight, where keys go on from if they are nowhere else. */
export function boardOfGame(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.play-board-frame');
}

/** Gives the keyboard to the board; answers whether there is one. */
export function focusBoard(): boolean {
  const board = boardOfGame();
  board?.focus({ preventScroll: true });
  return board !== null;
}

/** Whether keys are heard by nothing in particular: by the page, the screen of the game, or its hand as a whole. */
export function isOnNothing(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('body, .play-screen, .hand');
}
