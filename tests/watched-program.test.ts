import { afterAll, expect, it } from 'vitest';
import { WatchedProgram } from './helpers/watched-program';

const program = new WatchedProgram<string, string>('tests/helpers/mischief.ts', {
  seconds: 3,
  megabytes: 200,
});
afterAll(() => program.end());

it.each([
  ['throws', /out of ink[^]*mischief\.ts/],
  ['never ends', /took more than 3 s of the processor/],
  ['hoards things', /heap out of memory|more than 400 MB/],
  ['takes one huge thing', /heap out of memory|more than 400 MB/],
  ['hoards bytes', /more than 400 MB/],
  ['ends itself', /It has ended/],
])('a program whose work %s is told of, and the next thing is done all the same', async (what, told) => {
  expect(await program.do(what)).toEqual({ fault: expect.stringMatching(told) as string });
  expect(await program.do('nothing wrong')).toEqual({ done: 'done' });
});
