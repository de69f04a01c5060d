import { NONE } from '../../../../engine';
import { LEVELS, type Observation } from '../../../../engine/systems/undead-or-alive';
import type { Section } from '../../../system-telling';
import { actorName } from '../by-number';
import type { UoaWords } from '../words';
import { boardLines } from './board';
import { deckLines } from './decks';
import { goalLines } from './goals';
import { peopleLines } from './people';

/** A position as players see it: nothing of what lies face down, and no zone where nothing is. */
export function seenSections(seen: Observation, allWords: UoaWords): readonly Section[] {
  const words = allWords.on(seen.value('configuration'));
  return [
    { lines: roundLines(seen, words) },
    { title: words.say('view.survivors'), lines: peopleLines(seen, words) },
    { title: words.say('view.board'), lines: boardLines(seen, words) },
    { title: words.say('view.decks'), lines: deckLines(seen, words) },
    { title: words.say('view.goals'), lines: goalLines(seen, words) },
  ];
}

function roundLines(seen: Observation, words: UoaWords): string[] {
  const round = seen.value('round');
  const level = words.level(LEVELS[seen.dangerLevel] ?? '');
  const active = seen.value('active');
  return [
    round === 0 ? words.say('view.before') : words.say('view.round', { round, level }),
    ...(seen.table.players === 1
      ? []
      : [words.say('view.first-player', { player: words.player(seen.value('firstPlayer')) })]),
    ...(active === NONE || seen.outcome ? [] : [turnLine(seen, active, words)]),
  ];
}

function turnLine(seen: Observation, active: number, words: UoaWords): string {
  const actions = words.say('count.actions', { count: seen.value('actionsLeft') });
  return words.say('view.turn', { who: actorName(seen, active), actions });
}
