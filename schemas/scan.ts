import { below } from './pointer';
import { mostFound, type Problem, problem } from './problem';
import { shownName } from './shown';

export const deepest = 64;
const mostValues = 500_000;
const longestNumber = 1000;
/** Far more than any key of ours has; a pointer repeats it for everything that is wrong below. */
const longestKey = 200;

interface Level {
  list: boolean;
  pointer: string;
  /** The keys of an object so far. */
  keys: Set<string>;
  key: string;
  index: number;
}

type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * Reads JSON without building anything: finds where it breaks, which `JSON.parse` does not always tell, and
 * refuses what would exhaust memory or the stack of whoever walks through it. Keys that stand twice in one
 * object, of which `JSON.parse` silently keeps the last, come back as warnings.
 */
export function scanJson(text: string): Problem[] {
  const scan = new Scan(text);
  const fault = scan.run();
  return fault ? [fault] : scan.warnings;
}

class Scan {
  readonly warnings: Problem[] = [];
  private readonly levels: Level[] = [];
  private expected: Expected = 'value';
  private at = 0;
  private values = 0;

  constructor(private readonly text: string) {}

  run(): Problem | undefined {
    for (this.skipSpace(); this.at < this.text.length; this.skipSpace()) {
      const fault = this.step();
      if (fault) return fault;
    }
    return this.expected === 'nothing' ? undefined : this.fault(this.text.length);
  }

  private step(): Problem | undefined {
    const start = this.at;
    const char = this.text.charAt(start);
    if (this.startsValue(char)) return this.value(char);
    if (char === '"' && this.expected.startsWith('key')) return this.key();
    if (char === ':' && this.expected === 'colon') return this.punctuation('value');
    const level = this.levels.at(-1);
    if (!level) return this.fault(start);
    if (char === ',' && this.expected === 'comma or end') return this.next(level);
    const ends = char === (level.list ? ']' : '}') && this.expected.endsWith('or end');
    return ends ? this.close() : this.fault(start);
  }

  private startsValue(char: string): boolean {
    return this.expected === 'value' || (this.expected === 'value or end' && char !== ']');
  }

  private value(char: string): Problem | undefined {
    this.values += 1;
    if (this.values > mostValues) return problem('too-much', '', { limit: mostValues });
    if (char === '{' || char === '[') return this.open(char === '[');
    const end = this.scalarEnd(char);
    if (end === undefined) return this.fault(this.at);
    this.at = end;
    this.closeValue();
    return undefined;
  }

  private open(list: boolean): Problem | undefined {
    if (this.levels.length === deepest) {
      return problem('too-deep', '', { limit: deepest, ...this.place(this.at) });
    }
    const outer = this.levels.at(-1);
    const pointer = outer ? below(outer.pointer, outer.list ? outer.index : outer.key) : '';
    this.levels.push({ list, pointer, keys: new Set(), key: '', index: 0 });
    return this.punctuation(list ? 'value or end' : 'key or end');
  }

  private close(): undefined {
    this.levels.pop();
    this.at += 1;
    this.closeValue();
  }

  private next(level: Level): undefined {
    level.index += 1;
    return this.punctuation(level.list ? 'value' : 'key');
  }

  private key(): Problem | undefined {
    const end = this.stringEnd();
    const level = this.levels.at(-1);
    if (end === undefined || !level) return this.fault(this.at);
    const key = readString(this.text.slice(this.at, end));
    if (key === undefined) return this.fault(this.at);
    if (key.length > longestKey)
      return problem('key-too-long', '', { limit: longestKey, ...this.place(this.at) });
    level.key = key;
    if (level.keys.has(key) && this.warnings.length < mostFound) {
      this.warnings.push(problem('key-twice', below(level.pointer, key), { key: shownName(key) }));
    }
    level.keys.add(key);
    this.at = end;
    this.expected = 'colon';
    return undefined;
  }

  private punctuation(expected: Expected): undefined {
    this.at += 1;
    this.expected = expected;
  }

  private closeValue(): void {
    this.expected = this.levels.length === 0 ? 'nothing' : 'comma or end';
  }

  private scalarEnd(char: string): number | undefined {
    if (char === '"') {
      const end = this.stringEnd();
      return end !== undefined && this.isSoundString(end) ? end : undefined;
    }
    const word = ['true', 'false', 'null'].find((word) => this.text.startsWith(word, this.at));
    return word === undefined ? this.numberEnd() : this.at + word.length;
  }

  /** Behind the closing quote; strings can be pictures, so no pattern is run over them. */
  private stringEnd(): number | undefined {
    for (let i = this.at + 1; i < this.text.length; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 0x22) return i + 1;
      if (code === 0x5c) i += 1;
    }
    return undefined;
  }

  private isSoundString(end: number): boolean {
    return readString(this.text.slice(this.at, end)) !== undefined;
  }

  private numberEnd(): number | undefined {
    const token = /[-+.0-9eE]*/.exec(this.text.slice(this.at, this.at + longestNumber))?.[0] ?? '';
    const sound = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/.test(token);
    return sound && token.length < longestNumber ? this.at + token.length : undefined;
  }

  private skipSpace(): void {
    while (' \t\n\r'.includes(this.text.charAt(this.at)) && this.at < this.text.length) this.at += 1;
  }

  private fault(at: number): Problem {
    const place = this.place(at);
    return problem(this.breaksOff(at) ? 'truncated' : 'not-json', '', place);
  }

  /** Whether the text could go on soundly from here, if only it went on. */
  private breaksOff(at: number): boolean {
    const rest = this.text.slice(at, at + longestNumber);
    if (rest === '') return true;
    if (rest.startsWith('"')) return this.stringEnd() === undefined;
    const wantsValue = this.expected.startsWith('value');
    const isBeginning = ['true', 'false', 'null'].some((word) => word.startsWith(rest));
    return wantsValue && (isBeginning || /^-?([0-9]+(\.[0-9]*)?([eE][-+]?)?)?$/.test(rest));
  }

  private place(at: number): { line: number; column: number } {
    const before = this.text.slice(0, at);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { line: before.split('\n').length, column: at - lineStart + 1 };
  }
}

function readString(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}
