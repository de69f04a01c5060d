import type { Effect } from '../../../../schemas';
import { lose } from '../course/outcome';
import type { UoaGame } from '../game';
import type { AtHand } from './effects/at-hand';
import { noise, removeMachine, turnTile, zombies } from './effects/board';
import { companionJoins, scatter } from './effects/companions';
import { count, load, step } from './effects/objectives';
import { adrenaline, bountyWeapon, card, setAside } from './effects/rewards';
import { removeTokens, toFirstSpawnZone } from './effects/spawn-tokens';

/** Does one thing that a rule does. */
export function applyEffect(game: UoaGame, effect: Effect, at: AtHand): void {
  switch (effect.effect) {
    case 'adrenaline':
      return adrenaline(game, effect, at);
    case 'bounty-weapon':
      return bountyWeapon(game, effect, at);
    case 'card':
      return card(game, effect, at);
    case 'set-aside':
      return setAside(game, effect, at);
    case 'companion':
      return companionJoins(game, effect, at);
    case 'scatter':
      return scatter(game, effect, at);
    case 'train-starts':
      game.state.trainDrives = 1; // UOA-TRAIN-25
      return;
    case 'step':
      return step(game, effect, at);
    case 'load':
      return load(game, effect, at);
    case 'count':
      return count(game, effect);
    case 'to-first-spawn-zone':
      return toFirstSpawnZone(game, effect, at);
    case 'remove-tokens':
      return removeTokens(game, effect, at);
    case 'remove-machine':
      return removeMachine(game, effect, at);
    case 'flip-tile':
      return turnTile(game, effect, at);
    case 'zombies':
      return zombies(game, effect, at);
    case 'noise':
      return noise(game, effect, at);
    case 'lose':
      return lose(game, 'mission-rule', at.rules);
    case 'spread-survivors':
      // The set-up has seen to it: everybody stands where they start by now.
      return;
  }
}
