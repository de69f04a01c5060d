import { crowdIn } from '../../../family/zombicide/actors';
import { zoneName } from '../../../family/zombicide/names';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { DO } from '../words';
import { EVERYWHERE, hasCompanion, isTieForMost, largestCrowd, listMostCrowded } from './crowds';
import type { NoiseCause } from './events';

const [BANG, BOOM] = [0, 1] as const;

/** A Bang, which nobody hears while a Boom is on the board. */
export function bang(game: UoaGame, zone: number, rules: readonly string[]): void {
  if (game.state.boom === BANG) sound(game, zone, BANG, rules);
  else {
    game.events?.push({
      type: 'noise-drowned',
      rules: [...rules, ...because['drowned-by-a-boom']],
      zone: zoneName(game, zone),
      at: zoneName(game, game.state.noiseZone),
    });
  }
}

export function boom(game: UoaGame, zone: number, rules: readonly string[]): void {
  sound(game, zone, BOOM, rules);
}

function sound(game: UoaGame, zone: number, side: number, rules: readonly string[]): void {
  // What happens there may have had the tile turned over meanwhile.
  if (game.board.distance(zone, zone) < 0) return;
  game.events?.push({
    type: 'noise',
    rules: [...rules, ...because['noise-moves']],
    ...whereItLay(game),
    zone: zoneName(game, zone),
    boom: side === BOOM,
  });
  game.state.noiseZone = zone;
  game.state.boom = side;
}

function whereItLay(game: UoaGame): { from?: string } {
  const { noiseZone } = game.state;
  return noiseZone === NONE ? {} : { from: zoneName(game, noiseZone) };
}

/** Why the token goes to the crowd. The agenda remembers the place in this list. */
const CAUSES = ['removed', 'reached', 'end-phase'] as const satisfies readonly NoiseCause[];
export const [REMOVED, REACHED, END_PHASE] = [0, 1, 2] as const;

const causeRules = {
  removed: because['noise-removed'],
  reached: because['noise-reached'],
  'end-phase': because['noise-fades'],
} as const;

/** The token is taken off the board and put, on Bang, where most survivors are. */
export const noiseToCrowd = procedure<UoaGame, 'cause'>(
  'noise-to-crowd',
  ['cause'],
  [
    (game, { cause }) => {
      if (largestCrowd(game, EVERYWHERE) > 0) placeNoise.begin(game, cause);
      else putOnBang(game, game.state.noiseZone, cause);
    },
  ],
);

/** In which of the most crowded zones. */
export const placeNoise = decision<UoaGame, 'cause'>('place-noise', ['cause'], {
  decider: (game) => game.state.firstPlayer, // UOA-CHOICE-39
  options: (game, _, list) => listMostCrowded(game, EVERYWHERE, DO['noise-to'], list),
  choose: (game, { cause }, { a: zone }) => putOnBang(game, zone, cause),
});

function putOnBang(game: UoaGame, zone: number, cause: number): void {
  if (game.events) announceCrowd(game, zone, CAUSES[cause] ?? 'removed');
  game.state.noiseZone = zone;
  game.state.boom = BANG;
}

function announceCrowd(game: UoaGame, zone: number, cause: NoiseCause): void {
  const survivors = crowdIn(game, zone);
  const rules: string[] = [...causeRules[cause]];
  if (survivors === 0 || hasCompanion(game, zone)) rules.push(...because['everybody-counts-as-crowd']);
  const isTied = isTieForMost(game);
  if (isTied) rules.push(...because['noise-is-tied']);
  if (survivors > 0 && cause === 'reached' && zone === game.state.noiseZone)
    rules.push(...because['noise-stays-with-the-crowd']);
  game.events?.push({
    type: 'noise-moved',
    rules,
    ...whereItLay(game),
    zone: zoneName(game, zone),
    cause,
    survivors,
    ...(isTied && { tied: true }),
  });
}

/** After the moves of one action of the zombies. */
export function checkNoiseReached(game: UoaGame): void {
  const { state } = game;
  if (state.noiseReached === 0) return;
  state.noiseReached = 0;
  const rules = because['zombies-reach-the-noise'];
  game.events?.push({ type: 'noise-reached', rules, zone: zoneName(game, state.noiseZone) });
  noiseToCrowd.begin(game, REACHED);
}

/** A Boom dies down to a Bang; a Bang goes where most survivors are. */
export const endPhaseNoise = procedure<UoaGame>(
  'end-phase-noise',
  [],
  [
    (game) => {
      const { state } = game;
      if (state.boom === BANG) {
        noiseToCrowd.begin(game, END_PHASE);
        return;
      }
      state.boom = BANG;
      const rules = because['noise-fades'];
      game.events?.push({ type: 'noise-faded', rules, zone: zoneName(game, state.noiseZone) });
    },
  ],
);
