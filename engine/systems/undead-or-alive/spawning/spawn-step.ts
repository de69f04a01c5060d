import { zoneName } from '../../../family/zombicide/names';
import { hasZombieCards } from '../../../family/zombicide/spawning/zombie-deck';
import type { ActionList } from '../../../game/action-list';
import { decision, procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { spawnTokenName } from '../names';
import { NONE } from '../state';
import { isTie, listAt, nextPlace } from './order';
import { tellOfInactive, tellOfTooLate } from './skipped';
import { spawnCard } from './spawn-card';

/** One Zombie card for every active spawn token, from the Starting Spawn Zone on clockwise. */
export const spawnStep = procedure<UoaGame, 'place'>(
  'spawn-step',
  ['place'],
  [
    (game) => {
      game.state.spawned.fill(0);
      game.events?.push({ type: 'spawn-step', rules: because['spawn-step'] });
    },
    (game, frame) => {
      const place = nextPlace(game, frame.place);
      tellOfInactive(game, frame.place, place);
      if (place === NONE) {
        tellOfTooLate(game);
        return;
      }
      frame.place = place;
      frame.step -= 1;
      nextToken.begin(game, place);
    },
  ],
);

/** Which token is next; only where several zones are at the same place is there anything to choose. */
export const nextToken = decision<UoaGame, 'place'>('next-spawn-token', ['place'], {
  decider: (game) => game.state.firstPlayer,
  options: (game, { place }, list: ActionList) => listAt(game, place, list),
  choose(game, { place }, { a: token }) {
    if (isTie(game, place)) tellOfChoice(game, token);
    game.state.spawned.set(token, 0, 1);
    if (hasZombieCards(game)) spawnCard.begin(game, token);
  },
});

function tellOfChoice(game: UoaGame, token: number): void {
  game.events?.push({
    type: 'next-token',
    rules: because['same-place-in-order'],
    token: spawnTokenName(game, token),
    zone: zoneName(game, game.state.spawnZone.at(token)),
  });
}
