/** A place beside the board to which a sentence leads that says what is to be done there. */
export type PanelTarget =
  | { readonly palette: string }
  | {
      readonly panel: 'goals' | 'rules' | 'checks';
      /** The id of the goal or the rule that is meant. */
      readonly story?: string;
    };
