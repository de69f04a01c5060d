import { Maximize2, Minimize2 } from 'lucide-react';
import { useSentences, useSession, useSessionState } from '../session/session-context';

/** Gives panels that need it more room beside the board. */
export function WideButton() {
  const say = useSentences();
  const { leave } = useSession();
  const isWide = useSessionState(({ asLeft }) => asLeft.isWide);
  const Room = isWide ? Minimize2 : Maximize2;
  const words = say(isWide ? 'builder.narrow' : 'builder.wide');
  return (
    <button
      type="button"
      className="icon-button"
      aria-pressed={isWide}
      aria-label={words}
      title={words}
      onClick={() => leave({ isWide: !isWide })}
    >
      <Room aria-hidden="true" />
    </button>
  );
}
