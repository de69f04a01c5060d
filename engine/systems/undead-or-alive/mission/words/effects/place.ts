import type { EffectPlace } from '../../../../../../schemas';
import { zoneName } from '../../../../../family/zombicide/names';
import type { UoaGame } from '../../../game';
import { objectiveAsSeen } from '../../../names';
import { layToken } from '../../../spawning/laying';
import { checkSevenTokens, statusOf } from '../../../spawning/tokens';
import { ASIDE, NONE, WAITING } from '../../../state';
import type { Occasion } from '../../at-hand';
import { byLot } from '../../by-lot';
import { spawnTokensMeant } from '../../filters';
import { objectivesMeant } from '../../objectives-meant';
import type { EffectWord } from '../effect-word';

/** From beside the board to where each lies on the map, or one after the other into the zones of a place. */
export const place: EffectWord<'place'> = {
  apply(game, effect, at) {
    const { mission } = game.table;
    if ('objectives' in effect) {
      const waiting = objectivesMeant(game, effect.objectives).filter((one) => isAside(game, one));
      lay(game, effect, at, waiting, mission.objectives, layObjective);
    } else {
      const waiting = spawnTokensMeant(game, effect.spawnTokens).filter((one) => isWaiting(game, one));
      lay(game, effect, at, waiting, mission.spawnTokens, layToken);
      checkSevenTokens(game); // UOA-WIN-06
    }
  },
};

type Lay = (game: UoaGame, piece: number, zone: number, rules: readonly string[]) => void;

function lay(
  game: UoaGame,
  { in: where, count }: EffectPlace,
  at: Occasion,
  waiting: readonly number[],
  onMap: readonly { readonly zone: number }[],
  layPiece: Lay,
): void {
  for (const [index, piece] of byLot(game, waiting, count, at).entries()) {
    const zone = where === undefined ? onMap[piece]?.zone : at.zones[index % at.zones.length];
    // A train, or a tile that was turned over, may have taken the zone away.
    if (zone !== undefined && game.board.distance(zone, zone) === 0) layPiece(game, piece, zone, at.rules);
  }
}

function isAside({ state }: UoaGame, objective: number): boolean {
  return state.objectiveZone.at(objective) === ASIDE;
}

function isWaiting(game: UoaGame, token: number): boolean {
  return statusOf(game, token) === WAITING && game.state.spawnZone.at(token) === NONE;
}

function layObjective(game: UoaGame, objective: number, zone: number, rules: readonly string[]): void {
  game.state.objectiveZone.set(objective, 0, zone);
  game.events?.push({
    type: 'objective-laid',
    rules,
    ...objectiveAsSeen(game, objective),
    zone: zoneName(game, zone),
  });
}
