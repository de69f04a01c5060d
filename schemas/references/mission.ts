import { builtInAreas } from '../generated/mission-words';
import type { Area, Goal, Mission, Token } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { ruleDoubts } from './doubts';
import { allGoals, goalsWithin } from './goals';
import { duplicateIds } from './ids';
import { kindProblems, kindsIn, tokenOfUnknownKind } from './kinds';
import { builtInDecks, languageReferences } from './language';
import type { Around } from './never-so';
import { coloursOf } from './never-there';
import { tileReferences } from './tile';
import { type FaceSource, Tiles } from './tiles';
import { foreignWords } from './words';

/** What a schema cannot say about a mission, as far as no rules are needed, nor more geometry than a point. */
export function missionReferences(mission: Mission, stock?: FaceSource): Problem[] {
  const tiles = new Tiles(mission, stock);
  const { placements, faces = [], tokens = [], variants = [], players } = mission;
  const kinds = kindsIn(mission);
  // Variants leave out pieces, goals and rules by their ids alone.
  const ids = new Set<string>();
  return [
    ...(players && players.min > players.max ? [problem('min-above-max', '/players', { ...players })] : []),
    ...duplicateIds(placements, '/placements'),
    ...placements.flatMap(({ face }, index) => tiles.unknownFace(face, `/placements/${index}/face`)),
    ...duplicateIds(faces, '/faces'),
    ...faces.flatMap((face, index) => tileReferences(face, `/faces/${index}`)),
    ...duplicateIds(tokens, '/tokens', ids),
    ...tokens.flatMap((token, index) => tokenProblems(token, `/tokens/${index}`, tiles, kinds)),
    ...duplicateIds(mission.labels, '/labels', ids),
    ...duplicateIds(mission.arrows, '/arrows', ids),
    ...duplicateIds(mission.areas, '/areas'),
    ...(mission.areas ?? []).flatMap((area, index) => areaProblems(area, `/areas/${index}`, tiles)),
    ...kindProblems(mission.kinds, '/kinds'),
    ...goalProblems(mission.goals ?? [], '/goals', ids),
    ...duplicateIds(mission.rules, '/rules', ids),
    ...languageReferences(mission, '', everything(mission)),
    ...ruleDoubts(mission.rules ?? [], '/rules', around(mission, tiles)),
    ...duplicateIds(mission.aside, '/aside', ids),
    ...duplicateIds(mission.decks, '/decks'),
    ...(mission.decks ?? []).flatMap(({ id }, index) => nameTaken(id, builtInDecks, `/decks/${index}/id`)),
    ...duplicateIds(variants, '/variants'),
    ...overlaps(variants),
    ...variants.flatMap(({ goals, rules }, index) =>
      languageReferences({ goals, rules }, `/variants/${index}`, everything(mission)),
    ),
    ...variants.flatMap(({ rules = [] }, index) =>
      ruleDoubts(rules, `/variants/${index}/rules`, around(mission, tiles)),
    ),
    ...variants.flatMap(({ tokens = [], aside, goals = [], rules }, index) => {
      const at = `/variants/${index}`;
      // Two variants never apply at once (see overlaps), so that both may bring a piece of the same name.
      const own = new Set(ids);
      return [
        ...duplicateIds(tokens, `${at}/tokens`, own),
        ...tokens.flatMap((token, item) => tokenProblems(token, `${at}/tokens/${item}`, tiles, kinds)),
        ...duplicateIds(aside, `${at}/aside`, own),
        ...goalProblems(goals, `${at}/goals`, own),
        ...duplicateIds(rules, `${at}/rules`, own),
      ];
    }),
    ...unknownPieces(mission),
    ...foreignWords(mission),
  ];
}

function around(mission: Mission, tiles: Tiles): Around {
  const { rules = [], counters = [], tokens = [] } = everything(mission);
  return {
    rules,
    carried: new Set(counters.map(({ id }) => id)),
    colours: coloursOf(tokens),
    tags: tiles.tags(),
  };
}

