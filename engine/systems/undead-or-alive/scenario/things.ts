import { zoneName } from '../../../family/zombicide/names';
import type { Staging } from '../../../game/stage';
import { nameInFile } from '../../../scenario/patterns';
import type { UoaGame } from '../game';
import { NONE } from '../state';

/** Everybody and everything on the table of a situation, by the names that they are asked for by. */
export const things: Staging<UoaGame>['things'] = (game) => {
  const { state, table } = game;
  const everybody = Array.from({ length: table.sizes.actors }, (_, number) => state.identity.at(number));
  return [
    ...everybody.flatMap((actor) => {
      const who = actor === NONE ? undefined : table.roster[actor]?.id;
      return who === undefined ? [] : [['survivor', { who }] as const];
    }),
    ...[...table.zones.keys()]
      .filter((zone) => game.board.distance(zone, zone) === 0)
      .map((zone) => ['zombies', { at: nameInFile(zoneName(game, zone)) }] as const),
    ['noise', {}] as const,
    ...table.mission.spawnTokens.map(({ id }) => ['spawn', { id }] as const),
    ...table.mission.objectives.map(({ id }) => ['objective', { id }] as const),
    ...table.mission.machines.map(({ id }) => ['machine', { id }] as const),
  ];
};
