import { describe, expect, it } from 'vitest';
import { coverage, coveredBefore, physicalRules, readings, ruleIndex } from '../scripts/steps/rules.mjs';

const { covered, mistakes } = coverage();

describe('the rules that tests say they check', () => {
  it('exist, are three at most in one test, and have something expected of them', () => {
    expect(mistakes).toEqual([]);
  });

  it('are at least those that were checked before; npm run rules -- --update writes down more', () => {
    expect(coveredBefore().filter((rule) => !covered.includes(rule))).toEqual([]);
  });

  it('are written down in order, so that two who add some seldom meet', () => {
    const before = coveredBefore();
    expect(before).toEqual([...new Set(before)].sort());
  });
});

describe('the index of rules', () => {
  const known = Object.values(ruleIndex()).flat();

  it('names every rule once', () => {
    expect(new Set(known).size).toBe(known.length);
    expect(known.length).toBe(594);
  });

  it('knows how rules are read that leave something open, and tests hold each of them to it', () => {
    expect(Object.keys(readings())).toEqual(Object.keys(readings()).sort());
    for (const [rule, reading] of Object.entries(readings())) {
      expect(covered).toContain(rule);
      expect(reading).toMatch(/\w.*\.$/);
    }
  });

  it('knows the rules that are about cardboard only, and there is a reason for each', () => {
    for (const [rule, reason] of Object.entries(physicalRules())) {
      expect(known).toContain(rule);
      expect(reason).toMatch(/\w.*\.$/);
    }
  });
});
