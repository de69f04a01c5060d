import type { Say, SentenceKey } from '../../../languages';
import type { CountedComponent, UsedCount } from '../../document/inventory';
import type { CountGroup } from '../../systems/system-editor';

export interface Tally {
  readonly group: CountGroup;
  readonly used: number;
  readonly there: number;
  readonly counts: readonly UsedCount[];
}

/** How it stands with each of some groups. */
export function tallies(groups: readonly CountGroup[], counts: readonly UsedCount[]): Tally[] {
  const known = new Map(counts.map((count) => [count.component, count]));
  return groups.map((group) => {
    const ofGroup = group.components.flatMap((component) => known.get(component) ?? []);
    const sum = (what: 'used' | 'there') => ofGroup.reduce((all, count) => all + count[what], 0);
    return { group, counts: ofGroup, used: sum('used'), there: sum('there') };
  });
}

/** More of it lies on the board than the boxes have, even where the group as a whole would do. */
export function isOver({ used, there }: UsedCount): boolean {
  return used > there;
}

export function componentName(component: CountedComponent, say: Say): string {
  return component.startsWith('tile:')
    ? say('strip.tile', { tile: component.slice('tile:'.length) })
    : say(`component.${component}` as SentenceKey);
}
