import { fingerprint, isRecord } from '../../engine';
import { type KeyedSentence, type Language, type SentenceKey, sentence } from '../../languages';
import { type Mission, parseJson } from '../../schemas';
import { applied, type Difference, differenceOf } from './difference';
import type { History, HistoryStep } from './history';
import { type ReadMission, readMission, whyUnsound } from './read-mission';

/** What a window needs to read of a mission, and of what was done to it before. */
export interface MissionText {
  readonly text: string;
  readonly past?: string | undefined;
  readonly language: Language;
}

/** The steps next to where somebody was; who goes back further than that has older versions of the file. */
const MOST_STEPS = 200;
/** In characters, a little less than what the host keeps. */
const LONGEST = 300_000;
/** What is read is looked through state by state: so many characters of all of them take about a fifth of a second. */
const MOST_LOOKED_THROUGH = 2_000_000;

/**
 * The steps of a history as text, to be kept beside the text of the mission. Each is what leads away from where somebody is:
 * the last one that is done comes first and leads back, and so on; then those that were undone, which lead forth.
 */
interface Past {
  readonly past: 1;
  /** What tells the text that it was written beside from any other. */
  readonly of: string;
  readonly back: readonly unknown[];
  readonly forth: readonly unknown[];
}

interface PastStep {
  readonly label: KeyedSentence;
  readonly by: Difference;
}

/** Steps never change, and the same ones are kept again and again while somebody draws. */
const written = { back: new WeakMap<HistoryStep, string>(), forth: new WeakMap<HistoryStep, string>() };

function writeStep(step: HistoryStep, way: 'back' | 'forth'): string {
  const known = written[way].get(step);
  if (known !== undefined) return known;
  const { label, before, after } = step;
  const by = way === 'back' ? differenceOf(after, before) : differenceOf(before, after);
  const text = JSON.stringify({ label, by: by ?? { parts: {} } } satisfies PastStep);
  written[way].set(step, text);
  return text;
}

/** Nothing where nothing was done. The text is that of the mission as it is now. */
export function writePast({ steps, done }: History<Mission>, now: string): string | undefined {
  if (steps.length === 0) return undefined;
  let room = LONGEST;
  let count = MOST_STEPS;
  const written = (away: readonly HistoryStep[], way: 'back' | 'forth'): string[] => {
    const texts: string[] = [];
    for (const step of away) {
      const text = writeStep(step, way);
      room -= text.length + 1;
      count -= 1;
      if (room < 0 || count < 0) break;
      texts.push(text);
    }
    return texts;
  };
  const back = written(steps.slice(0, done).reverse(), 'back');
  const forth = written(steps.slice(done), 'forth');
  return `{"past":1,"of":"${fingerprint(now)}","back":[${back.join()}],"forth":[${forth.join()}]}`;
}

/** Reads a mission, with what can be undone in it: as much of that as leads from one sound mission to the next. */
export function readWithPast({ text, past, language }: MissionText): ReadMission {
  const read = readMission(text, language);
  if (!read.ok || past === undefined) return read;
  const history = readPast(past, read.sound.mission, text);
  return history ? { ok: true, sound: { ...read.sound, history } } : read;
}

function readPast(past: string, now: Mission, text: string): History<Mission> | undefined {
  if (past.length > 2 * LONGEST) return undefined;
  const parsed = parseJson(past);
  if (!parsed.ok || !isPast(parsed.value) || parsed.value.of !== fingerprint(text)) return undefined;
  let count = Math.min(MOST_STEPS, Math.floor(MOST_LOOKED_THROUGH / text.length));
  const walk = (
    steps: readonly unknown[],
    step: (label: KeyedSentence, from: Mission, to: Mission) => HistoryStep<Mission>,
  ) => {
    const walked: HistoryStep<Mission>[] = [];
    let at = now;
    for (const one of steps) {
      if (!isRecord(one) || !isLabel(one['label'])) break;
      const next = applied(one['by'], at);
      count -= 1;
      if (count < 0 || !isSound(next)) break;
      walked.push(step(one['label'], at, next));
      at = next;
    }
    return walked;
  };
  const back = walk(parsed.value.back, (label, after, before) => ({ label, before, after })).reverse();
  const forth = walk(parsed.value.forth, (label, before, after) => ({ label, before, after }));
  const steps = [...back, ...forth];
  return steps.length > 0 ? { now, steps, done: back.length } : undefined;
}

function isPast(value: unknown): value is Past {
  return (
    isRecord(value) && value['past'] === 1 && Array.isArray(value['back']) && Array.isArray(value['forth'])
  );
}

function isSound(value: unknown): value is Mission {
  return value !== undefined && whyUnsound(value) === undefined;
}

/** Longer than any name that a step has in it. */
const LONGEST_PARAMETER = 300;

/** A sentence that is there, about steps, with whatever is to be filled in. */
function isLabel(value: unknown): value is KeyedSentence {
  if (!isRecord(value)) return false;
  const { key, parameters = {} } = value;
  if (typeof key !== 'string' || !key.startsWith('step.') || !isRecord(parameters)) return false;
  const areShort = Object.values(parameters).every(
    (part) => typeof part === 'number' || (typeof part === 'string' && part.length <= LONGEST_PARAMETER),
  );
  return areShort && sentence('en', key as SentenceKey, parameters as KeyedSentence['parameters']) !== key;
}
