import type { About, Answer, Arguments, CallName, HostEvent, Menu, OpenedFile, Value } from '../contract';
import { fitsCall } from './calls';
import { readOpenedFile } from './document-file';
import { errorCode, failure, Refusal, success } from './errors';
import { sweepLeftovers } from './leftovers';
import { isCallName } from './names';
import { type SettingsFile, settingsFile } from './settings';

/** What only the shell around the host can do or know; what is left out answers `not-here`. */
export interface Shell {
  about: Omit<About, 'nativeMenu'>;
  /** Asks the user for a file, and says where it lies; nothing when they chose none. */
  chooseFile?: () => Promise<string | undefined>;
  showMenu?: (menus: Menu[]) => void;
  toggleFullScreen?: () => void;
  drawn?: () => void;
  quit?: () => void;
}

export interface Host {
  /** Answers a call from outside: name and arguments are whatever came, and are checked. */
  call(name: string, args: readonly unknown[]): Promise<Answer<unknown>>;
  /** Hands every event to the listener until the returned function is called. */
  listen(listener: (event: HostEvent) => void): () => void;
  emit(event: HostEvent): void;
  readonly settings: SettingsFile;
}

type Services = {
  [Name in CallName]: (...args: Arguments<Name>) => Value<Name> | Promise<Value<Name> | Refusal> | Refusal;
};

const notHere = new Refusal('not-here');

export function createHost(folder: string, shell: Shell): Host {
  const settings = settingsFile(folder);
  void sweepLeftovers(folder);
  const listeners = new Set<(event: HostEvent) => void>();

  const emit = (event: HostEvent) => {
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        // What was asked for has been done; a listener that fails must not make it look undone.
        console.error(error);
      }
    }
  };

  const services: Services = {
    'about.read': () => ({ ...shell.about, nativeMenu: shell.showMenu !== undefined }),
    'settings.read': () => settings.read(),
    'settings.change': async (change) => {
      const changed = await settings.change(change);
      emit({ name: 'settings.changed', value: changed });
      return changed;
    },
    'document.open': () => (shell.chooseFile ? openFile(shell.chooseFile) : notHere),
    'menu.show': (menus) => ask(shell.showMenu, menus),
    'screen.toggleFull': () => ask(shell.toggleFullScreen),
    'screen.drawn': () => ask(shell.drawn),
    'app.quit': () => ask(shell.quit),
  };

  async function answer<Name extends CallName>(
    name: Name,
    args: readonly unknown[],
  ): Promise<Answer<unknown>> {
    if (!fitsCall(name, args)) return failure('bad-argument');
    try {
      const value = await services[name](...args);
      return value instanceof Refusal ? failure(value.code, value.file) : success(value);
    } catch (error) {
      return failure(errorCode(error));
    }
  }

  return {
    call: async (name, args) => (isCallName(name) ? answer(name, args) : failure('unknown-call')),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit,
    settings,
  };
}

async function openFile(choose: () => Promise<string | undefined>): Promise<OpenedFile | Refusal | null> {
  const path = await choose();
  return path === undefined ? null : readOpenedFile(path);
}

function ask<Args extends unknown[]>(
  deed: ((...args: Args) => void) | undefined,
  ...args: Args
): null | Refusal {
  if (!deed) return notHere;
  deed(...args);
  return null;
}
