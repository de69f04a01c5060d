/**
 * Marks that turn the direction of writing, and blanks of no width. In a name they would show another one than there is, and
 * turn around what stands beside it. Joiners stay: letters and pictures are made with them.
 */
export const turning = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * What others have written, as it can be shown among words of our own.
 *
 * @param {string} text
 */
export function unturned(text) {
  return text.replace(turning, '');
}
