import type { SentenceKey } from '../../languages';

/** What a field is called: it has a label, and a step of the history that changes it. */
export type PropertyName = SentenceKey extends infer Key
  ? Key extends `properties.field.${infer Name}`
    ? Name
    : never
  : never;
