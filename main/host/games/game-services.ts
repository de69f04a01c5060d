import { problem } from '../../../schemas';
import type { Value } from '../../contract';
import { othersHaveLeft, type Visitor } from '../documents/visitor';
import { HostRefusal } from '../errors';
import type { Services } from '../services';
import type { KeptGames } from './kept-games';

type GameServices = Pick<Services, 'games.list' | 'game.keep' | 'game.read' | 'game.forget'>;

export function gameServices(games: KeptGames, visitor: Visitor): GameServices {
  return {
    'games.list': () => games.list(visitor),
    'game.keep': async (game, text, shown) => {
      await games.keep(game, text, shown, visitor);
      return null;
    },
    'game.read': async (game): Promise<Value<'game.read'> | HostRefusal> => {
      await othersHaveLeft(() => !games.isElsewhere(game, visitor));
      const found = await games.read(game, visitor);
      if (found.is === 'gone') return new HostRefusal('not-known');
      if (found.is === 'damaged') {
        return new HostRefusal('not-readable', { name: found.name, problem: problem('unreadable') });
      }
      return { text: found.text, ...(games.isElsewhere(game, visitor) && { elsewhere: true as const }) };
    },
    'game.forget': async (game) => {
      await games.forget(game);
      return null;
    },
  };
}
