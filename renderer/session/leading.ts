/** A place beside the board to which a sentence leads that says what is to be done there. */
export type Place =
  | { readonly palette: 'tiles' | 'tokens' | 'train' }
  | { readonly panel: 'goals' | 'rules' | 'checks' };
