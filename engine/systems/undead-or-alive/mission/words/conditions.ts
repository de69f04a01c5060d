import type { ForeignWord } from '../../../../../schemas';
import { type ConditionName, conditionName, type PlainCondition } from '../../../../mission/conditions';
import type { AnyConditionWord, ConditionWord } from './condition-word';
import { bountyWeapons } from './conditions/bounty-weapons';
import { counter } from './conditions/counter';
import { done } from './conditions/done';
import { eliminated } from './conditions/eliminated';
import { held } from './conditions/held';
import { leads } from './conditions/leads';
import { left } from './conditions/left';
import { loaded } from './conditions/loaded';
import { machine } from './conditions/machine';
import { objectives } from './conditions/objectives';
import { people } from './conditions/people';
import { rallied } from './conditions/rallied';
import { round } from './conditions/round';
import { spawnTokens } from './conditions/spawn-tokens';
import { taken } from './conditions/taken';
import { zombies } from './conditions/zombies';

type OwnName = Exclude<ConditionName, ForeignWord<'undead-or-alive', 'Condition'>>;

/** A word that nobody explains does not compile. */
const words: { readonly [Name in OwnName]: ConditionWord<Name> } = {
  taken,
  held,
  loaded,
  rallied,
  leads,
  left,
  people,
  bountyWeapons,
  spawnTokens,
  zombies,
  objectives,
  machine,
  round,
  counter,
  done,
  eliminated,
};

/** By what a mission says, which may be of another game. */
const byName: Readonly<Record<string, AnyConditionWord>> = words;

interface Said {
  readonly word: AnyConditionWord;
  /** What stands under the word. */
  readonly asked: never;
}

/** Every condition that has been looked at: it is asked about again and again. */
const known = new WeakMap<PlainCondition, Said>();

/** The word of a condition, and what stands under it. */
export function said(condition: PlainCondition): Said {
  let found = known.get(condition);
  if (!found) {
    found = readCondition(condition);
    known.set(condition, found);
  }
  return found;
}

function readCondition(condition: PlainCondition): Said {
  const name = conditionName(condition);
  const word = byName[name];
  if (!word) throw new Error(`${name} is a word of another game`);
  return { word, asked: condition[name as keyof typeof condition] };
}
