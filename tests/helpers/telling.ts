import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { tableOf } from '../../engine/systems/undead-or-alive/set-up/table-of';
import type { Table } from '../../engine/systems/undead-or-alive/table';
import { type Language, languages } from '../../languages';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { sampleMission } from './games';

export const m0 = sampleMission('m0.boothill');

/** M0 for two players. */
export function tableOfM0(): Table {
  const made = tableOf(m0, { seed: 'telling', people: ['henry', 'meg'], players: 2, playerOf: [0, 1] });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.table;
}

export const inEveryLanguage = (table: Table): readonly UoaWords[] =>
  languages.map((language) => new UoaWords(table, language));

export function wordsIn(language: Language, game: UoaGame): UoaWords {
  return new UoaWords(observe(game).table, language);
}
