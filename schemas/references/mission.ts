import type { Goal, Mission, Rule, Token } from '../generated/types';
import { below } from '../pointer';
import { type Problem, problem } from '../problem';
import { duplicateIds } from './ids';
import { tileReferences } from './tile';
import { type FaceSource, Tiles } from './tiles';

/** What a schema cannot say about a mission, as far as neither geometry nor rules are needed. */
export function missionReferences(mission: Mission, stock?: FaceSource): Problem[] {
  const tiles = new Tiles(mission, stock);
  const { placements, faces = [], tokens = [], variants = [], players } = mission;
  const tokenIds = new Set<string>();
  return [
    ...(players && players.min > players.max ? [problem('min-above-max', '/players', { ...players })] : []),
    ...duplicateIds(placements, '/placements'),
    ...placements.flatMap(({ face }, index) => tiles.unknownFace(face, `/placements/${index}/face`)),
    ...duplicateIds(faces, '/faces'),
    ...faces.flatMap((face, index) => tileReferences(face, `/faces/${index}`)),
    ...duplicateIds(tokens, '/tokens', tokenIds),
    ...tokens.flatMap((token, index) => tokenProblems(token, `/tokens/${index}`, tiles)),
    ...duplicateIds(mission.labels, '/labels'),
    ...duplicateIds(mission.arrows, '/arrows'),
    ...duplicateIds(mission.areas, '/areas'),
    ...(mission.areas ?? []).flatMap(({ zones }, index) =>
      zones.flatMap((part, item) => tiles.unknownPart(part, `/areas/${index}/zones/${item}`)),
    ),
    ...goalProblems(mission.goals ?? [], '/goals'),
    ...duplicateIds(mission.rules, '/rules'),
    ...(mission.rules ?? []).flatMap((rule, index) => ruleProblems(rule, `/rules/${index}`)),
    ...duplicateIds(variants, '/variants'),
    ...variants.flatMap(({ tokens = [] }, index) => {
      const at = `/variants/${index}/tokens`;
      // Two variants never apply at once, so that both may bring a token of the same name.
      return [
        ...duplicateIds(tokens, at, new Set(tokenIds)),
        ...tokens.flatMap((token, item) => tokenProblems(token, below(at, item), tiles)),
      ];
    }),
    ...unknownPieces(mission),
  ];
}

function tokenProblems(token: Token, pointer: string, tiles: Tiles): Problem[] {
  const { tile, level } = token.at;
  return [
    ...tiles.unknownPlacement(tile, `${pointer}/at/tile`),
    ...(level === undefined ? [] : tiles.unknownLevel(tile, level, `${pointer}/at/level`)),
    ...(token.kind === 'train' ? trainProblems(token, pointer, tiles) : []),
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

function goalProblems(goals: readonly Goal[], pointer: string, seen = new Set<string>()): Problem[] {
  return [
    ...duplicateIds(goals, pointer, seen),
    ...goals.flatMap((goal, index) => {
      const at = below(pointer, index);
      if ('inOrder' in goal) return goalProblems(goal.inOrder, `${at}/inOrder`, seen);
      if ('anyOrder' in goal) return goalProblems(goal.anyOrder, `${at}/anyOrder`, seen);
      return 'then' in goal ? goalProblems(goal.then, `${at}/then`, seen) : [];
    }),
  ];
}

/** Before the first round nobody has taken anything, so nobody can be rewarded for it. */
function ruleProblems(rule: Rule, pointer: string): Problem[] {
  if (rule.when?.event !== 'set-up') return [];
  return (rule.do ?? []).flatMap((effect, index) =>
    effect.effect === 'card' && effect.to === 'first-player-choice'
      ? []
      : [problem('no-taker', `${pointer}/do/${index}`, { effect: effect.effect })],
  );
}

function unknownPieces({ tokens, labels, arrows, rules, goals = [], variants = [] }: Mission): Problem[] {
  const pieces: (readonly { id: string }[] | undefined)[] = [tokens, labels, arrows, rules, allGoals(goals)];
  const known = new Set(pieces.flatMap((list) => list?.map(({ id }) => id) ?? []));
  return variants.flatMap(({ without = [] }, index) =>
    without.flatMap((id, item) =>
      known.has(id) ? [] : [problem('unknown-piece', `/variants/${index}/without/${item}`, { id })],
    ),
  );
}

function allGoals(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal) => {
    if ('inOrder' in goal) return [goal, ...allGoals(goal.inOrder)];
    if ('anyOrder' in goal) return [goal, ...allGoals(goal.anyOrder)];
    return 'then' in goal ? [goal, ...allGoals(goal.then)] : [goal];
  });
}
