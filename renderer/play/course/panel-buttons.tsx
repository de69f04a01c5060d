import { PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tip } from '../../panels/tip';
import { isOpen, type SidePanel } from '../../session/folding';
import { useSentences, useSession, useSessionState } from '../../session/session-context';

/** What stands on either side of the board is folded away as beside the mission: small windows have room for one of them. */
export function PeopleButton() {
  const say = useSentences();
  return <PanelButton panel="palette" name={say('play.survivors')} icon={<PanelLeft aria-hidden="true" />} />;
}

export function SideButton() {
  const say = useSentences();
  return <PanelButton panel="properties" name={say('play.side')} icon={<PanelRight aria-hidden="true" />} />;
}

interface PanelButtonProps {
  readonly panel: SidePanel;
  readonly name: string;
  readonly icon: ReactNode;
}

function PanelButton({ panel, name, icon }: PanelButtonProps) {
  const { togglePanel } = useSession();
  const open = useSessionState(({ folding }) => isOpen(folding, panel, { isPlaying: true }));
  return (
    <Tip name={name}>
      <button
        type="button"
        className="icon-action"
        aria-label={name}
        aria-pressed={open}
        onClick={() => togglePanel(panel)}
      >
        {icon}
      </button>
    </Tip>
  );
}
