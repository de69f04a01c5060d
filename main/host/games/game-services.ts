import type { GameShown } from '../../contract';
import type { Visitor } from '../documents/visitor';
import type { KeptFiles } from '../kept/kept-files';
import { readForPage } from '../kept/read-kept';
import type { Services } from '../services';

type GameServices = Pick<Services, 'games.list' | 'game.keep' | 'game.read' | 'game.forget'>;

export function gameServices(games: KeptFiles<GameShown>, visitor: Visitor): GameServices {
  return {
    'games.list': async () =>
      (await games.list(visitor)).map(({ key, ...shown }) => ({ game: key, ...shown })),
    'game.keep': async (game, text, shown) => {
      await games.keep(game, text, shown, visitor);
      return null;
    },
    'game.read': (game) => readForPage(games, game, visitor),
    'game.forget': async (game) => {
      await games.forget(game);
      return null;
    },
  };
}
