import type { SentenceKey } from '../../../languages';
import { useSentences } from '../../session/session-context';
import type { PaletteSection, SectionId } from './item';

interface JumpBarProps {
  readonly sections: readonly PaletteSection[];
  /** The one that is in sight. */
  readonly current: SectionId | undefined;
  readonly onJump: (section: SectionId) => void;
}

/** The sections by name, for whoever does not want to scroll. */
export function JumpBar({ sections, current, onJump }: JumpBarProps) {
  const say = useSentences();
  return (
    <nav className="palette-jumps" aria-label={say('palette.sections')}>
      {sections.map(({ id }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onJump(id)}
        >
          {say(`palette.section.${id}` as SentenceKey)}
        </button>
      ))}
    </nav>
  );
}
