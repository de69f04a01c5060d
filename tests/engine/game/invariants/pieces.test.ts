import { describe, expect, it } from 'vitest';
import { topOf } from '../../../../engine/game/kernel';
import { Breaches } from '../../../helpers/invariants/breaches';
import { cardInvariants } from '../../../helpers/invariants/cards';
import { courseInvariants } from '../../../helpers/invariants/course';
import { hordeInvariants } from '../../../helpers/invariants/horde';
import { machineInvariants } from '../../../helpers/invariants/machines';
import { missionInvariants } from '../../../helpers/invariants/mission';
import { offers } from '../../../helpers/invariants/offers';
import { peopleInvariants } from '../../../helpers/invariants/people';
import { tokenInvariants } from '../../../helpers/invariants/tokens';
import { times } from '../../../helpers/long';
import { decisionsOf, matches } from '../../../helpers/plays';

const invariants = [
  ...courseInvariants,
  ...peopleInvariants,
  ...cardInvariants,
  ...hordeInvariants,
  ...tokenInvariants,
  ...machineInvariants,
  ...missionInvariants,
  offers,
];

const breaches = new Breaches();
const asked = new Set<string>();
let decisions = 0;

for (const match of matches(times(420, 6_000))) {
  const { play, manner, seed } = match;
  const first = decisions;
  for (const game of decisionsOf(match)) {
    for (const { title, breach } of invariants) {
      const found = breach(game);
      if (found === undefined) continue;
      breaches.note(title, `${play.name}, ${manner} game ${seed}, move ${decisions - first}`, found);
    }
    if (game.state.outcome === 0) asked.add(topOf(game).name);
    decisions += 1;
  }
}

describe('at every decision of every game', () => {
  it.each(invariants.map(({ title }) => title))('%s', (title) => {
    expect(breaches.of(title)).toEqual([]);
  });
});

describe('the games that were looked at', () => {
  it('are long enough', () => {
    expect(decisions).toBeGreaterThan(20_000);
  });

  it('came upon everything that players decide', () => {
    const [anything] = matches(1);
    const all = anything?.game.system.agenda.filter(({ asks }) => asks).map(({ name }) => name) ?? [];
    expect(all.filter((name) => !asked.has(name))).toEqual([]);
  });
});
