import { describe, expect, it } from 'vitest';
import { cardInvariants } from '../../../helpers/invariants/cards';
import { courseInvariants } from '../../../helpers/invariants/course';
import { hordeInvariants } from '../../../helpers/invariants/horde';
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
];

/** Where each of them was broken. */
const breaches = new Map<string, string[]>();
let decisions = 0;

for (const match of matches(times(3000, 6_000))) {
  const { play, manner, seed } = match;
  let moves = 0;
  for (const game of decisionsOf(match)) {
    for (const { title, breach } of invariants) {
      const found = breach(game);
      if (found === undefined) continue;
      const list = breaches.get(title) ?? [];
      list.push(`${play.name}, ${manner} game ${seed}, move ${moves}: ${found}`);
      breaches.set(title, list);
    }
    moves += 1;
    decisions += 1;
  }
}

describe('at every decision of every game', () => {
  it.each(invariants.map(({ title }) => title))('%s', (title) => {
    expect(breaches.get(title)?.slice(0, 3)).toBeUndefined();
  });

  it('was asked often enough', () => {
    console.log(decisions);
    expect(decisions).toBeGreaterThan(10_000);
  });
});
