import type { Mission } from '../../schemas';
import { fingerprint } from '../mission/fingerprint';
import { type Game, RUNNING, topOf } from './kernel';
import type { GameMaker, StartOptions } from './maker';
import { canBe, settled } from './options';
import { legalActions } from './play';
import { fault, isKeys, isText, isWhole, type Keys, SAVED_FORMAT, type SaveProblem, shown } from './saved';
import { fillState } from './saved-state';

/** The game in a file, which may be anything; the mission must be the one it was saved from. */
export function openSavedGame<G extends Game<G>>(
  maker: GameMaker<G>,
  saved: unknown,
  mission: Mission,
): { readonly game: G } | { readonly problem: SaveProblem } {
  if (!isKeys(saved)) return { problem: fault('not-a-saved-game') };
  const foreign = foreignness(maker, saved, mission);
  if (foreign) return { problem: foreign };
  const options = startOptions(maker, saved);
  if (!options) return { problem: fault('not-a-saved-game') };
  const started = maker.prepare(mission)(options);
  if ('problem' in started) {
    const { code, parameters } = started.problem;
    return { problem: fault('cannot-start', { ...parameters, reason: code }) };
  }
  const { game } = started;
  const problem = fillState(game, saved) ?? nonsense(game);
  return problem ? { problem } : { game };
}

function foreignness<G extends Game<G>>(
  maker: GameMaker<G>,
  saved: Keys,
  mission: Mission,
): SaveProblem | undefined {
  const { format, system, contentVersion } = saved;
  if (format !== SAVED_FORMAT) {
    const isOurs = typeof format === 'string' && format.startsWith('boothill/saved-game@');
    return isOurs
      ? fault('other-version', { found: format, known: SAVED_FORMAT })
      : fault('not-a-saved-game');
  }
  if (system !== maker.system.id) return fault('other-system', { found: shown(system) });
  if (contentVersion !== maker.contentVersion()) return fault('other-content');
  const of = isKeys(saved.mission) ? saved.mission : {};
  if (of.hash !== fingerprint(mission)) return fault('mission-changed', { mission: shown(of.id) });
  return undefined;
}

function startOptions<G extends Game<G>>(
  { options: declared, readCarried }: GameMaker<G>,
  saved: Keys,
): StartOptions | undefined {
  const { seed, survivors, players, playerOf } = saved;
  if (!isText(seed) || !isListOf(survivors, isText)) return undefined;
  if (!isWhole(players) || !isListOf(playerOf, isWhole)) return undefined;
  // What was not yet there to be settled was as usual.
  if (!declared.every((option) => canBe(option, saved[option.id] ?? option.usual))) return undefined;
  const options = settled(declared, (option) => saved[option]);
  const carried = saved.carried === undefined ? undefined : readCarried?.(saved.carried);
  if (saved.carried !== undefined && !carried) return undefined;
  return { seed, people: survivors, players, playerOf, options, ...(carried && { carried }) };
}

/** What no single number shows. A state in which nobody can go on was never played. */
function nonsense<G extends Game<G>>(game: G): SaveProblem | undefined {
  const what = game.system.contradiction(game) ?? (canGoOn(game) ? undefined : 'agenda');
  return what === undefined ? undefined : fault('contradiction', { name: what });
}

function canGoOn<G extends Game<G>>(game: G): boolean {
  if (game.state.outcome !== RUNNING) return true;
  if (game.state.agendaDepth === 0 || !topOf(game).asks) return false;
  try {
    return legalActions(game).length > 0;
  } catch {
    // The rules never leave a state that they cannot read, so it is none of theirs.
    return false;
  }
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(is);
}
