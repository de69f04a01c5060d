import { execFileSync } from 'node:child_process';

/** `kill -9` for a program and everything that it has started: all at once, so that nobody can tidy up. */
export function killFamily(pid: number | undefined): void {
  if (pid === undefined) throw new Error('It has not been started');
  if (process.platform === 'win32') {
    execFileSync('taskkill', ['/F', '/T', '/PID', String(pid)]);
    return;
  }
  for (const member of [pid, ...descendants(pid)]) {
    try {
      process.kill(member, 'SIGKILL');
    } catch {
      // It went with its parent.
    }
  }
}

function descendants(pid: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const all = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    all.flatMap(([child = 0, its]) => (its === parent ? [child, ...below(child)] : []));
  return below(pid);
}
