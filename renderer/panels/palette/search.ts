/** Small letters without accents and signs, so that ‘eglise’ finds the Église, and ‘escalier’ the Cage d’escalier. */
export function plainWords(text: string): string {
  const plain = text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Whether every word of the query is how one of these plain words begins; whoever asks for several finds the one, too. */
export function answers(words: string, query: string): boolean {
  const begins = (word: string) => ` ${words}`.includes(` ${word}`);
  const asked = plainWords(query).split(' ');
  return asked.every((word) => begins(word) || (SEVERAL.test(word) && begins(word.slice(0, -1))));
}

/** As both languages write it, mostly. */
const SEVERAL = /\p{L}{3}[sx]$/u;
