import { describe, expect, it } from 'vitest';
import { bendRefusalCodes, differenceCodes, refusalCodes, saveProblemCodes } from '../../engine';
import { failureCodes, positionCodes } from '../../engine/game/finding';
import { BEND_REFUSALS } from '../../engine/systems/undead-or-alive/bending/refusals';
import { SET_UP_PROBLEMS } from '../../engine/systems/undead-or-alive/problems';
import { situationProblemCodes } from '../../engine/systems/undead-or-alive/scenario/from-game/situation';
import { type Language, languages, type Say, sentence } from '../../languages';
import {
  differenceWords,
  findingWords,
  refusalWithoutNames,
  savedGameWords,
  situationWords,
  startWords,
} from '../../telling/reasons';
import { en, fr } from '../helpers/sentences';

const speak =
  (language: Language): Say =>
  (key, parameters) =>
    sentence(language, key, parameters);
const say = speak('en');
const uoa = 'undead-or-alive';

describe('a sentence for every reason', () => {
  it.each(languages)('is there in %s', (language) => {
    const sentences: object = { en, fr }[language];
    const isMissing = (words: string) => /^[a-z-]+\.[a-z-]+/.test(words);
    const words = [
      ...[...refusalCodes, ...bendRefusalCodes, ...BEND_REFUSALS].map((code) =>
        refusalWithoutNames({ code, parameters: {} }, speak(language), uoa),
      ),
      ...SET_UP_PROBLEMS.map((code) => startWords({ code, parameters: {} }, speak(language), uoa)),
      ...saveProblemCodes.map((code) => savedGameWords({ code, parameters: {} }, speak(language), uoa)),
      ...differenceCodes.map((code) =>
        differenceWords({ code, step: 1, parameters: {} }, speak(language), uoa),
      ),
      ...situationProblemCodes.map((code) => situationWords({ code }, speak(language))),
      ...[...positionCodes, ...failureCodes].map((code) =>
        findingWords({ code, pointer: '', parameters: { problem: 'empty-board' } }, speak(language), uoa),
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
    expect(refusalWithoutNames(refused, say, uoa)).toBe(
      '‘move’ cannot be done like that now; what is to be decided is whether to keep the dice.',
    );
    const parameters = { component: 'corpse-pile', asked: 10, there: 9 };
    expect(startWords({ code: 'too-many-components', parameters }, say, uoa)).toMatch(
      /^There are not enough pieces \(Corpse Piles\): 9 of 10\. /,
    );
    expect(
      startWords(
        { code: 'class-not-allowed', parameters: { survivor: 'meg', class: 'Gunslinger' } },
        speak('fr'),
        uoa,
      ),
    ).toContain('Pistolero');
    expect(startWords({ code: 'several-trains', parameters: { piece: 'u' } }, say, uoa)).toContain('u');
    expect(
      findingWords(
        { code: 'too-many-zombies', pointer: '', parameters: { zombie: 'fatty', asked: 20, there: 16 } },
        say,
        uoa,
      ),
    ).toBe('There are 20 Fatties here, and 16 in the box.');
  });

  it('names what is behind it', () => {
    const parameters = { reason: 'unknown-survivor', survivor: 'hal' };
    expect(savedGameWords({ code: 'cannot-start', parameters }, say, uoa)).toBe(
      'The game does not even begin: There is no survivor ‘hal’.',
    );
    expect(differenceWords({ code: 'cannot-start', step: 0, parameters }, say, uoa)).toContain('‘hal’');
    expect(
      differenceWords(
        { code: 'refused', step: 3, parameters: { reason: 'unknown-action', action: 'fly' } },
        say,
        uoa,
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
        uoa,
      ),
    ).toBe('The tiles ‘a’ and ‘b’ lie on each other.');
  });

  it('tells luck before the first decision from later luck', () => {
    const parameters = { recorded: 'dice 1', now: 'dice 2' };
    expect(differenceWords({ code: 'other-luck', step: 0, parameters }, say, uoa)).toMatch(
      /^Before the first/,
    );
    expect(differenceWords({ code: 'other-luck', step: 2, parameters }, say, uoa)).toMatch(
      /^After decision 2/,
    );
  });
});
