import type { UnplacedPiece } from '../../../../engine';
import { CLASSES, stockTileset, survivors } from '../../../../engine/systems/undead-or-alive';
import type { Say } from '../../../../languages';
import type { FaceSource } from '../../../../schemas';
import { drivingTrain } from '../../../document/systems/undead-or-alive';
import { shelf } from '../../offered';
import type { OfferedPiece, OfferedRow, OfferedSection, OfferedSet } from '../../system-editor';
import { isOnRails } from './tiles';

type Tile = (typeof stockTileset.tiles)[number];

const system = 'undead-or-alive';

/** Everything there is to lay on a board, in the order in which it is looked for. */
export function palette(faces: FaceSource, say: Say): readonly OfferedSection[] {
  const { tiles } = stockTileset;
  const pair = ({ id, faces: sides }: Tile): OfferedSet => ({
    id,
    tile: sides.flatMap((face) => faces(face) ?? []),
  });
  const rail = tiles.filter(isOnRails);
  return [
    { id: 'tiles', sets: tiles.filter((tile) => !isOnRails(tile)).map(pair) },
    shelf(system, 'tokens', say),
    {
      id: 'people',
      sets: [
        {
          id: 'classes',
          title: say('palette.people.classes'),
          pieces: byClass.map((piece) => person(piece, say)),
        },
        {
          id: 'names',
          title: say('palette.people.names'),
          pieces: byName.map((piece) => person(piece, say)),
        },
      ],
    },
    shelf(system, 'zombies', say),
    shelf(system, 'machines', say),
    { id: 'train', sets: [{ id: 'rows', rows: wholes(rail, faces, say) }, ...rail.map(pair)] },
  ];
}

type Companion = Extract<UnplacedPiece, { kind: 'companion' }>;

const byClass: readonly Companion[] = [
  ...CLASSES.map((ofClass): Companion => ({ kind: 'companion', class: ofClass })),
  { kind: 'companion' },
];

const byName: readonly Companion[] = survivors.map(({ name }) => ({ kind: 'companion', survivor: name }));

/** Found by what they are, and by their class. */
function person(piece: Companion, say: Say): OfferedPiece {
  const { survivor, class: ofClass } = piece;
  const name = survivor ?? (ofClass === undefined ? say('palette.anybody') : say(`token.class.${ofClass}`));
  const known = survivors.find((one) => one.name === survivor);
  const more = known ? say(`token.class.${known.class}`) : '';
  return { piece, name, words: `${name} ${say('token.name.companion')} ${more}` };
}

/** A train, and a railroad for one to come in on: all tiles at once, the locomotive in front. */
function wholes(tiles: readonly Tile[], faces: FaceSource, say: Say): OfferedRow[] {
  return (['train', 'railroad'] as const).flatMap((id, side): OfferedRow[] => {
    const row = tiles.flatMap(({ faces: sides }) => faces(sides[side] ?? '') ?? []);
    if (row.length < 2) return [];
    const name = say(`palette.whole.${id}`);
    return [{ id, name, faces: row, ...(id === 'train' && { makes: drivingTrain }) }];
  });
}
