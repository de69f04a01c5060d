import type { BoardProblem, FaceProblem, Placement } from '../../engine';
import type { CommandContext } from './context';
import type { Finding } from './finding';

type Say = CommandContext['say'];

/** A sentence for every problem of a board, and where in its list of placements. */
export function boardFindings(
  problems: readonly BoardProblem[],
  placements: readonly Placement[],
  say: Say,
): Finding[] {
  return capped(problems, say, (problem) => {
    const { code, parameters } = problem;
    // The later one in the file: it was put where another lay already.
    const index = placements.findLastIndex(({ id }) => problem.placements.includes(id));
    const base = { code, pointer: index < 0 ? '/placements' : `/placements/${index}` };
    switch (code) {
      case 'unknown-face':
        return { ...base, severity: 'error', message: say('problem.unknown-face', parameters) };
      case 'same-placement-id': {
        const id = problem.placements[0] ?? '';
        return { ...base, severity: 'error', message: say('problem.duplicate-id', { id }) };
      }
      case 'board-too-fine':
        return { ...base, severity: 'error', message: say('problem.board-too-fine') };
      case 'tiles-overlap':
      case 'tiles-gap':
      case 'streets-not-merged':
        return {
          ...base,
          severity: code === 'tiles-overlap' ? 'error' : 'warning',
          message: say(`problem.${code}`, parameters),
          hint: say(`problem.${code}.hint`, parameters),
        };
    }
  });
}

/** The same for faces; their pointers begin where the face stands in the file. */
export function faceFindings(problems: readonly FaceProblem[], pointer: string, say: Say): Finding[] {
  return capped(problems, say, ({ code, pointer: within, parameters }) => ({
    // A walled-up room may be meant.
    severity: code === 'room-unreachable' ? 'warning' : 'error',
    code,
    pointer: `${pointer}${within}`,
    message: say(`problem.${code}`, parameters),
    hint: say(`problem.${code}.hint`, parameters),
  }));
}

const MOST = 100;

/** Tiles in a heap overlap by the thousand, and nobody reads that. */
function capped<T>(problems: readonly T[], say: Say, spoken: (problem: T) => Finding): Finding[] {
  const findings = problems.slice(0, MOST).map(spoken);
  const count = problems.length - MOST;
  if (count <= 0) return findings;
  const severity = findings.some((finding) => finding.severity === 'error') ? 'error' : 'warning';
  const message = say('problem.more-problems', { count });
  return [...findings, { severity, code: 'more-problems', pointer: '', message }];
}
