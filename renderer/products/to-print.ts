import type { Language } from '../../languages';
import type { OptionsOf, ProductName } from '../../printing/options';
import type { Subject } from '../../printing/subject';
import type { Mission } from '../../schemas';
import { laidOut } from '../document/laid-out';

/** What is asked for, of which missions, as plain data. */
export interface ToPrint<Name extends ProductName = ProductName> {
  readonly product: Name;
  readonly options: OptionsOf<Name>;
  /** Several of them make a booklet. */
  readonly missions: readonly Mission[];
  /** Of whoever prints. */
  readonly language: Language;
  /** The boxes they own, by their ids, each as often as they own it. */
  readonly boxes: readonly string[];
}

export function subjectsOf({ missions, language, boxes }: ToPrint): readonly Subject[] {
  return missions.map((mission) => {
    const { faces, board } = laidOut(mission);
    return { mission, faces, board, language, boxes };
  });
}
