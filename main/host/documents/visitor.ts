/** A page, from when it is connected until it is gone; loaded anew, it is another one. */
export interface Visitor {
  here: boolean;
}
