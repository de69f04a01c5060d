import type { Locator, Page } from '@playwright/test';

/** Somebody at a window who sees nothing: what live regions tell, in its order, and what has the focus. */
export class Ear {
  private known = 0;

  private constructor(private readonly window: Page) {}

  static async at(window: Page): Promise<Ear> {
    await window.evaluate(listen);
    return new Ear(window);
  }

  /** Everything that has been told so far. */
  async all(): Promise<readonly Heard[]> {
    return this.window.evaluate(() => (globalThis as unknown as { heard: readonly Heard[] }).heard);
  }

  /** What has been told since this was last asked. */
  async since(): Promise<readonly Heard[]> {
    const all = await this.all();
    const news = all.slice(this.known);
    this.known = all.length;
    return news;
  }

  /** Where the keyboard is. */
  get focus(): Locator {
    return this.window.locator(':focus');
  }
}

export interface Heard {
  readonly text: string;
  /** Of the log; everything else tells how things stand. */
  readonly isLog: boolean;
}

/**
 * As screen readers do: what is added to a region is told, or all of it where it is a status; nothing is told of a region that
 * comes with what is in it, but of alerts, nor of what is hidden from them.
 */
function listen(): void {
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const heard: { text: string; isLog: boolean }[] = [];
  Object.assign(globalThis, { heard });
  const known = new WeakSet<Element>(document.querySelectorAll(LIVE));
  const isHidden = (element: Element) => element.closest('[aria-hidden=true], [hidden]') !== null;
  const textOf = (node: Node): string => {
    if (node instanceof Element && isHidden(node)) return '';
    return node instanceof Text ? node.data : [...node.childNodes].map(textOf).join('');
  };
  const tell = (region: Element, text: string) => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (trimmed !== '' && !isHidden(region))
      heard.push({ text: trimmed, isLog: region.getAttribute('role') === 'log' });
  };
  new MutationObserver((mutations) => {
    const whole = new Set<Element>();
    for (const { type, target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(LIVE);
      if (!element || !region || !known.has(region) || isHidden(element)) continue;
      if (region.getAttribute('role') === 'status') whole.add(region);
      else if (type === 'characterData') tell(region, textOf(target));
      else for (const node of addedNodes) if (node.isConnected) tell(region, textOf(node));
    }
    for (const region of whole) tell(region, textOf(region));
    for (const region of document.querySelectorAll(LIVE)) {
      if (!known.has(region) && region.getAttribute('role') === 'alert') tell(region, textOf(region));
      known.add(region);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
