/** The TTF files of the two typefaces; whoever prints reads them. */
export interface FontBytes {
  readonly title: Uint8Array;
  readonly text: Uint8Array;
  readonly textBold: Uint8Array;
}
