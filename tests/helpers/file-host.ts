import type {
  Answer,
  Bridge,
  CallName,
  Draft,
  ErrorCode,
  GameShown,
  HostEvent,
  JourneyShown,
  OpenedFile,
  ReadFile,
  Recent,
  SavedFile,
} from '../../main/contract';
import type { LeftDraft } from '../../renderer/files/left-behind';
import { defaultSettings } from '../../schemas';

interface OpenFile {
  readonly name: string;
  /** What the window takes the file to hold. */
  text: string;
}

/** A host that keeps its files in memory, for tests that need it to fail, or to be slow, at a certain moment. */
export class FileHost implements Bridge {
  readonly files = new Map<string, string>();
  readonly drafts = new Map<string, Draft>();
  readonly versions = new Map<string, string[]>();
  readonly games = new Map<string, { text: string; shown: GameShown }>();
  readonly journeys = new Map<string, { text: string; shown: JourneyShown }>();
  /** What was handed to the dialog for what is made of a game, by the name that the user chose there. */
  readonly exported = new Map<string, string>();
  readonly pictures = new Map<string, string>();
  readonly asked: [CallName, ...unknown[]][] = [];
  readonly readOnly = new Set<string>();
  /** What windows that are no more have left behind. */
  leftBehind: LeftDraft[] = [];
  /** Beside the files that there are. */
  recent: Recent[] = [];
  /** What the user chooses in the system's own dialogs. */
  chosen: string | null = null;
  waiting: string[] = [];
  /** Whether it runs on the older Electron. */
  standIn = false;
  settings = { ...defaultSettings, boxes: {} };
  openDropped?: (file: File) => Promise<Answer<ReadFile>>;
  private readonly documents = new Map<string, OpenFile>();
  private readonly refusals: [CallName, ErrorCode][] = [];
  private readonly holds = new Map<CallName, Promise<void>>();
  private readonly listeners: ((event: HostEvent) => void)[] = [];
  private last = 0;

  constructor(private readonly shell: 'electron' | 'web' = 'electron') {}

  /** The next call of that name fails. */
  refuse(name: CallName, code: ErrorCode): void {
    this.refusals.push([name, code]);
  }

