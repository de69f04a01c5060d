import type { Draft } from 'immer';
import { isOfTiles, parsePart } from '../../../engine';
import type { Mission, Token } from '../../../schemas';
import type { Command } from '../command';
import { idsOf, type PartKey } from '../parts';
import { letGoOf } from './along';
import { takeOut } from './edit';
import { forget } from './forget';
import { stepName } from './names';

/**
 * Takes parts away. A tile takes along what lies on it; what is made of it and areas lose it, and go when nothing is left of
 * them. Goals and rules stay as they are, because only their author knows what is to become of them.
 */
export function removeParts(mission: Mission, keys: Iterable<PartKey>): Command {
  const all = [...keys];
  const tiles = idsOf(all, 'tile');
  const tokens = idsOf(all, 'token');
  const labels = idsOf(all, 'label');
  const arrows = idsOf(all, 'arrow');
  return {
    label: stepName('remove', all),
    recipe: (draft) => {
      const gone = removed(mission, { tiles, tokens, labels, arrows });
      takeOut(draft, 'placements', ({ id }) => tiles.has(id));
      takeOut(draft, 'tokens', ({ id }) => gone.has(id));
      takeOut(draft, 'labels', ({ id }) => gone.has(id));
      takeOut(draft, 'arrows', ({ id }) => gone.has(id));
      forgetTiles(draft.tokens, tiles);
      forget(draft, gone);
      if (tiles.size > 0) shrinkAreas(draft, tiles);
      for (const variant of draft.variants ?? []) {
        const goneToo = idsOn(variant.tokens, tiles);
        takeOut(variant, 'tokens', (token) => liesOn(token, tiles));
        forgetTiles(variant.tokens, tiles);
        letGoOf(variant.tokens, new Set(goneToo));
      }
    },
  };
}

interface Meant {
  readonly tiles: ReadonlySet<string>;
  readonly tokens: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  readonly arrows: ReadonlySet<string>;
}

/** The ids of all that goes, but for tiles. */
function removed(mission: Mission, { tiles, tokens, labels, arrows }: Meant): ReadonlySet<string> {
  return new Set([...tokens, ...labels, ...arrows, ...idsOn(mission.tokens, tiles)]);
}

function idsOn(tokens: readonly Token[] | undefined, tiles: ReadonlySet<string>): string[] {
  return (tokens ?? []).filter((token) => liesOn(token, tiles)).map(({ id }) => id);
}

/** What is made of tiles lies on all of them. */
function liesOn(token: Token, tiles: ReadonlySet<string>): boolean {
  return isOfTiles(token) ? token.tiles.every((id) => tiles.has(id)) : tiles.has(token.at.tile);
}

function forgetTiles(tokens: Draft<Token>[] | undefined, tiles: ReadonlySet<string>): void {
  if (tiles.size === 0) return;
  for (const token of tokens ?? []) {
    if (!isOfTiles(token)) continue;
    takeOut(token, 'tiles', (id) => tiles.has(id));
    for (const id of Object.keys(token.behind ?? {})) if (tiles.has(id)) delete token.behind?.[id];
    const [first] = token.tiles;
    if (first !== undefined && tiles.has(token.at.tile)) token.at.tile = first;
  }
}

function shrinkAreas(draft: Draft<Mission>, tiles: ReadonlySet<string>): void {
  for (const area of draft.areas ?? []) {
    takeOut(area, 'zones', (part) => tiles.has(parsePart(part).tile));
    takeOut(area, 'tiles', (id) => tiles.has(id));
    if (area.zones?.length === 0) delete area.zones;
    if (area.tiles?.length === 0) delete area.tiles;
  }
  takeOut(draft, 'areas', ({ zones, tiles: whole }) => !zones && !whole);
}
