import { stockFace } from '../../../../engine';

/** A tile of which a train is made, or on which one comes in. */
export function isOnRails({ faces }: { readonly faces: readonly string[] }): boolean {
  return faces.some((id) => stockFace(id)?.zones.some(({ tags = [] }) => tags.includes('railroad')));
}
