import type { SystemDocument } from '../system-document';

/** Companions can come in later. */
export const waiting: SystemDocument['waiting'] = (piece) => {
  if (piece.kind !== 'companion') return undefined;
  const { kind: _, ...who } = piece;
  return who;
};
