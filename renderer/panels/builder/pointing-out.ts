import { type FocusEvent, type PointerEvent, useEffect } from 'react';
import type { Path } from '../../builder/paths';
import type { PointedStory } from '../../document/pointing';
import type { StoryPlace } from '../../document/story-place';
import { useTab } from '../../session/tab-context';

/** Says which goal or rule something on the screen is, for whoever points at it. */
export function cardOf({ list, variant, id }: StoryPlace) {
  return { 'data-story': JSON.stringify({ list, variant, id }) };
}

/** Goes to the card of a goal or a rule, if it is there. */
export function focusCard(around: Element | null, place: StoryPlace): boolean {
  const card = cardOf(place)['data-story'];
  const cards = [...(around?.querySelectorAll<HTMLElement>('[data-story]') ?? [])];
  const meant = cards.find((each) => each.dataset['story'] === card);
  meant?.focus();
  return meant !== undefined;
}

/** Where somebody goes on whose card goes: at the next one, or else at the one before, or else where another is added. */
export function besideCard(within: Element | null): HTMLElement | null {
  const card = within?.closest<HTMLElement>('[data-story]');
  const panel = card?.closest('.builder');
  if (!card || !panel) return null;
  const cards = [...panel.querySelectorAll<HTMLElement>('[data-story]')];
  const at = cards.indexOf(card);
  return cards[at + 1] ?? cards[at - 1] ?? panel.querySelector<HTMLElement>('.builder-bar button');
}

/** A part of it, by the way from the whole. */
export function partAt(path: Path) {
  return { 'data-part': JSON.stringify(path) };
}

/** Places of a slot, by the ways from the part that it stands in. */
export function slotAt(paths: readonly Path[]) {
  return { 'data-slot': JSON.stringify(paths) };
}

/** What is pointed at or has the focus in a panel of sentences is shown on the board. */
export function usePointingOut() {
  const { pointing } = useTab();
  useEffect(() => () => pointing.atStory(undefined), [pointing]);
  const show = (panel: Element, ...elements: readonly (EventTarget | null)[]) => {
    const pointed = elements.map((element) => pointedBy(element, panel));
    pointing.atStory(pointed.find((story) => story !== undefined));
  };
  return {
    onPointerOver: ({ currentTarget, target }: PointerEvent) => {
      // What hangs over the panel, such as the choices of a slot, leaves it as it is.
      if (target instanceof Element && currentTarget.contains(target))
        show(currentTarget, target, document.activeElement);
    },
    onPointerLeave: ({ currentTarget }: PointerEvent) => show(currentTarget, document.activeElement),
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      if (currentTarget.contains(target)) show(currentTarget, target);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show(currentTarget);
    },
  };
}

function pointedBy(element: EventTarget | null, panel: Element): PointedStory | undefined {
  if (!(element instanceof Element) || !panel.contains(element)) return undefined;
  const card = said(element, 'data-story');
  if (card === undefined) return undefined;
  const [part, slot] = [said(element, 'data-part'), said(element, 'data-slot')];
  const path = part === undefined ? [] : (JSON.parse(part) as Path);
  const within = slot === undefined ? [[]] : (JSON.parse(slot) as Path[]);
  return { place: JSON.parse(card) as StoryPlace, paths: within.map((way) => [...path, ...way]) };
}

function said(element: Element, attribute: string): string | undefined {
  return element.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}
