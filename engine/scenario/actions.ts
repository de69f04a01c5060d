import type { ActionPattern } from '../../schemas';
import { similarTo } from '../../schemas/references/similar';
import { finding, type ScenarioFinding } from '../game/finding';
import type { Game } from '../game/kernel';
import { legalActions, legalDiscards } from '../game/play';
import type { Staging } from '../game/stage';
import type { Action } from '../game/vocabulary';
import { matches, shown } from './patterns';

/** Everything that may be done now, by whoever. */
export function allActions<G extends Game<G>>(game: G): Action[] {
  return [...legalActions(game), ...legalDiscards(game)];
}

export function checkLegal<G extends Game<G>>(
  pattern: ActionPattern,
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding[] {
  const slip = unknownAction(pattern, game, stage, pointer);
  if (slip) return [slip];
  const all = allActions(game);
  if (all.some((action) => matches(pattern, action))) return [];
  const alike = all.filter((action) => action.do === pattern.do);
  const found = alike.length > 0 ? alike : [...new Set(all.map((action) => action.do))];
  return [finding('not-legal', pointer, { action: shown(pattern), found: shown(found) })];
}

/** What nobody could ever do is not said to be forbidden now: it is a slip of the pen. */
export function checkNotLegal<G extends Game<G>>(
  pattern: ActionPattern,
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding[] {
  const slip = unknownAction(pattern, game, stage, pointer);
  if (slip) return [slip];
  const found = allActions(game).find((action) => matches(pattern, action));
  return found ? [finding('legal', pointer, { action: shown(found) })] : [];
}

/** These and no others; what may be discarded at any time does not count. */
export function checkOptions<G extends Game<G>>(
  patterns: readonly ActionPattern[],
  game: G,
  pointer: string,
): ScenarioFinding[] {
  const options = legalActions(game);
  const rest = [...options];
  const unmatched = patterns.filter((pattern) => {
    const at = rest.findIndex((action) => matches(pattern, action));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  if (unmatched.length + rest.length === 0) return [];
  return [finding('other-options', pointer, { options: shown(patterns), found: shown(options) })];
}

/** What nobody can ever do: there is no such action, or no such thing to do it with. */
export function unknownAction<G extends Game<G>>(
  pattern: ActionPattern,
  game: G,
  stage: Staging<G>,
  pointer: string,
): ScenarioFinding | undefined {
  if (isKnown(pattern, game, stage)) return undefined;
  const { kinds } = game.system.vocabulary;
  const words = kinds.map((kind) => kind.do).filter((word) => word !== pattern.do);
  return finding('unknown-action', pointer, { action: shown(pattern) }, similarTo(pattern.do, words));
}

function isKnown<G extends Game<G>>(
  { do: word, ...names }: ActionPattern,
  game: G,
  stage: Staging<G>,
): boolean {
  const kind = game.system.vocabulary.kinds.find((kind) => kind.do === word);
  if (!kind) return false;
  return Object.entries(names).every(([argument, name]) => {
    const naming = Object.hasOwn(kind.with, argument) ? kind.with[argument] : undefined;
    const isWord = typeof name === 'string' || typeof name === 'number';
    return naming !== undefined && isWord && stage.knows(game, naming, name);
  });
}
