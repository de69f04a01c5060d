import type { Given, GivenSpawn, Mission, Rule, Scenario } from '../../../../../schemas';
import { allEffects } from '../../../../../schemas/references/effects';
import { parsePart } from '../../../../board/placed';
import { unusual } from '../../../../game/options';
import type { UoaGame } from '../../game';
import { type OptionalRule, options } from '../../options';
import { spotsOn } from '../../set-up/printed-spots';
import { facesWith } from '../../tiles';

/** What of a situation is the same at every moment of a game. */
export type FrameGiven = Pick<
  Given,
  | 'train'
  | 'start'
  | 'exit'
  | 'areas'
  | 'goals'
  | 'rules'
  | 'kinds'
  | 'counters'
  | 'components'
  | 'players'
  | 'seed'
  | OptionalRule
>;

/** The tiles, and what the mission says that is no piece. */
export function frameOf(
  { table }: UoaGame,
  seed: string,
): Pick<Scenario, 'tiles' | 'faces'> & { readonly given: FrameGiven } {
  const { file, startZones, exitZones } = table.mission;
  const { placements, faces, areas = [], goals = [], rules = [], kinds = [], components } = file;
  const { counters = [] } = file;
  const train = trainIn(file);
  return {
    tiles: placements.map(({ id, face, x, y, rotation }) => ({ id, face, x, y, rotation })),
    ...(faces && faces.length > 0 && { faces }),
    given: {
      ...some({
        start: startZones.map((zone) => partOf(table, zone)),
        exit: exitZones.map((zone) => partOf(table, zone)),
        areas: areas.map(({ name: _, ...area }) => area),
        goals,
        rules,
        kinds,
        counters: counters.filter(({ id }) => !isCounted(id, rules)),
      }),
      ...(train && { train }),
      ...(components && { components }),
      ...unusual(options, table.optional),
      players: table.players,
      seed,
    },
  };
}

/** By its rules: what none of them counts has to be named. */
function isCounted(id: string, rules: readonly Rule[]): boolean {
  return rules.flatMap(allEffects).some((effect) => effect.effect === 'count' && effect.counter === id);
}

/** Lists with something in them. */
export function some<Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}

/** A zone by its first part, or by one on a tile. */
export function partOf({ zones }: UoaGame['table'], zone: number, tile?: string): string {
  const parts = (zones[zone]?.id ?? '').split('+');
  return parts.find((part) => parsePart(part).tile === tile) ?? parts[0] ?? '';
}

type Token<Kind> = Extract<NonNullable<Mission['tokens']>[number], { kind: Kind }>;

function trainIn({ tokens = [] }: Mission): Given['train'] {
  const train = tokens.find((token): token is Token<'train'> => token.kind === 'train' && token.moves);
  return train && { tiles: train.tiles, ...(train.behind && { behind: train.behind }) };
}

/** Where a spawn token was laid, or is printed: large zones take their turn by that. */
export function spotOf({ file }: UoaGame['table']['mission'], id: string): Pick<GivenSpawn, 'x' | 'y'> {
  const laid = (file.tokens ?? []).find((token) => token.id === id);
  if (laid) return { x: laid.at.x, y: laid.at.y };
  const spot = spotsOn(file.placements, facesWith(file.faces)).find((printed) => printed.id === id);
  return spot ? { x: spot.at[0], y: spot.at[1] } : {};
}
