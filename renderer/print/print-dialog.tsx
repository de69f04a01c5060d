import { Printer, Save } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Say, type SentenceKey, textIn } from '../../languages';
import type { Remark } from '../../printing/printout';
import { Tips } from '../panels/tip';
import { useSentences, useSession, useSessionState } from '../session/session-context';
import { useMission } from '../session/tab-context';
import { BoundField } from './bound-field';
import { howMany } from './how-many';
import { Making } from './making';
import { fileKindOf, offered, optionsToChoose } from './offered';
import { OptionFields } from './option-fields';
import { type Looking, Preview, useLooking } from './preview';
import { type Output, useOutput } from './use-output';
import { useProof } from './use-proof';
import { useWishes } from './use-wishes';
import '../app/dialogs.css';
import './print.css';

/** The mission in sight on paper, before it is printed. */
export function PrintDialog() {
  const { showDialog } = useSession();
  const open = useSessionState((state) => state.dialog === 'print');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => showDialog(next ? 'print' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        {open ? <PrintContent /> : null}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PrintContent() {
  const say = useSentences();
  const { showDialog } = useSession();
  // No button of ours has opened it, to which the keys would go back by themselves.
  const [before] = useState(() => document.activeElement);
  const language = useSessionState((state) => state.language);
  const title = useMission((mission) => textIn(mission.title, language));
  const { bindables, bind, wishes, choose, change, question, hasSelection, survivors, remember } =
    useWishes();
  const state = useProof(question);
  const { proofing } = state;
  const proof = proofing.is === 'there' ? proofing.proof : undefined;
  const looking = useLooking((proof ?? state.last)?.pages.length ?? 0);
  const { output, save, print, stop } = useOutput(question, wishes);
  const first = useRef<HTMLDivElement>(null);
  const kind = fileKindOf(wishes);
  const canPrint = kind === 'pdf';
  const isReady = proof !== undefined && output.is !== 'making';
  const doIt = (deed: () => void) => {
    if (!isReady) return;
    remember(wishes);
    deed();
  };
  const hear = (event: KeyboardEvent) => {
    // A tip would take it for itself.
    if (event.key === 'Escape') showDialog(undefined);
    // A list or a row of buttons has used it.
    if (event.defaultPrevented) return;
    if (isCommand(event, 's')) doIt(save);
    else if (isCommand(event, 'p') && canPrint) doIt(print);
    else if (isChosenIn(event.target) || !looksOn(event, looking)) return;
    event.preventDefault();
  };
  return (
    <Dialog.Content
      className="dialog print-dialog"
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        first.current?.querySelector<HTMLElement>('input:checked')?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (before instanceof HTMLElement) before.focus();
      }}
      onKeyDown={hear}
    >
      <Tips>
        <Dialog.Title className="dialog-title list-title">
          {say('print.dialog.title', { title })}
        </Dialog.Title>
        <div className="print-body">
          <Preview state={state} looking={looking} />
          <div ref={first} className="print-side">
            <Products chosen={wishes.product} choose={choose} />
            {wishes.product === 'booklet' ? <BoundField bindables={bindables} bind={bind} /> : null}
            <OptionFields options={optionsToChoose(wishes, { hasSelection, survivors })} change={change} />
          </div>
        </div>
        <div className="print-foot">
          <div className="print-words">
            <p className="print-count" role="status">
              {proof ? howMany(proof, wishes.product, say) : null}
            </p>
            {sentencesOf([...(proof?.remarks ?? []), ...remarksOf(output)], say).map((remark) => (
              <p key={remark} className="print-remark">
                {remark}
              </p>
            ))}
            <OutputWords output={output} stop={stop} />
          </div>
          <div className="print-deeds">
            {canPrint ? (
              <button
                type="button"
                className="button button-first"
                aria-disabled={!isReady}
                onClick={() => doIt(print)}
              >
                <Printer aria-hidden="true" />
                {say('print.dialog.print')}
              </button>
            ) : null}
            <button
              type="button"
              className={canPrint ? 'button' : 'button button-first'}
              aria-disabled={!isReady}
              onClick={() => doIt(save)}
            >
              <Save aria-hidden="true" />
              {say(`print.dialog.save.${kind}`)}
            </button>
            <Dialog.Close className="button">{say('print.dialog.close')}</Dialog.Close>
          </div>
        </div>
      </Tips>
    </Dialog.Content>
  );
}

function remarksOf(output: Output): readonly Remark[] {
  return output.is === 'told' ? (output.remarks ?? []) : [];
}

/** Each of them once. */
function sentencesOf(remarks: readonly Remark[], say: Say): readonly string[] {
  return [
    ...new Set(remarks.map(({ code, parameters }) => say(`print.remark.${code}` as SentenceKey, parameters))),
  ];
}

function isCommand({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, letter: string): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === letter;
}

/** Lists and numbers have a use for these keys themselves. */
function isChosenIn(target: EventTarget): boolean {
  return target instanceof Element && target.matches('select, input:not([type=radio], [type=checkbox])');
}

/** Does what a key means to whoever looks at pages; whether it means anything. */
function looksOn({ key, altKey }: KeyboardEvent, { page, goTo, setZoom, zoomBy }: Looking): boolean {
  const deeds = new Map<string, () => void>([
    ['PageDown', () => goTo(page + 1)],
    ['PageUp', () => goTo(page - 1)],
    ['Home', () => goTo(0)],
    ['End', () => goTo(Number.MAX_SAFE_INTEGER)],
    ['+', () => zoomBy(1)],
    ['=', () => zoomBy(1)],
    ['-', () => zoomBy(-1)],
    ['0', () => setZoom('page')],
    ['1', () => setZoom(1)],
  ]);
  const deed = altKey ? undefined : deeds.get(key);
  deed?.();
  return deed !== undefined;
}

type ProductsProps = Pick<ReturnType<typeof useWishes>, 'choose'> & { readonly chosen: string };

/** What the mission can become. */
function Products({ chosen, choose }: ProductsProps) {
  const say = useSentences();
  const name = useId();
  return (
    <fieldset className="print-products">
      <legend>{say('print.dialog.products')}</legend>
      {offered.map((product) => (
        <label key={product} data-chosen={product === chosen}>
          <input
            type="radio"
            name={name}
            value={product}
            checked={product === chosen}
            onChange={() => choose(product)}
          />
          <span>
            <strong>{say(`print.dialog.product.${product}`)}</strong>
            <small>{say(`print.dialog.product.${product}.about`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function OutputWords({ output, stop }: { output: Output; stop: () => void }) {
  const say = useSentences();
  return (
    <div role="status" className="print-output">
      {output.is === 'making' ? (
        <Making words={say('wait.exporting')} done={output.done} stop={stop} />
      ) : null}
      {output.is === 'told' ? (
        <p className={output.isTrouble ? 'print-trouble' : undefined}>
          {say(output.what.key, output.what.parameters)}
        </p>
      ) : null}
    </div>
  );
}
