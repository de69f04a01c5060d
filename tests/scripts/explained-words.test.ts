import { describe, expect, it } from 'vitest';
import { type Chapter, withChapter } from '../../scripts/schemas/explained-words';

const say = (word: string) => ({ [word]: { help: [`About ${word}.`], example: ['{}'] } });
const goals: Chapter = { family: 'goals', title: 'Goals', about: ['What wins.'], words: say('reach') };

describe('what a game explains of the mission language', () => {
  it('goes into the chapter of its family, or begins one', () => {
    const [all, ...others] = withChapter([goals], { family: 'goals', words: say('escape') }, 'toy');
    expect(others).toEqual([]);
    expect(Object.keys(all?.words ?? {})).toEqual(['reach', 'escape']);
    expect(all?.words['escape']).toMatchObject({ system: 'toy' });
    const aside: Chapter = { family: 'aside', title: 'Aside', about: [], words: say('crates') };
    expect(withChapter([goals], aside, 'toy').map(({ title }) => title)).toEqual(['Goals', 'Aside']);
  });

  it('is refused where nobody has begun a chapter of its family', () => {
    const lost = () => withChapter([goals], { family: 'prices', words: say('money') }, 'toy');
    expect(lost).toThrow('toy explains prices');
  });
});
