import { describe, expect, it } from 'vitest';
import {
  BEND_REFUSALS,
  bendRefusalCodes,
  differenceCodes,
  refusalCodes,
  saveProblemCodes,
  situationProblemCodes,
} from '../../engine';
import { failureCodes, positionCodes } from '../../engine/scenario/finding';
import { SET_UP_PROBLEMS } from '../../engine/systems/undead-or-alive/set-up/problems';
import { type Language, languages, type Say, sentence } from '../../languages';
import en from '../../languages/en.json';
import fr from '../../languages/fr.json';
import {
  differenceWords,
  findingWords,
  refusalWords,
  savedGameWords,
  situationWords,
  startWords,
} from '../../telling/reasons';

const speak =
  (language: Language): Say =>
  (key, parameters) =>
    sentence(language, key, parameters);
const say = speak('en');

describe('a sentence for every reason', () => {
  it.each(languages)('is there in %s', (language) => {
    const sentences: object = { en, fr }[language];
    const isMissing = (words: string) => /^[a-z-]+\.[a-z-]+/.test(words);
    const words = [
      ...[...refusalCodes, ...bendRefusalCodes, ...BEND_REFUSALS].map((code) =>
        refusalWords({ code, parameters: {} }, speak(language)),
      ),
      ...SET_UP_PROBLEMS.map((code) => startWords({ code, parameters: {} }, speak(language))),
      ...saveProblemCodes.map((code) => savedGameWords({ code, parameters: {} }, speak(language))),
      ...differenceCodes.map((code) => differenceWords({ code, step: 1, parameters: {} }, speak(language))),
      ...situationProblemCodes.map((code) => situationWords({ code }, speak(language))),
      ...[...positionCodes, ...failureCodes].map((code) =>
        findingWords({ code, pointer: '', parameters: { problem: 'empty-board' } }, speak(language)),
      ),
    ];
    expect(words.filter(isMissing)).toEqual([]);
    expect(Object.keys(sentences).length).toBeGreaterThan(500);
  });
});

describe('a reason', () => {
  it('speaks of decisions and pieces by the names that players know', () => {
    const refused = {
      code: 'not-possible-now',
      parameters: { action: 'move', decision: 'rerolls' },
    } as const;
    expect(refusalWords(refused, say)).toBe(
      '‘move’ cannot be done like that now; what is to be decided is whether to keep the dice.',
    );
    const parameters = { component: 'corpse-pile', asked: 10, there: 9 };
    expect(startWords({ code: 'too-many-components', parameters }, say)).toMatch(
      /^There are not enough pieces \(Corpse Piles\): 9 of 10\. /,
    );
    expect(
      startWords(
        { code: 'class-not-allowed', parameters: { survivor: 'meg', class: 'Gunslinger' } },
        speak('fr'),
      ),
    ).toContain('Pistolero');
    expect(startWords({ code: 'several-trains', parameters: { piece: 'u' } }, say)).toContain('u');
    expect(
      findingWords(
        { code: 'too-many-zombies', pointer: '', parameters: { zombie: 'fatty', asked: 20, there: 16 } },
        say,
      ),
    ).toBe('There are 20 Fatties here, and 16 in the box.');
  });

  it('names what is behind it', () => {
    const parameters = { reason: 'unknown-survivor', survivor: 'hal' };
    expect(savedGameWords({ code: 'cannot-start', parameters }, say)).toBe(
      'The game does not even begin: There is no survivor ‘hal’.',
    );
    expect(differenceWords({ code: 'cannot-start', step: 0, parameters }, say)).toContain('‘hal’');
    expect(
      differenceWords(
        { code: 'refused', step: 3, parameters: { reason: 'unknown-action', action: 'fly' } },
        say,
      ),
    ).toBe('Decision 3 is not possible: There is no action ‘fly’.');
    expect(
      findingWords(
        {
          code: 'cannot-be-set-up',
          pointer: '',
          parameters: { problem: 'tiles-overlap', one: 'a', other: 'b' },
        },
        say,
      ),
    ).toBe('The tiles ‘a’ and ‘b’ lie on each other.');
  });

  it('tells luck before the first decision from later luck', () => {
    const parameters = { recorded: 'dice 1', now: 'dice 2' };
    expect(differenceWords({ code: 'other-luck', step: 0, parameters }, say)).toMatch(/^Before the first/);
    expect(differenceWords({ code: 'other-luck', step: 2, parameters }, say)).toMatch(/^After decision 2/);
  });
});
