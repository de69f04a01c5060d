import type { Answer, CallName, HostEvent, ReadFile } from '../contract';
import { isCallName } from './calls';
import { campaignServices } from './campaigns/campaign-services';
import { journeyShelf } from './campaigns/journey-shown';
import { type Disk, realDisk } from './disk';
import { cabinetIn } from './documents/cabinet';
import { exportingServices } from './documents/exporting';
import { keptWorkServices } from './documents/kept-work';
import { openFile, openingServices } from './documents/opening';
import { recentServices } from './documents/recent-services';
import { savingServices } from './documents/saving';
import type { Visitor } from './documents/visitor';
import { keepLooking, watchFiles } from './documents/watch';
import { errorCode, failure, HostRefusal, success } from './errors';
import { fitsCall } from './forms';
import { gameServices } from './games/game-services';
import { gameShelf } from './games/game-shown';
import { keptFilesIn } from './kept/kept-files';
import { sweepLeftovers } from './leftovers';
import type { Services } from './services';
import { type SettingsFile, settingsFile } from './settings';
import type { Shell } from './shell';

export interface Host {
  /** Lets a page in: it hears every event until it leaves. */
  connect(listener: (event: HostEvent) => void): Connection;
  /** Hands every event to the listener until the returned function is called. */
  listen(listener: (event: HostEvent) => void): () => void;
  emit(event: HostEvent): void;
  /** Offers a file to the windows that whoever started the app has asked for. */
  askFor(path: string): void;
  readonly settings: SettingsFile;
}

/** One page, from when it is loaded until it is gone. */
export interface Connection {
  /** Answers a call from outside: name and arguments are whatever came, and are checked. */
  readonly call: (name: string, args: readonly unknown[]) => Promise<Answer<unknown>>;
  /** Opens a file that the shell itself has been told of; a page knows no paths. */
  readonly openPath: (path: string) => Promise<Answer<ReadFile>>;
  /** What the page had open is closed, and what it had in hand may be offered to others. */
  readonly leave: () => void;
}

const notHere = new HostRefusal('not-here');

const MOST_ASKED = 100;

export function createHost(folder: string, shell: Shell, disk: Disk = realDisk): Host {
  const settings = settingsFile(folder);
  void sweepLeftovers(folder);
  const listeners = new Set<(event: HostEvent) => void>();
  let asked: string[] = [];

  const listen = (listener: (event: HostEvent) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
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
  const damaged = (within: string) => (file: string) =>
    emit({ name: 'kept.damaged', value: `${within}/${file}` });
  const cabinet = cabinetIn(folder, { disk, listLibrary: !shell.chooseTarget, damaged: damaged('drafts') });
  const games = keptFilesIn(folder, gameShelf, disk, damaged(gameShelf.folder));
  const journeys = keptFilesIn(folder, journeyShelf, disk, damaged(journeyShelf.folder));
  keepLooking(watchFiles(cabinet, emit));

  const opening = {
    chooseFile: shell.chooseFile,
    takeAsked: () => asked.shift(),
    askAgain: () => {
      if (asked.length > 0) emit({ name: 'document.asked', value: null });
    },
  };
  const servicesFor = (visitor: Visitor): Services => ({
    'about.read': () => ({ ...shell.about, nativeMenu: shell.showMenu !== undefined }),
    'settings.read': () => settings.read(),
    'settings.change': async (change) => {
      const changed = await settings.change(change);
      emit({ name: 'settings.changed', value: changed });
      return changed;
    },
    ...openingServices(cabinet, opening, visitor),
    ...savingServices(cabinet, shell.chooseTarget, visitor),
    ...recentServices(cabinet),
    ...keptWorkServices(cabinet, visitor),
    ...gameServices(games, visitor),
    ...campaignServices(journeys, visitor),
    ...exportingServices(cabinet, shell.chooseExport),
    'menu.show': (menus) => ask(shell.showMenu, menus),
    'screen.toggleFull': () => ask(shell.toggleFullScreen),
    'screen.drawn': () => ask(shell.drawn),
    'app.quit': () => ask(shell.quit),
    'app.close': () => ask(shell.close),
    'app.stay': () => ask(shell.stay),
  });

  return {
    connect: (listener) => {
      const visitor: Visitor = { here: true };
      const services = servicesFor(visitor);
      const stop = listen(listener);
      return {
        call: async (name, args) =>
          isCallName(name) ? answer(services, name, args) : failure('unknown-call'),
        openPath: (path) => valueOrFailure(() => openFile(cabinet, path, visitor)),
        leave: () => {
          visitor.here = false;
          stop();
          cabinet.open.leave(visitor);
          void cabinet.drafts.leave();
        },
      };
    },
    listen,
    emit,
    askFor: (path) => {
      asked = [...asked, path].slice(-MOST_ASKED);
      emit({ name: 'document.asked', value: null });
    },
    settings,
  };
}

async function answer<Name extends CallName>(
  services: Services,
  name: Name,
  args: readonly unknown[],
): Promise<Answer<unknown>> {
  return fitsCall(name, args) ? valueOrFailure(() => services[name](...args)) : failure('bad-argument');
}

async function valueOrFailure<T>(
  service: () => T | HostRefusal | Promise<T | HostRefusal>,
): Promise<Answer<T>> {
  try {
    const value = await service();
    return value instanceof HostRefusal ? failure(value.code, value.file) : success(value);
  } catch (error) {
    return failure(errorCode(error));
  }
}

function ask<Args extends unknown[]>(
  deed: ((...args: Args) => void) | undefined,
  ...args: Args
): null | HostRefusal {
  if (!deed) return notHere;
  deed(...args);
  return null;
}
