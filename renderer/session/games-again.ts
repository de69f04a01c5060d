import { followTabs, type Tabs } from '../document/tabs';
import type { Page } from '../files/surroundings';
import type { Games } from './games';
import type { GameBefore, KeptGames } from './kept-games';

interface GamesAgainDeeds {
  readonly tabs: Tabs;
  readonly games: Games;
  readonly keptGames: KeptGames;
  readonly memory: Page['memory'];
}

/** Once the missions that were open are there again: puts their games on the table as they lay, and remembers them from then on. */
export async function takeUpGames({ tabs, games, keptGames, memory }: GamesAgainDeeds): Promise<void> {
  const before = parse(memory.read('games'));
  const { tabs: open } = tabs.store.getState();
  for (const tab of open) {
    const game = before[tab.key];
    if (game) await keptGames.takeUp(tab, game);
  }
  const remember = () => {
    const now = tabs.store.getState().tabs.flatMap((tab): [string, GameBefore][] => {
      const { sitting, keeper, isShown } = games.of(tab).getState();
      return sitting && keeper
        ? [[tab.key, { key: keeper.key, isShown, options: sitting.game.options }]]
        : [];
    });
    memory.write('games', JSON.stringify(Object.fromEntries(now)));
  };
  followTabs(tabs, (tab) => games.of(tab).subscribe(remember));
  tabs.store.subscribe(remember);
  remember();
}

/** Whatever was written down, a window must open. */
function parse(text: string | null): Readonly<Partial<Record<string, GameBefore>>> {
  try {
    const games: unknown = JSON.parse(text ?? '');
    if (typeof games !== 'object' || games === null) return {};
    return Object.fromEntries(Object.entries(games).filter(([, game]) => isGame(game)));
  } catch {
    return {};
  }
}

function isGame(game: unknown): game is GameBefore {
  const { key, isShown, options } = (game ?? {}) as Partial<Record<keyof GameBefore, unknown>>;
  return (
    typeof key === 'string' && typeof isShown === 'boolean' && typeof options === 'object' && options !== null
  );
}
