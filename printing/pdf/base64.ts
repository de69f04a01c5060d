const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Uint8Array(128);
for (const [value, letter] of Array.from(letters).entries()) values[letter.charCodeAt(0)] = value;

// There is nothing for this that Node, a page and a thread without one have in common.

export function base64OfBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Pieces of whole threes: only the last has anything to pad.
  for (let from = 0; from < bytes.length; from += PIECE)
    parts.push(piece(bytes.subarray(from, from + PIECE)));
  return parts.join('');
}

const PIECE = 3 * 4096;

function piece(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const triple = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += letters.charAt((triple >> shift) & 63);
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return missing === 0 ? text : text.slice(0, -missing) + '='.repeat(missing);
}

export function bytesOfBase64(text: string): Uint8Array {
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let at = 0;
  // What pads the end counts as zero, and what lies beyond its end an array lets fall.
  const value = (index: number) => values[text.charCodeAt(index)] ?? 0;
  for (let index = 0; index < length; index += 4) {
    const triple =
      (value(index) << 18) | (value(index + 1) << 12) | (value(index + 2) << 6) | value(index + 3);
    bytes[at++] = triple >> 16;
    bytes[at++] = triple >> 8;
    bytes[at++] = triple;
  }
  return bytes;
}
