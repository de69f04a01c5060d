import type { FilteredSort } from '../system-document';

/** The pieces that goals and rules mean by colour, class or kind. */
export const sorts: readonly FilteredSort[] = [
  { kind: 'objective', filter: 'colour', property: 'colour', said: ['colour', 'group'] },
  { kind: 'spawn', filter: 'spawn', property: 'spawn', said: ['spawn', 'group'] },
  { kind: 'companion', filter: 'class', property: 'class', said: ['class', 'group'] },
  // Events and effects speak of zombies that are not there yet.
  { kind: 'zombie', filter: 'kind', property: 'zombie', said: ['kind'], unsaid: ['event', 'effect', 'what'] },
];
