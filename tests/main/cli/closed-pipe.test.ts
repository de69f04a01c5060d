import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { allowClosedPipe } from '../../../main/cli/closed-pipe';

function failWith(code: string) {
  const output = new PassThrough();
  allowClosedPipe(output);
  return () => output.emit('error', Object.assign(new Error(code), { code }));
}

describe('a reader who stops before the end', () => {
  it('is no error', () => {
    expect(failWith('EPIPE')).not.toThrow();
  });

  it('hides no other one', () => {
    expect(failWith('ENOSPC')).toThrow('ENOSPC');
  });
});
