/** Applies to actions with a bit of `any` and every bit of `all`. */
export interface ScopedSkill {
  readonly skill: number;
  readonly any: number;
  readonly all: number;
}

export function holdsFor({ any, all }: ScopedSkill, sorts: number): boolean {
  return (sorts & any) !== 0 && (sorts & all) === all;
}
