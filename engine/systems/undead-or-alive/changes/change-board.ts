import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import { isNobodyLeft } from '../../../family/zombicide/people/nobody-left';
import { DONE, procedure } from '../../../game/agenda';
import { because } from '../because';
import { changeOf, FIRST_TILE, fateOf, TRAIN } from '../board/under-way';
import { kill } from '../combat/kills';
import { BY_TILES } from '../combat/means';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { noiseToCrowd, REMOVED } from '../zombies/noise';
import { carryEverything } from './carry';
import { isBlast, layNoiseAside, noiseAside, streetsForNoise } from './noise-aside';
import { nextInTheWay, stepAside } from './step-aside';

type Argument = 'change' | 'killer' | 'why' | 'next';

/**
 * A change of the board: what it is, who gets adrenaline for the zombies in its way, and the rule of the mission that
 * asks for it; each may be none. Where another change comes between, this one begins anew.
 */
export const changeBoard = procedure<UoaGame, Argument>(
  'change-board',
  ['change', 'killer', 'why', 'next'],
  [
    (game, frame) => {
      if (!changeOf(game, frame.change)) {
        frame.step = DONE;
        return;
      }
      game.state.changing = frame.change;
      game.state.displaced.fill(NONE);
      game.state.noiseAside = NONE;
      frame.next = 0;
    },
    (game, frame) => {
      if (game.state.changing !== frame.change) frame.step = 0;
      else if (eliminateOne(game, frame.killer, basisOf(game, frame.why))) frame.step -= 1;
    },
    (game, frame) => {
      if (game.state.changing !== frame.change) {
        frame.step = 0;
        return;
      }
      const actor = nextInTheWay(game, frame.next);
      if (actor === NONE) return;
      frame.next = actor + 1;
      frame.step -= 1;
      stepAside.begin(game, actor);
    },
    (game, frame) => {
      if (game.state.changing !== frame.change) frame.step = 0;
      else if (isBlast(game, frame.why) && streetsForNoise(game).length > 0) noiseAside.begin(game);
    },
    (game, { change: number, why }) => {
      const change = changeOf(game, number);
      if (!change) return;
      const { noiseZone, boom } = game.state;
      carryEverything(game, change, basisOf(game, why));
      tellOfTile(game, number, why);
      if (game.state.noiseAside !== NONE) game.state.boom = boom;
      if (layNoiseAside(game, noiseZone, basisOf(game, why))) return;
      // A train says itself where its noise is next. With nobody left to hear it the game is over.
      const isNoiseLost = noiseZone !== NONE && game.state.noiseZone === NONE;
      if (number !== TRAIN && isNoiseLost && !isNobodyLeft(game)) noiseToCrowd.begin(game, REMOVED);
    },
  ],
);

/** From here on there is something else on it. */
function tellOfTile(game: UoaGame, change: number, why: number): void {
  const flip = game.table.mission.flips[change - FIRST_TILE];
  if (!flip) return;
  const { placement: tile, face } = flip;
  const { configuration: board } = game.state;
  game.events?.push({ type: 'turned', rules: basisOf(game, why), tile, face, board });
}

/** The printed rules that a rule of the mission stands for. */
export function basisOf({ table }: UoaGame, rule: number): readonly string[] {
  return table.mission.rules[rule]?.basis ?? [];
}

function rulesFor(fate: 'affected' | 'leaves', killer: number): readonly string[] {
  if (fate === 'leaves') return because['zombies-leave-by-train'];
  return killer === NONE ? because['run-over'] : because['on-what-changes'];
}

/** One of the zombies in the way, or aboard what leaves. */
function eliminateOne(game: UoaGame, killer: number, basis: readonly string[]): boolean {
  for (let zone = 0; zone < game.table.sizes.zones; zone++) {
    const fate = fateOf(game, zone)?.fate;
    if ((fate !== 'affected' && fate !== 'leaves') || zombiesIn(game, zone) === 0) continue;
    for (let kind = 0; kind < game.table.sizes.kinds; kind++) {
      if (zombiesOf(game, zone, kind) === 0) continue;
      kill(game, killer, zone, kind, BY_TILES, [...rulesFor(fate, killer), ...basis]);
      return true;
    }
  }
  return false;
}
