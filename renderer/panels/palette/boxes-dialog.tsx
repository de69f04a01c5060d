import { Minus, Plus } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useId, useMemo } from 'react';
import { useSentences, useSession, useSessionState } from '../../session/session-context';
import { boxContents, knownBoxes, MOST_BOXES } from './boxes';
import './boxes-dialog.css';

/** What the user owns. It greys the palette, and never changes what a mission is. */
export function BoxesDialog() {
  const session = useSession();
  const say = useSentences();
  const isOpen = useSessionState(({ dialog }) => dialog === 'boxes');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => session.showDialog(open ? 'boxes' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        <Dialog.Content className="dialog boxes">
          <Dialog.Title className="dialog-title">{say('boxes.title')}</Dialog.Title>
          <div className="dialog-text">
            <Dialog.Description>{say('boxes.about')}</Dialog.Description>
            {knownBoxes.map((box) => (
              <Box key={box.id} box={box} name={say(box.name)} />
            ))}
          </div>
          <Dialog.Close className="button">{say('boxes.close')}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Box({ box, name }: { box: (typeof knownBoxes)[number]; name: string }) {
  const { id } = box;
  const session = useSession();
  const say = useSentences();
  const label = useId();
  const boxes = useSessionState(({ settings }) => settings.boxes);
  const contents = useMemo(() => boxContents(box), [box]);
  const owned = boxes[id] ?? 0;
  const own = (quantity: number) => void session.changeSettings({ boxes: { ...boxes, [id]: quantity } });
  return (
    <section className="box" aria-labelledby={label}>
      <header>
        <h3 id={label}>{name}</h3>
        <div className="stepper" role="group" aria-label={say('boxes.quantity', { box: name })}>
          {/* Disabled buttons lose the focus, and keyboards their place. */}
          <button
            type="button"
            aria-label={say('boxes.fewer')}
            aria-disabled={owned <= 0}
            onClick={() => own(Math.max(0, owned - 1))}
          >
            <Minus aria-hidden="true" />
          </button>
          <output>{owned}</output>
          <button
            type="button"
            aria-label={say('boxes.more')}
            aria-disabled={owned >= MOST_BOXES}
            onClick={() => own(Math.min(MOST_BOXES, owned + 1))}
          >
            <Plus aria-hidden="true" />
          </button>
        </div>
      </header>
      <h4>{say('boxes.contents')}</h4>
      <dl>
        {contents.map(({ name: what, count }) => (
          <div key={what}>
            <dt>{say(what)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
