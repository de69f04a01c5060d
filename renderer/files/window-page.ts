import { fontBytes } from './fonts';
import { idleQueue } from './idle-queue';
import { paintPicture } from './paint-picture';
import type { Page, Remembered } from './surroundings';

const named = 'boothill.window';
const noted = (what: Remembered) => `boothill.${what}`;

/** What opening and saving need of a real page. */
export function pageOf(page: Window): Page {
  const { document, sessionStorage } = page;
  const inTurn = idleQueue();
  return {
    fonts: fontBytes,
    chooseFiles: () => {
      const input = document.createElement('input');
      input.type = 'file';
      input.multiple = true;
      input.accept = '.json,application/json';
      return new Promise((resolve) => {
        input.addEventListener('change', () => resolve([...(input.files ?? [])]));
        input.addEventListener('cancel', () => resolve([]));
        input.click();
      });
    },
    download: (name, content) => {
      const type = typeof content === 'string' ? 'application/json' : 'application/octet-stream';
      const address = URL.createObjectURL(new Blob([content], { type }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // The browser has to have begun.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
    loadAnew: () => page.location.reload(),
    picture: (mission, language) => inTurn(() => paintPicture(mission, language)).catch(() => undefined),
    memory: {
      read: (what) => sessionStorage.getItem(noted(what)),
      write: (what, text) => jot(sessionStorage, noted(what), text),
    },
  };
}

/** Writes down what is good to know and not needed: what is not saved is kept by the host. */
export function jot(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // It is full.
  }
}

/** How long a window that is loaded anew may need to let go of its name. */
const PATIENCE = 1500;

/**
 * The window's own word for itself. It outlives a reload; but a browser that copies a tab copies the word too, and
 * two windows of one name would write over each other's drafts.
 */
export async function windowKeyOf({ sessionStorage, navigator }: Window): Promise<string> {
  const known = sessionStorage.getItem(named);
  const key = known !== null && (await holds(navigator, known)) ? known : crypto.randomUUID();
  if (key !== known) {
    // What was open is open in the other one.
    sessionStorage.clear();
    void holds(navigator, key);
  }
  sessionStorage.setItem(named, key);
  return key;
}

/** Whether the name is ours for as long as the window is there. */
function holds({ locks }: Navigator, key: string): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(key, { signal: AbortSignal.timeout(PATIENCE) }, () => {
        resolve(true);
        return new Promise(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** The next window here is another one: what this one had open is offered to it like any work that was left behind. */
export function forgetWindow({ sessionStorage }: Window): void {
  sessionStorage.clear();
}
