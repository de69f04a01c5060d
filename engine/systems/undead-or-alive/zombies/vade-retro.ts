import { zombiesIn } from '../../../family/zombicide/horde';
import { zoneName } from '../../../family/zombicide/names';
import { awakeIn } from '../../../family/zombicide/zombies/awake';
import { countsOf } from '../../../family/zombicide/zombies/kinds';
import { because } from '../because';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { NONE } from '../state';

/** Whether a Vade Retro token lies in a zone. */
export function isMarked({ state }: OpenGame, zone: number): boolean {
  return zone !== NONE && (state.vadeRetro.at(0) === zone || state.vadeRetro.at(1) === zone);
}

/** A token that lies there, or beside the board; none if both lie elsewhere. */
export function tokenIn({ state }: OpenGame, zone: number): number {
  if (state.vadeRetro.at(0) === zone) return 0;
  return state.vadeRetro.at(1) === zone ? 1 : NONE;
}

/** Zombies about to act in a marked zone lose all of this activation, and the tokens are spent. */
export function holdMarked(game: UoaGame, isOfSome: boolean): void {
  for (let token = 0; token < game.state.vadeRetro.rows; token++) {
    const zone = game.state.vadeRetro.at(token);
    if (zone !== NONE && awakeIn(game, zone) > 0) hold(game, zone, isOfSome);
  }
}

function hold(game: UoaGame, zone: number, isOfSome: boolean): void {
  const isTwice = game.state.vadeRetro.at(0) === game.state.vadeRetro.at(1);
  game.events?.push({
    type: 'zombies-held',
    rules: [
      ...because['held-by-vade-retro'],
      ...(isOfSome ? because['some-held-by-vade-retro'] : []),
      ...(isTwice ? because['two-vade-retro-in-one-zone'] : []),
    ],
    zone: zoneName(game, zone),
    ...countsOf(game, zone),
  });
  for (let kind = 0; kind < game.table.sizes.kinds; kind++) game.state.awake.set(zone, kind, 0);
  lift(game, zone);
}

/** Tokens never lie where no zombie is. */
export function liftIdleTokens(game: UoaGame): void {
  for (let token = 0; token < game.state.vadeRetro.rows; token++) {
    const zone = game.state.vadeRetro.at(token);
    if (zone === NONE || zombiesIn(game, zone) > 0) continue;
    game.events?.push({
      type: 'vade-retro-gone',
      rules: because['vade-retro-spent'],
      zone: zoneName(game, zone),
    });
    lift(game, zone);
  }
}

/** Both, if both lie there. */
function lift({ state }: UoaGame, zone: number): void {
  for (let token = 0; token < state.vadeRetro.rows; token++) {
    if (state.vadeRetro.at(token) === zone) state.vadeRetro.set(token, 0, NONE);
  }
}
