/** Something that happened. */
export interface GameEvent<Type extends string = string> {
  readonly type: Type;
  /** The ids of the rules that decided it. */
  readonly rules: readonly string[];
}
