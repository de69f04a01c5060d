import { useCallback, useEffect, useState } from 'react';
import { isRefusal, type Refusal } from '../../printing/refusal';
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

/** Milliseconds: whoever writes a number is not through with its first digit. */
const A_MOMENT = 120;

/** The pages as they would be printed. What is asked for again calls off what was asked for before. */
export function useProof(question: ToPrint | undefined): ProofState {
  const { backRoom } = useSession();
  const [proofing, setProofing] = useState<Proofing>({ is: 'making', done: undefined });
  const [last, setLast] = useState<Proof>();
  const [leave, setLeave] = useState<AbortController>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isOver = false;
    const ask = async () => {
      setProofing({ is: 'making', done: undefined });
      setLeave(controller);
      const report = (done: number, of: number) => {
        if (!isOver) setProofing({ is: 'making', done: done / of });
      };
      const answer = await backRoom.ask('proof', question, { signal, report });
      if (isOver) return;
      if (!answer.ok) return setProofing({ is: 'none', why: answer.why });
      if (isRefusal(answer.answer)) return setProofing({ is: 'refused', refusal: answer.answer });
      setProofing({ is: 'there', proof: answer.answer });
      setLast(answer.answer);
    };
    const begun = setTimeout(() => void ask(), A_MOMENT);
    return () => {
      isOver = true;
      clearTimeout(begun);
      controller.abort();
    };
  }, [backRoom, question, tries]);
  const stop = useCallback(() => leave?.abort(), [leave]);
  const tryAgain = useCallback(() => setTries((before) => before + 1), []);
  return { proofing: question ? proofing : unasked, last, stop, tryAgain };
}
