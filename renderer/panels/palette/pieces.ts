import type { Figure } from '../../../drawing/token/figure';
import { survivors } from '../../../engine';
import type { Say } from '../../../languages';
import type { Class } from '../../../schemas';
import type { Piece } from '../../document/commands/pieces';

/** A piece as the palette offers it: laid on the board as it is, and drawn as it is. */
export type OfferedPiece = Piece & Exclude<Figure, { kind: 'survivor' }>;

const classes: readonly Class[] = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'];

export const tokens: readonly OfferedPiece[] = [
  { kind: 'start' },
  { kind: 'exit' },
  { kind: 'noise' },
  { kind: 'spawn', spawn: 'starting' },
  { kind: 'spawn', spawn: 'mobile' },
  { kind: 'spawn', spawn: 'abomination' },
  { kind: 'objective', colour: 'red' },
  { kind: 'objective', colour: 'blue' },
  { kind: 'objective', colour: 'green' },
  { kind: 'no-objective' },
];

export const companionsByClass: readonly OfferedPiece[] = [
  ...classes.map((ofClass): OfferedPiece => ({ kind: 'companion', class: ofClass })),
  { kind: 'companion' },
];

export const companionsByName: readonly OfferedPiece[] = survivors.map(({ name }) => ({
  kind: 'companion',
  survivor: name,
}));

export const zombies: readonly OfferedPiece[] = (['walker', 'runner', 'fatty', 'abomination'] as const).map(
  (zombie) => ({ kind: 'zombie', zombie }),
);

export const machines: readonly OfferedPiece[] = [
  { kind: 'machine', machine: 'wagon' },
  { kind: 'machine', machine: 'gatling' },
];

export function pieceName(piece: OfferedPiece, say: Say): string {
  switch (piece.kind) {
    case 'spawn':
      return say(`token.name.spawn.${piece.spawn}`);
    case 'objective':
      return say(`token.name.objective.${piece.colour}`);
    case 'zombie':
      return say(`token.name.zombie.${piece.zombie}`);
    case 'machine':
      return say(`token.name.machine.${piece.machine}`);
    case 'companion':
      if (piece.survivor !== undefined) return piece.survivor;
      return piece.class === undefined ? say('palette.anybody') : say(`token.class.${piece.class}`);
    case 'start':
    case 'exit':
    case 'noise':
    case 'no-objective':
      return say(`token.name.${piece.kind}`);
  }
}

/** What else one might look for it by. */
export function pieceWords(piece: OfferedPiece, say: Say): string {
  if (piece.kind !== 'companion') return pieceName(piece, say);
  const { survivor } = piece;
  const known = survivors.find(({ name }) => name === survivor);
  const ofClass = known ? say(`token.class.${known.class}`) : '';
  return `${pieceName(piece, say)} ${say('token.name.companion')} ${ofClass}`;
}
