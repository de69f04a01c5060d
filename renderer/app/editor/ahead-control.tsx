import { useChecks } from '../../panels/use-checks';
import { editorOf } from '../../systems/editor-of';
import type { AheadProps } from '../../systems/system-editor';

/** The way to look at the board some rounds later, as its game has it. */
export function AheadControl(props: Omit<AheadProps, 'first'>) {
  const { Control } = editorOf(props.laid.mission.system).ahead;
  const first = useChecks().train?.steps[0]?.round;
  return <Control {...props} first={first} />;
}
