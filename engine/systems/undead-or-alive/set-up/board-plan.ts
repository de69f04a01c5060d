import type {
  Area,
  Effect,
  FaceSource,
  Mission,
  PassageRule,
  Rule,
  RuleEvent,
  SpawnTokenFilter,
} from '../../../../schemas';
import { allEffects } from '../../../../schemas/references/effects';
import { type Placement } from '../../../board/placed';
import { partOfPosition } from '../../../board/positions';
import type { BoardPlan, ClosableZones } from '../board/plan';
import { NO_ZONES, type ZoneSet, zoneSetOf } from '../board/zone-set';
import type { Limited } from '../mission-program';
import type { SpawnKind } from '../state';
import { facesWith } from '../tiles';

/** Something that lies on the board, and that rules about tiles and zones may speak of. */
export interface Piece {
  readonly kind: 'spawn' | 'start' | 'exit' | 'machine';
  readonly id: string;
  readonly tile: string;
  /** The zone it lies in, by a part. */
  readonly part: string | undefined;
  readonly spawn?: SpawnKind;
  readonly group?: string | undefined;
}

/** What rules about tiles and zones speak of. */
export interface Ruled {
  readonly placements: readonly Placement[];
  readonly rules: readonly Rule[];
  readonly areas: readonly Area[];
  readonly pieces: readonly Piece[];
}

export function ruledBy(mission: Mission): Ruled {
  const { placements, rules = [], areas = [] } = mission;
  const faces = facesWith(mission.faces);
  return { placements, rules, areas, pieces: [...lyingOn(mission, faces), ...printedOn(placements, faces)] };
}

/** What the rules of a mission may do to its board. */
export function boardPlan(ruled: Ruled, train?: BoardPlan['train']): BoardPlan {
  return {
    train,
    flips: tilesToFlip(ruled),
    gates: ruled.rules.flatMap((rule) => gateOf(rule, ruled) ?? []),
  };
}

function lyingOn({ tokens = [], placements }: Mission, faces: FaceSource): Piece[] {
  return tokens.flatMap((token): Piece[] => {
    const { kind, id } = token;
    if (kind !== 'spawn' && kind !== 'start' && kind !== 'exit' && kind !== 'machine') return [];
    const { at } = token;
    const piece = { kind, id, tile: at.tile, part: partOfPosition(at, placements, faces) };
    return [token.kind === 'spawn' ? { ...piece, spawn: token.spawn, group: token.group } : piece];
  });
}

/** Where Abomination tokens and Corpse Piles are printed they lie without a word of the mission. */
function printedOn(placements: readonly Placement[], faces: FaceSource): Piece[] {
  return placements.flatMap(({ id: tile, face }) =>
    (faces(face)?.spots ?? []).flatMap(({ id, kind }): Piece[] =>
      kind === 'objective' ? [] : [{ kind: 'spawn', id, tile, part: undefined, spawn: kind }],
    ),
  );
}

/** Every tile that a rule can turn over: one it names, or those under the spawn tokens that it is about. */
function tilesToFlip({ placements, rules, pieces }: Ruled): readonly string[] {
  const tiles = rules.flatMap((rule) =>
    effectsOf(rule).flatMap((effect) => {
      if (effect.effect !== 'flip-tile') return [];
      if (effect.tile !== undefined) return [effect.tile];
      const filter = tokensOf(rule);
      return filter ? pieces.filter((piece) => isMeant(piece, filter)).map(({ tile }) => tile) : [];
    }),
  );
  return [...new Set(tiles)].filter((tile) => placements.some(({ id }) => id === tile));
}

/** The spawn tokens of which the rule takes one in hand. */
function tokensOf(rule: Rule): SpawnTokenFilter | undefined {
  const event = eventOf(rule);
  if (event?.event !== 'used' || !event.on || !('token' in event.on)) return undefined;
  return event.on.token;
}

function isMeant(piece: Piece, { spawn, group }: SpawnTokenFilter): boolean {
  if (piece.kind !== 'spawn' || (spawn !== undefined && piece.spawn !== spawn)) return false;
  return group === undefined || piece.group === group;
}

function gateOf(rule: Rule, { areas, pieces }: Ruled): ClosableZones | undefined {
  if ('passage' in rule) return passageOf(rule.id, rule.passage, { areas, pieces });
  if ('change' in rule && rule.change.what === 'sight-blocked') {
    const { area, ...limits } = rule.change;
    const ground = areaNamed(area, areas, pieces);
    return { rule: rule.id, against: 'seeing', ground, lasts: !isConditional(limits) };
  }
  const forbid = 'forbid' in rule ? rule.forbid : undefined;
  // What is closed to some only is asked when they would go there.
  if (forbid?.what !== 'enter' || forbid.who !== undefined) return undefined;
  const isMachine = 'machine' in forbid;
  const ground = isMachine
    ? under(pieces.filter(({ kind, id }) => kind === 'machine' && id === forbid.machine))
    : areaNamed(forbid.area, areas, pieces);
  // A machine may go, and the rule with it.
  return { rule: rule.id, against: 'entering', ground, lasts: !isMachine && !isConditional(forbid) };
}

function isConditional({ asLongAs, unless, until }: Limited): boolean {
  return asLongAs !== undefined || unless !== undefined || until !== undefined;
}

function passageOf(
  rule: string,
  { between: [from, to], oneWay, ...limits }: PassageRule,
  { areas, pieces }: Pick<Ruled, 'areas' | 'pieces'>,
): ClosableZones {
  const way = {
    from: areaNamed(from, areas, pieces),
    to: areaNamed(to, areas, pieces),
    isOneWay: oneWay === true,
    lasts: !isConditional(limits),
  };
  return { rule, against: 'entering', ground: NO_ZONES, lasts: false, way };
}

function areaNamed(name: string, areas: readonly Area[], pieces: readonly Piece[]): ZoneSet {
  if (name === 'aboard') return { ...NO_ZONES, aboard: true };
  if (name === 'exit' || name === 'start') return under(pieces.filter(({ kind }) => kind === name));
  if (name === 'first-spawn-zone') return under(pieces.filter(({ spawn }) => spawn === 'starting'));
  return zoneSetOf(areas.find(({ id }) => id === name) ?? {});
}

function under(pieces: readonly Piece[]): ZoneSet {
  return { ...NO_ZONES, parts: pieces.flatMap(({ part }) => part ?? []) };
}

function effectsOf(rule: Rule): readonly Effect[] {
  return allEffects(rule);
}

function eventOf(rule: Rule): RuleEvent | undefined {
  return 'when' in rule ? rule.when : undefined;
}
