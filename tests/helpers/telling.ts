import { observe, type UoaGame } from '../../engine';
import { tableOf } from '../../engine/systems/undead-or-alive/set-up/table-of';
import type { Table } from '../../engine/systems/undead-or-alive/table';
import { type Language, languages } from '../../languages';
import { Words } from '../../telling/words';
import { sampleMission } from './games';

export const m0 = sampleMission('m0.boothill');

/** M0 for two players. */
export function tableOfM0(): Table {
  const made = tableOf(m0, { seed: 'telling', survivors: ['henry', 'meg'], players: 2, playerOf: [0, 1] });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.table;
}

export const inEveryLanguage = (table: Table): readonly Words[] =>
  languages.map((language) => new Words(table, language));

export function wordsIn(language: Language, game: UoaGame): Words {
  return new Words(observe(game).table, language);
}
