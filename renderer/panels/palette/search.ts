/** Small letters without accents and signs, so that ‘eglise’ finds the Église, and ‘escalier’ the Cage d’escalier. */
export function plainWords(text: string): string {
  const plain = text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Whether every word of the query is how one of these plain words begins. */
export function answers(words: string, query: string): boolean {
  const asked = plainWords(query).split(' ');
  return asked.every((word) => ` ${words}`.includes(` ${word}`));
}
