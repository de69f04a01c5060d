import type { UnplacedPiece } from '../../../engine';
import { type UoaLook, ZOMBIES } from '../../../engine/systems/undead-or-alive';
import type { Class, ForeignWord, OwnKind, Text } from '../../../schemas';
import type { ColourName } from '../../palette';
import type { Figure, SaidOfPieces } from '../../token/figure';

/** The id of the game in every figure of it. */
const system = 'undead-or-alive';

/** A name in each language; where its author gave it none, the word that it goes by. */
export type Called = Text | string;

interface Common extends Figure {
  readonly system: typeof system;
}

/** Everything that lies or stands on its boards. */
export type UoaFigure = Common &
  (
    | { readonly kind: 'start'; readonly number?: number | undefined }
    | {
        readonly kind: 'spawn';
        readonly spawn: 'starting' | 'mobile' | 'abomination';
        readonly inactive?: boolean;
        readonly waiting?: boolean;
      }
    | { readonly kind: 'corpse-pile'; readonly safe?: boolean }
    | {
        readonly kind: 'objective';
        readonly colour: 'red' | 'blue' | 'green';
        readonly faceDown?: boolean;
        readonly waiting?: boolean;
        readonly group?: Called | undefined;
      }
    | { readonly kind: 'no-objective' }
    | { readonly kind: 'exit' }
    | { readonly kind: 'noise'; readonly boom?: boolean }
    | { readonly kind: 'vade-retro' }
    | { readonly kind: 'first-player' }
    | {
        readonly kind: 'companion';
        readonly class?: Class | undefined;
        readonly survivor?: string | undefined;
      }
    | {
        readonly kind: 'survivor';
        readonly name: string;
        readonly class?: Class;
        /** The colour of their base, by which those of a posse are told apart. */
        readonly colour?: ColourName;
      }
    | {
        readonly kind: 'zombie';
        readonly zombie: 'walker' | 'runner' | 'fatty' | 'abomination';
        readonly count?: number | undefined;
        /** What only its mission calls it. */
        readonly own?: Called | undefined;
      }
    | { readonly kind: 'machine'; readonly machine: 'wagon' | 'gatling' }
  );

/** The bases of the survivors, in the order of the posse. */
const BASES: readonly ColourName[] = ['blue', 'red', 'green', 'yellow', 'timber', 'orange'];

export function baseColour(survivor: number): ColourName {
  return BASES[survivor % BASES.length] ?? 'blue';
}

/** Pieces of a game look like those of a mission; survivors are told apart by their bases, too. */
export function figureOf(look: UoaLook): UoaFigure {
  if (look.kind !== 'survivor') return { ...look, system };
  return { system, kind: 'survivor', name: look.name, colour: baseColour(look.base) };
}

type Piece = Exclude<UnplacedPiece, { kind: ForeignWord<'undead-or-alive', 'Token'> }>;

/** What is to be seen of a token; the rest of what a mission says of it is not. */
export function tokenFigure(token: Piece, { kinds = [], groups = [] }: SaidOfPieces = {}): UoaFigure {
  switch (token.kind) {
    case 'start':
      return { system, kind: 'start', number: token.number };
    case 'spawn':
      return {
        system,
        kind: 'spawn',
        spawn: token.spawn,
        ...(token.asleep && { inactive: true }),
        ...(token.waiting && { waiting: true }),
      };
    case 'objective': {
      const isFaceDown = token.mix !== undefined;
      const { kind, colour } = token;
      const group = called(token.group, groups);
      const waiting = token.waiting && { waiting: true };
      return { system, kind, colour, ...(isFaceDown ? { faceDown: true } : { group }), ...waiting };
    }
    case 'companion':
      return { system, kind: 'companion', class: token.class, survivor: token.survivor };
    case 'zombie':
      return zombieFigure(token, kinds);
    case 'machine':
      return { system, kind: 'machine', machine: token.machine };
    case 'no-objective':
    case 'exit':
    case 'noise':
      return { system, kind: token.kind };
  }
}

/** A kind of the mission's own looks like what it is like; one that nobody has declared, like a Walker. */
function zombieFigure(
  { zombie, count }: Extract<Piece, { kind: 'zombie' }>,
  kinds: readonly OwnKind[],
): UoaFigure {
  const printed = ZOMBIES.find((each) => each === zombie);
  if (printed) return { system, kind: 'zombie', zombie: printed, count };
  const like = kinds.find(({ id }) => id === zombie)?.like ?? 'walker';
  return { system, kind: 'zombie', zombie: like, count, own: called(zombie, kinds) };
}

function called(
  id: string | undefined,
  named: readonly { readonly id: string; readonly name?: Text | undefined }[],
): Called | undefined {
  return named.find((each) => each.id === id)?.name ?? id;
}
