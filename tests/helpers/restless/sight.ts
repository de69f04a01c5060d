import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

export type Point = readonly [x: number, y: number];

/** Left, top, width and height on the screen. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Something in sight that looks as if it could be used. */
export interface Thing {
  readonly kind: 'press' | 'write' | 'choose' | 'board';
  /** Its role and its name, as a screen reader says them. */
  readonly words: string;
  /** What of it is in sight. */
  readonly area: Area;
}

/** What somebody sees who knows nothing of the program. */
export interface Sight {
  readonly size: readonly [width: number, height: number];
  /** In the groups in which they stand on the screen: a dialog, a toolbar, a list. */
  readonly groups: readonly (readonly Thing[])[];
  readonly things: readonly Thing[];
  readonly board: Thing | undefined;
  readonly headings: readonly string[];
  /** Whether there is a field that hears what is typed. */
  readonly isWriting: boolean;
}

async function lookAround(window: Page): Promise<Sight> {
  const { groups, ...seen } = await window.evaluate(seeInPage);
  const things = groups.flat();
  return { ...seen, groups, things, board: things.find(({ kind }) => kind === 'board') };
}

/** In milliseconds of the window's own time, and of the time on the wall, in which hosts answer. */
const [A_GLANCE, A_BREATH] = [50, 15];
const MOST_GLANCES = 8;
const MOST_TRIES = 100;

/** What there is to be seen when nothing changes any more, or for as long as one waits who is restless. */
export async function settledSight(window: Page): Promise<Sight> {
  let [sight, before] = [await lookAround(window), ''];
  for (let glances = 0; glances < MOST_GLANCES && JSON.stringify(sight) !== before; glances++) {
    before = JSON.stringify(sight);
    await pause(A_BREATH);
    await window.clock.runFor(A_GLANCE);
    sight = await lookAround(window);
  }
  return sight;
}

/** Waits until there is anything to be seen. */
export async function comesUp(window: Page): Promise<Sight> {
  let sight = await settledSight(window);
  for (let tries = 0; tries < MOST_TRIES && sight.things.length === 0; tries++) {
    await pause(A_GLANCE);
    sight = await settledSight(window);
  }
  return sight;
}

/** Runs in the page, and may use nothing from out here. */
function seeInPage(): Pick<Sight, 'size' | 'groups' | 'headings' | 'isWriting'> {
  const grouping = [
    '[role=dialog], [role=alertdialog], [role=alert], [role=menu], [role=menubar], [role=toolbar]',
    '[role=tablist], [role=tabpanel], [role=tree], [role=group], [role=listbox], [role=search]',
    'section, nav, aside, header, footer, form, fieldset, details, ul, ol, table, main',
  ].join();
  const usable = [
    'a[href], button, input, textarea, select, summary, label',
    '[role=application], [role=tab], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]',
    `[tabindex]:not(${grouping}, [role=radiogroup])`,
    '[role=treeitem], [role=option], [role=switch], [role=slider], [role=separator]',
  ].join();
  const writing = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])';
  const [width, height] = [window.innerWidth, window.innerHeight];

  const inSight = (element: Element): Area | undefined => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    const area: Area = [x, y, Math.min(width, right) - x, Math.min(height, bottom) - y];
    if (area[2] < 2 || area[3] < 2) return undefined;
    const hit = document.elementFromPoint(x + area[2] / 2, y + area[3] / 2);
    return hit && element.contains(hit) ? area : undefined;
  };
  const wordsFor = (element: Element) => {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent.trim();
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ‘${name.replace(/\s+/g, ' ').slice(0, 50)}’`;
  };
  const kindOf = (element: Element): Thing['kind'] => {
    if (element.getAttribute('role') === 'application') return 'board';
    if (element.matches('select, [type=range]')) return 'choose';
    return element.matches(writing) ? 'write' : 'press';
  };

  const groups = new Map<Element | null, Thing[]>();
  for (const element of document.querySelectorAll(usable)) {
    if (element.matches(':disabled, [aria-disabled=true]')) continue;
    const area = inSight(element);
    if (!area) continue;
    const group = element.closest(grouping);
    const known = groups.get(group) ?? [];
    known.push({ kind: kindOf(element), words: wordsFor(element), area });
    groups.set(group, known);
  }
  return {
    size: [width, height],
    groups: [...groups.values()],
    headings: [...document.querySelectorAll('h1, h2')].map(({ textContent }) => textContent.trim()),
    isWriting: document.activeElement?.matches(`${writing}, select`) ?? false,
  };
}
