import type { Choice } from '../../game/choices';
import type { Moment } from '../../game/moment';
import type { Risk } from '../../game/risks';

/** Something that may be regretted, and the button that was pressed for it. */
export interface AskedRisk {
  readonly choice: Choice;
  readonly risks: readonly Risk[];
  readonly button: HTMLElement;
  readonly moment: Moment;
}
