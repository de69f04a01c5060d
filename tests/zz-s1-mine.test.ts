import { describe, expect, it } from 'vitest';
import { failuresOf, scenarioFiles, scenarioIn } from '/tmp/i5/tests/helpers/scenarios';
import { readFileSync } from 'node:fs';
const mine = readFileSync('/tmp/s1/ids','utf8').trim().split('\n');
describe('mine', () => { for (const id of mine) it(id, () => { expect(failuresOf(scenarioIn(`skills/${id}.json`))).toEqual([]); }); });