/** Variants may bring what rules speak of. */
function everything(mission: Mission): Mission {
  const { variants = [], tokens = [], aside = [], rules = [] } = mission;
  return {
    ...mission,
    tokens: [...tokens, ...variants.flatMap((variant) => variant.tokens ?? [])],
    aside: [...aside, ...variants.flatMap((variant) => variant.aside ?? [])],
    rules: [...rules, ...variants.flatMap((variant) => variant.rules ?? [])],
  };
}

function areaProblems({ id, zones = [], tiles: whole = [] }: Area, pointer: string, tiles: Tiles): Problem[] {
  return [
    ...nameTaken(id, builtInAreas, `${pointer}/id`),
    ...zones.flatMap((part, item) => tiles.unknownPart(part, `${pointer}/zones/${item}`)),
    ...whole.flatMap((tile, item) => tiles.unknownPlacement(tile, `${pointer}/tiles/${item}`)),
  ];
}

/** What every mission has by itself has its name already. */
function nameTaken(id: string, builtIn: readonly string[], pointer: string): Problem[] {
  return builtIn.includes(id) ? [problem('name-taken', pointer, { id })] : [];
}

function tokenProblems(token: Token, pointer: string, tiles: Tiles, kinds: ReadonlySet<string>): Problem[] {
  const { tile, level } = token.at;
  return [
    ...tokenOfUnknownKind(token, pointer, kinds),
    ...tiles.unknownPlacement(tile, `${pointer}/at/tile`),
    ...(level === undefined ? [] : tiles.unknownLevel(tile, level, `${pointer}/at/level`)),
    // A train lies where its tiles do.
    ...(token.kind === 'train'
      ? trainProblems(token, pointer, tiles)
      : tiles.misplaced(token, `${pointer}/at`)),
  ];
}

function trainProblems(
  { tiles, behind }: Extract<Token, { kind: 'train' }>,
  pointer: string,
  known: Tiles,
): Problem[] {
  return [
    ...tiles.flatMap((id, index) => known.unknownPlacement(id, `${pointer}/tiles/${index}`)),
    ...Object.keys(behind ?? {}).flatMap((id) =>
      tiles.includes(id) ? [] : [problem('not-in-train', below(`${pointer}/behind`, id), { id })],
    ),
  ];
}

export function goalProblems(goals: readonly Goal[], pointer: string, seen: Set<string>): Problem[] {
  return [
    ...duplicateIds(goals, pointer, seen),
    ...goals.flatMap((goal, index) => {
      const { key, goals: inner } = goalsWithin(goal);
      return goalProblems(inner, below(below(pointer, index), key), seen);
    }),
  ];
}

/** Of two variants for as many survivors nobody could say which one applies. */
function overlaps(variants: NonNullable<Mission['variants']>): Problem[] {
  const variantFor = new Map<number, string>();
  return variants.flatMap(({ id, survivors }, index) =>
    survivors.flatMap((count, item) => {
      const other = variantFor.get(count);
      if (other === undefined) {
        variantFor.set(count, id);
        return [];
      }
      const at = below(`/variants/${index}/survivors`, item);
      return [problem('variants-overlap', at, { id, other, survivors: count })];
    }),
  );
}

function unknownPieces(mission: Mission): Problem[] {
  const { tokens, labels, arrows, aside, rules, goals = [], variants = [] } = mission;
  const pieces: (readonly { id: string }[] | undefined)[] = [
    tokens,
    labels,
    arrows,
    aside,
    rules,
    allGoals(goals),
  ];
  const known = new Set(pieces.flatMap((list) => list?.map(({ id }) => id) ?? []));
  return variants.flatMap(({ without = [] }, index) =>
    without.flatMap((id, item) =>
      known.has(id) ? [] : [problem('unknown-piece', `/variants/${index}/without/${item}`, { id })],
    ),
  );
}
