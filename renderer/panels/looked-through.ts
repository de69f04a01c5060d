import type { Say } from '../../languages';
import type { Mission } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { JobOutcome } from '../back-room/job-queue';
import type { ToCheck } from '../back-room/jobs';
import type { Findings } from '../checks/check';

interface Looked extends Omit<ToCheck, 'mission'> {
  readonly findings: Findings;
}

/** Badge, panel and the sheet before a game ask for the same; a mission that is closed is not kept for it. */
const looked = new WeakMap<Mission, Looked>();

/** What is known already, where such a mission has been looked through before. */
export function knownFindings(toCheck: ToCheck): Findings | undefined {
  const last = looked.get(toCheck.mission);
  return last && isAbout(last, toCheck) ? last.findings : undefined;
}

function isAbout(
  one: Omit<ToCheck, 'mission'>,
  { leftOut, warnings, language, zoneCodes }: ToCheck,
): boolean {
  return (
    one.leftOut === leftOut &&
    one.warnings === warnings &&
    one.language === language &&
    one.zoneCodes === zoneCodes
  );
}

interface UnderWay extends Omit<ToCheck, 'mission'> {
  readonly found: Promise<Findings | undefined>;
  readonly leave: AbortController;
  /** How many wait for it. */
  waiting: number;
}

const underWay = new WeakMap<Mission, UnderWay>();

/** Looks a mission through in the back room, once for all who ask; nothing for whoever does not wait for it any more. */
export async function lookThrough(
  toCheck: ToCheck,
  room: BackRoom,
  say: Say,
  signal: AbortSignal,
): Promise<Findings | undefined> {
  const there = underWay.get(toCheck.mission);
  const looking = there && isAbout(there, toCheck) ? there : begin(toCheck, room, say);
  looking.waiting += 1;
  const turnAway = () => {
    looking.waiting -= 1;
    if (looking.waiting === 0) looking.leave.abort();
  };
  signal.addEventListener('abort', turnAway);
  const found = await looking.found;
  signal.removeEventListener('abort', turnAway);
  return signal.aborted ? undefined : found;
}

function begin(toCheck: ToCheck, room: BackRoom, say: Say): UnderWay {
  const { mission, ...about } = toCheck;
  const leave = new AbortController();
  const forget = () => {
    if (underWay.get(mission) === mine) underWay.delete(mission);
  };
  const look = async () => {
    const came = await room.ask('check', toCheck, { signal: leave.signal });
    forget();
    const findings = findingsFrom(came, say);
    // What could not be looked through this time may be another time.
    if (findings && came.ok) looked.set(mission, { ...about, findings });
    return findings;
  };
  const mine: UnderWay = { ...about, found: look(), leave, waiting: 0 };
  // What nobody waits for any more is not to be waited for again.
  leave.signal.addEventListener('abort', () => forget());
  underWay.set(mission, mine);
  return mine;
}

/** A mission that cannot be looked through can be drawn on and saved all the same. */
function findingsFrom(came: JobOutcome<Findings>, say: Say): Findings | undefined {
  if (came.ok) return came.answer;
  const { why } = came;
  if (why === 'cancelled') return undefined;
  const words = { words: say(`checks.${why}`), hint: say(`checks.${why}.hint`) };
  return { checks: [{ severity: 'warning', ...words, parts: [] }] };
}
