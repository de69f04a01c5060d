import type { Sight } from '../../../tours/sight';

/** No tiles lie on each other or stop short of each other. That two streets stay two is for their author to judge. */
export function liesWell({ laid }: Sight): boolean {
  return laid.boardProblems.every(({ code }) => code === 'streets-not-merged');
}
