import type { ObjectiveFilter } from '../../../../schemas';
import { isFaceDown } from '../face-down';
import type { GameData } from '../game';
import type { ObjectiveToken } from '../mission-program';
import { COLOURS, OUT } from '../state';

// Which objectives a mission means. Nothing that players can tell may depend on a colour that nobody has seen.

/** The colour as players know it: with a colour in mind nobody means one that lies face down. */
export function isObjectiveMeant(game: GameData, filter: ObjectiveFilter, objective: number): boolean {
  const token = game.table.mission.objectives[objective];
  if (!token || !isOfGroup(filter, token) || isOut(game, objective)) return false;
  return filter.colour === undefined || filter.colour === knownColour(game, objective);
}

/** What a rule has taken out of the game nobody means any more. */
function isOut({ state }: GameData, objective: number): boolean {
  return state.objectiveZone.at(objective) === OUT;
}

export function objectivesMeant(game: GameData, filter: ObjectiveFilter): number[] {
  const all = [...game.table.mission.objectives.keys()];
  return all.filter((objective) => isObjectiveMeant(game, filter, objective));
}

/** How many more may turn out to be meant: in each mix not more than it has of that colour. */
export function mayBeMeant(game: GameData, filter: ObjectiveFilter): number {
  if (filter.colour === undefined) return 0;
  const { objectives } = game.table.mission;
  let sum = 0;
  for (const [objective, { mix }] of objectives.entries()) {
    const isNew = mix !== undefined && objectives.findIndex((other) => other.mix === mix) === objective;
    if (isNew) sum += mayBeMeantIn(game, filter, mix);
  }
  return sum;
}

function mayBeMeantIn(game: GameData, filter: ObjectiveFilter, mix: string): number {
  let [ofGroup, ofColour] = [0, 0];
  for (const [objective, token] of game.table.mission.objectives.entries()) {
    if (token.mix !== mix || !isFaceDown(game, objective)) continue;
    if (isOfGroup(filter, token)) ofGroup += 1;
    if (colourOf(game, objective) === filter.colour) ofColour += 1;
  }
  return Math.min(ofGroup, ofColour);
}

/** What it may turn out to be: every colour that is left in its mix. */
export function possibleColours(game: GameData, objective: number): readonly ObjectiveFilter['colour'][] {
  if (!isFaceDown(game, objective)) return [colourOf(game, objective)];
  const mates = faceDownIn(game, game.table.mission.objectives[objective]?.mix);
  return [...new Set(mates.map((mate) => colourOf(game, mate)))];
}

/** Whether it is meant if it turns out to be of a colour. */
export function isMeantAs(
  { table }: GameData,
  filter: ObjectiveFilter,
  objective: number,
  colour: ObjectiveFilter['colour'],
): boolean {
  const isOfColour = filter.colour === undefined || filter.colour === colour;
  return isOfColour && isOfGroup(filter, table.mission.objectives[objective]);
}

function faceDownIn(game: GameData, mix: string | undefined): number[] {
  const { objectives } = game.table.mission;
  return [...objectives.keys()].filter(
    (objective) => objectives[objective]?.mix === mix && isFaceDown(game, objective),
  );
}

function knownColour(game: GameData, objective: number): ObjectiveFilter['colour'] {
  return isFaceDown(game, objective) ? undefined : colourOf(game, objective);
}

function colourOf({ state }: GameData, objective: number): ObjectiveFilter['colour'] {
  return COLOURS[state.objectiveColour.at(objective)];
}

function isOfGroup({ group, except }: ObjectiveFilter, token: ObjectiveToken | undefined): boolean {
  if (!token || (group !== undefined && token.group !== group)) return false;
  return except === undefined || token.group !== except;
}