  /** Calls of that name wait until the returned function is called. */
  hold(name: CallName): () => void {
    let release: () => void = () => undefined;
    this.holds.set(
      name,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return () => {
      this.holds.delete(name);
      release();
    };
  }

  readonly call = (async (name: CallName, ...args: never[]): Promise<Answer<unknown>> => {
    this.asked.push([name, ...args]);
    await (this.holds.get(name) ?? Promise.resolve());
    const refused = this.refusals.findIndex(([call]) => call === name);
    if (refused >= 0) {
      const [, code] = this.refusals.splice(refused, 1)[0] ?? [name, 'failed' as const];
      return fail(code);
    }
    return this.answer(name, args);
  }) as Bridge['call'];

  readonly listen = (listener: (event: HostEvent) => void) => void this.listeners.push(listener);

  say(event: HostEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  askedFor(name: CallName): unknown[][] {
    return this.asked.filter(([call]) => call === name).map(([, ...args]) => args);
  }

  private answer(name: string, args: readonly unknown[]): Answer<unknown> {
    const [first, text, anyway] = args as [string, string, boolean];
    const open = this.documents.get(first);
    switch (name) {
      case 'about.read':
        return done({ version: '1', shell: this.shell, runtime: [], standIn: this.standIn, sandbox: true });
      case 'settings.read':
        return done({
          settings: this.settings,
        });
      case 'settings.change':
        Object.assign(this.settings, first);
        return done({ ...this.settings });
      case 'document.open':
        if (this.shell === 'web') return fail('not-here');
        return this.chosen === null ? done(null) : this.read(this.chosen);
      case 'document.openRecent':
        return this.read(first);
      case 'document.takeAsked':
        return done(this.waiting.splice(0).map((file) => ({ ok: true, file: this.opened(file) })));
      case 'document.reload':
        if (!open) return fail('not-known');
        if (!this.files.has(open.name)) return fail('gone');
        return done(this.opened(open.name));
      case 'document.save': {
        if (!open) return fail('not-known');
        const there = this.files.get(open.name);
        if (!anyway && there === undefined) return fail('gone');
        if (!anyway && there !== open.text) return fail('changed-on-disk');
        return done(this.write(open.name, text, first));
      }
      case 'document.saveAs': {
        const target = this.shell === 'web' ? first : this.chosen;
        if (target === null) return done(null);
        if (this.shell === 'web' && !anyway && this.files.has(target)) return fail('name-taken');
        return done(this.write(target, text));
      }
      case 'document.close':
        this.documents.delete(first);
        return done(null);
      case 'document.picture':
        this.pictures.set(open?.name ?? '', text);
        return done(null);
      case 'recents.list':
        return done(this.recents());
      case 'draft.keep': {
        const draft = args[0] as Draft;
        this.drafts.set(draft.key, draft);
        return done(null);
      }
      case 'draft.drop':
        this.drafts.delete(first);
        this.leftBehind = this.leftBehind.filter(({ key }) => key !== first);
        return done(null);
      case 'drafts.list':
        return done(
          this.leftBehind.map(({ text: _text, past: _past, ownText: _ownText, ...listed }) => listed),
        );
      case 'draft.read': {
        const draft = this.leftBehind.find(({ key }) => key === first);
        if (!draft) return fail('not-known');
        const { text, past, ownText } = draft;
        return done({ text, ...(past !== undefined && { past }), ...(ownText !== undefined && { ownText }) });
      }
      case 'versions.list':
        return done(
          (this.versions.get(open?.name ?? '') ?? []).map((old, index) => ({
            version: `v${index}`,
            at: index,
            bytes: old.length,
          })),
        );
      case 'versions.read':
        return done({ text: this.versions.get(open?.name ?? '')?.[Number(text.slice(1))] ?? '' });
      case 'games.list':
        return done(
          [...this.games].map(([game, { shown }], at) => ({ game, ...shown, at: at + 1 })).reverse(),
        );
      case 'game.keep':
        this.games.delete(first);
        this.games.set(first, { text, shown: args[2] as GameShown });
        return done(null);
      case 'game.read': {
        const game = this.games.get(first);
        return game ? done({ text: game.text }) : fail('not-known');
      }
      case 'game.forget':
        this.games.delete(first);
        return done(null);
      case 'campaigns.list':
        return done(
          [...this.journeys].map(([journey, { shown }], at) => ({ journey, ...shown, at: at + 1 })).reverse(),
        );
      case 'campaign.keep':
        this.journeys.delete(first);
        this.journeys.set(first, { text, shown: args[2] as JourneyShown });
        return done(null);
      case 'campaign.read': {
        const journey = this.journeys.get(first);
        return journey ? done({ text: journey.text }) : fail('not-known');
      }
      case 'campaign.forget':
        this.journeys.delete(first);
        return done(null);
      case 'file.export':
        if (this.shell === 'web') return fail('not-here');
        if (this.chosen !== null) this.exported.set(this.chosen, text);
        return done(this.chosen);
      default:
        return done(null);
    }
  }

  private recents(): Recent[] {
    return [...this.recent, ...[...this.files.keys()].map((name, at) => ({ recent: name, name, at }))];
  }

  private read(name: string): Answer<OpenedFile> {
    return this.files.has(name) ? done(this.opened(name)) : fail('not-readable');
  }

  opened(name: string): OpenedFile {
    const text = this.files.get(name) ?? '';
    const document = this.add(name, text);
    return { document, name, text, ...(this.readOnly.has(name) ? { readOnly: true as const } : {}) };
  }

  private write(name: string, text: string, document = this.add(name, text)): SavedFile {
    const before = this.files.get(name);
    if (before !== undefined) this.versions.set(name, [...(this.versions.get(name) ?? []), before]);
    this.files.set(name, text);
    this.documents.set(document, { name, text });
    return { document, name };
  }

  private add(name: string, text: string): string {
    this.last += 1;
    const document = `d${this.last}`;
    this.documents.set(document, { name, text });
    return document;
  }
}

function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

function fail(code: ErrorCode): { ok: false; error: { code: ErrorCode } } {
  return { ok: false, error: { code } };
}
