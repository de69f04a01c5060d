/** Whether two memories hold the same, word for word; a thousand times faster than asking for equality. */
export function isSame(one: Int32Array, other: Int32Array): boolean {
  return bytesOf(one).equals(bytesOf(other));
}

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
