import { useCallback, useEffect, useRef, useState } from 'react';
import { type KeyedSentence, type Language, type SentenceKey, sentence, textIn } from '../../languages';
import type { Remark } from '../../printing/printout';
import { isRefusal, type Refusal } from '../../printing/refusal';
import { exportFileName } from '../../schemas';
import type { JobOutcome } from '../back-room/job-queue';
import { base64Of } from '../products/base64';
import type { ToPrint } from '../products/to-print';
import type { Session } from '../session/session';
import { useSession } from '../session/session-context';
import { forgetPrinted, handToPrinter } from './hand-to-printer';
import { fileKindOf } from './offered';
import { picturesFor } from './pictures-for';
import type { Wishes } from './wishes';

/** How it goes with a file or with the printer. */
export type Output =
  | { readonly is: 'idle' }
  | { readonly is: 'making'; readonly done: number | undefined }
  | {
      readonly is: 'told';
      readonly what: KeyedSentence;
      readonly isTrouble: boolean;
      readonly remarks?: readonly Remark[];
    };

interface Under {
  readonly signal: AbortSignal;
  readonly report: (done: number, of: number) => void;
}

type Deed = (session: Session, under: Under) => Promise<Output>;

/** Lets a file be made, or the printer have the pages. */
export function useOutput(question: ToPrint | undefined, wishes: Wishes) {
  const session = useSession();
  const [output, setOutput] = useState<Output>({ is: 'idle' });
  const leave = useRef<AbortController>(undefined);
  // Whoever wants something else now is told nothing of what was made before.
  const [about, setAbout] = useState(question);
  if (about !== question) {
    setAbout(question);
    setOutput({ is: 'idle' });
  }
  useEffect(() => () => leave.current?.abort(), [question]);
  useEffect(() => () => forgetPrinted(window), []);
  const begin = useCallback(
    async (deed: Deed) => {
      leave.current?.abort();
      const controller = new AbortController();
      leave.current = controller;
      const { signal } = controller;
      const show = (next: Output) => {
        if (leave.current === controller) setOutput(next);
      };
      show({ is: 'making', done: undefined });
      const came = await deed(session, {
        signal,
        report: (done, of) => signal.aborted || show({ is: 'making', done: done / of }),
      }).catch((error: unknown) => {
        console.error(error);
        return trouble('print.dialog.failed');
      });
      show(came);
    },
    [session],
  );
  const save = useCallback(() => {
    if (question) void begin(saving(question, wishes));
  }, [begin, question, wishes]);
  const print = useCallback(() => {
    if (question) void begin(printing(question));
  }, [begin, question]);
  const stop = useCallback(() => leave.current?.abort(), []);
  return { output, save, print, stop };
}

function told(
  key: SentenceKey,
  parameters?: KeyedSentence['parameters'],
  remarks: readonly Remark[] = [],
): Output {
  return { is: 'told', what: parameters ? { key, parameters } : { key }, isTrouble: false, remarks };
}

function trouble(key: SentenceKey): Output {
  return { is: 'told', what: { key }, isTrouble: true };
}

function saving(question: ToPrint, wishes: Wishes): Deed {
  return async ({ backRoom, store, host, page }, under) => {
    const { language, about } = store.getState();
    const kind = fileKindOf(wishes);
    const [fonts, pictures] = await Promise.all([page.fonts(), picturesFor(question)]);
    const made = await backRoom.ask('printedFile', { question, fonts, pictures }, under);
    if (!made.ok || isRefusal(made.answer)) return unmade(made);
    const name = exportFileName(fileTitle(question, language), kind);
    const { bytes, remarks } = made.answer;
    if (about.shell === 'web') {
      page.download(name, bytes);
      return told('print.dialog.downloaded', { name }, remarks);
    }
    const answer = await host.call('file.exportBytes', name, await base64Of(bytes), kind);
    if (!answer.ok) return trouble(`error.${answer.error.code}`);
    return answer.value === null ? { is: 'idle' } : told('export.saved', { name: answer.value }, remarks);
  };
}

function printing(question: ToPrint): Deed {
  return async ({ backRoom }, under) => {
    const made = await backRoom.ask('pagesToPrint', question, under);
    if (!made.ok || isRefusal(made.answer)) return unmade(made);
    await handToPrinter(window, made.answer);
    return { is: 'idle' };
  };
}

function unmade(made: JobOutcome<object>): Output {
  if (!made.ok)
    return made.why === 'cancelled' ? told('print.dialog.stopped') : trouble(`print.dialog.${made.why}`);
  const { refused, parameters } = made.answer as Refusal;
  const key = `print.refused.${refused}` as SentenceKey;
  return { is: 'told', what: parameters ? { key, parameters } : { key }, isTrouble: true };
}

function fileTitle({ product, missions, options }: ToPrint, language: Language): string {
  const title = textIn(missions[0]?.title ?? {}, language);
  if ('title' in options && options.title.trim() !== '') return options.title;
  return sentence(language, `print.dialog.file.${product}` as SentenceKey, { title });
}
