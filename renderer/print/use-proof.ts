import { useCallback, useEffect, useRef, useState } from 'react';
import { isRefusal, type Refusal } from '../../printing/refusal';
import { unpacked } from '../products/packed-proof';
import type { Proof } from '../products/proof';
import type { ToPrint } from '../products/to-print';
import { useSession } from '../session/session-context';

/** How far it is with the pages that are asked for. */
export type Proofing =
  | { readonly is: 'making'; readonly done: number | undefined }
  | { readonly is: 'there'; readonly proof: Proof }
  /** Nobody has asked for anything yet that could be. */
  | { readonly is: 'unasked' }
  | { readonly is: 'refused'; readonly refusal: Refusal }
  | { readonly is: 'none'; readonly why: 'cancelled' | 'too-long' | 'failed' };

export interface ProofState {
  readonly proofing: Proofing;
  /** What was there last, until there is something else to be seen. */
  readonly last: Proof | undefined;
  readonly stop: () => void;
  readonly tryAgain: () => void;
}

const unasked: Proofing = { is: 'unasked' };
const begins: Proofing = { is: 'making', done: undefined };

/** Milliseconds: whoever writes a number is not through with its first digit. */
const A_MOMENT = 120;

/** The pages as they would be printed. What is asked for again calls off what was asked for before. */
export function useProof(question: ToPrint | undefined): ProofState {
  const { backRoom } = useSession();
  const [told, setTold] = useState<{ readonly question: ToPrint; readonly proofing: Proofing }>();
  const [last, setLast] = useState<Proof>();
  const [tries, setTries] = useState(0);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    let isOver = false;
    const tell = (proofing: Proofing) => {
      if (!isOver) setTold({ question, proofing });
    };
    const ask = async () => {
      const report = (done: number, of: number) => tell({ is: 'making', done: done / of });
      const answer = await backRoom.ask('proof', question, { signal: controller.signal, report });
      if (!answer.ok) return tell({ is: 'none', why: answer.why });
      if (isRefusal(answer.answer)) return tell({ is: 'refused', refusal: answer.answer });
      const proof = unpacked(answer.answer);
      tell({ is: 'there', proof });
      if (!isOver) setLast(proof);
    };
    const begun = setTimeout(() => void ask(), A_MOMENT);
    leave.current = () => {
      clearTimeout(begun);
      controller.abort();
      tell({ is: 'none', why: 'cancelled' });
    };
    return () => {
      isOver = true;
      clearTimeout(begun);
      controller.abort();
    };
  }, [backRoom, question, tries]);
  const stop = useCallback(() => leave.current?.(), []);
  const tryAgain = useCallback(() => {
    setTold(undefined);
    setTries((before) => before + 1);
  }, []);
  // What was told of other wishes says nothing of these.
  const proofing = told?.question === question ? told?.proofing : undefined;
  return { proofing: question ? (proofing ?? begins) : unasked, last, stop, tryAgain };
}
