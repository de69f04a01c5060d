import type {
  About,
  Answer,
  Bridge,
  CallName,
  HostEvent,
  Settings,
  StoredSettings,
} from '../../main/contract';

/** A host that a test scripts: what it answers, what it was asked, and what it says unasked. */
export class FakeHost implements Bridge {
  readonly asked: [CallName, ...unknown[]][] = [];
  stored: Answer<StoredSettings> = { ok: true, value: { settings: { language: 'system', theme: 'system' } } };
  failing: Answer<never> | undefined;
  about: Answer<About>;
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
    if (name === 'about.read') return this.about;
    if (name === 'settings.read') return this.stored;
    if (this.failing) return this.failing;
    return { ok: true, value: name === 'settings.change' ? this.change(args[0] as Partial<Settings>) : null };
  }) as Bridge['call'];

  readonly listen = (listener: (event: HostEvent) => void) => void this.listeners.push(listener);

  say(event: HostEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private change(change: Partial<Settings>): Settings {
    const before = this.stored.ok
      ? this.stored.value.settings
      : { language: 'system' as const, theme: 'system' as const };
    const settings = { ...before, ...change };
    this.stored = { ok: true, value: { settings } };
    return settings;
  }

  askedFor(name: CallName): unknown[][] {
    return this.asked.filter(([call]) => call === name).map(([, ...args]) => args);
  }
}
