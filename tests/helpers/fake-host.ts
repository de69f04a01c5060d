import type {
  About,
  Answer,
  Bridge,
  CallName,
  HostEvent,
  ReadFile,
  Settings,
  StoredSettings,
  Value,
} from '../../main/contract';
import { defaultSettings } from '../../schemas';

/** What a call is answered with, or what works it out from the arguments. */
type Scripted = Answer<unknown> | ((...args: unknown[]) => Answer<unknown> | Promise<Answer<unknown>>);

/** A host that a test scripts: what it answers, what it was asked, and what it says unasked. */
export class FakeHost implements Bridge {
  readonly asked: [CallName, ...unknown[]][] = [];
  stored: Answer<StoredSettings> = { ok: true, value: { settings: defaultSettings } };
  failing: Answer<never> | undefined;
  about: Answer<About>;
  /** What a file dropped on the window is answered with; without it the shell has no way to open one. */
  openDropped?: (file: File) => Promise<Answer<ReadFile>>;
  private readonly scripts = new Map<CallName, Scripted>();
  private readonly listeners: ((event: HostEvent) => void)[] = [];

  constructor(about: Partial<About> = {}) {
    const value: About = {
      version: '1.2.3',
      shell: 'electron',
      runtime: [],
      standIn: false,
      sandbox: true,
      nativeMenu: true,
      ...about,
    };
    this.about = { ok: true, value };
  }

  readonly call = (async (name: CallName, ...args: unknown[]): Promise<Answer<unknown>> => {
    this.asked.push([name, ...args]);
    await Promise.resolve();
    const script = this.scripts.get(name);
    if (script) return typeof script === 'function' ? script(...args) : script;
    if (name === 'about.read') return this.about;
    if (name === 'settings.read') return this.stored;
    if (this.failing) return this.failing;
    if (name === 'settings.change') return { ok: true, value: this.change(args[0] as Partial<Settings>) };
    return { ok: true, value: nothingYet.has(name) ? [] : null };
  }) as Bridge['call'];

  readonly listen = (listener: (event: HostEvent) => void) => void this.listeners.push(listener);

  /** From now on the call is answered with this. */
  answer<Name extends CallName>(name: Name, value: Value<Name>): void {
    this.scripts.set(name, { ok: true, value });
  }

  /** From now on the call is answered by this: a failure, or what depends on what was asked. */
  script(name: CallName, scripted: Scripted): void {
    this.scripts.set(name, scripted);
  }

  say(event: HostEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private change(change: Partial<Settings>): Settings {
    const before = this.stored.ok ? this.stored.value.settings : defaultSettings;
    const settings = { ...before, ...change };
    this.stored = { ok: true, value: { settings } };
    return settings;
  }

  askedFor(name: CallName): unknown[][] {
    return this.asked.filter(([call]) => call === name).map(([, ...args]) => args);
  }
}

/** What there are lists of: none, unless a test says so. */
const nothingYet = new Set<CallName>([
  'document.takeAsked',
  'recents.list',
  'drafts.list',
  'versions.list',
  'games.list',
  'campaigns.list',
]);
