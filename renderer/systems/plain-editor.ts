import { Grid3x3 } from 'lucide-react';
import { type SystemId, systemOf } from '../../engine';
import { tokenNameKey } from '../../telling/token-name';
import { shelf } from './offered';
import type { CountGroup, SystemEditor } from './system-editor';

/** All that an editor asks of a game whose tokens say everything as data; what a game has of its own goes before that. */
export function plainEditor(system: SystemId): Omit<SystemEditor, 'box'> {
  const { tileset, tokens } = systemOf(system).content;
  const sorts = tokens.flatMap((kind) => kind.sorts.map((sort) => ({ kind, sort })));
  const groups = sorts.flatMap(({ kind, sort: { id, component } }): CountGroup[] => {
    return component === undefined ? [] : [{ name: tokenNameKey(kind.kind, id), components: [component] }];
  });
  return {
    components: sorts.flatMap(({ sort }) => sort.component ?? []),
    strip: [
      {
        name: 'palette.section.tiles',
        icon: Grid3x3,
        components: tileset.tiles.map(({ id }) => `tile:${id}`),
      },
      ...groups,
    ],
    alsoInBox: [],
    chips: { spots: [], untold: new Set() },
    palette: (faces, say) => [
      {
        id: 'tiles',
        sets: tileset.tiles.map(({ id, faces: sides }) => ({
          id,
          tile: sides.flatMap((face) => faces(face) ?? []),
        })),
      },
      ...[...new Set(tokens.flatMap(({ section }) => section ?? []))].map((id) => shelf(system, id, say)),
    ],
    stockOf: () => undefined,
    fields: {},
    atTile: () => null,
    menuAt: () => null,
    aids: { order: () => [], ghosts: () => [], besides: () => [], later: () => undefined },
    ahead: { isKnown: () => false, Control: () => null },
  };
}
