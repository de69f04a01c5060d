/** Something that is wrong with a file, in words. */
export interface Finding {
  severity: 'error' | 'warning';
  code: string;
  /** Where in the file, as a JSON pointer; empty for the whole of it. */
  pointer: string;
  message: string;
  hint?: string;
}
