import type { Behaviour } from '../../schemas';
import { fits, isRecord, plainForm } from './forms';

/** Whether this is the same behaviour of the same thing, with something in it that can be chosen there. */
export function isChosenIn(now: Behaviour, next: object): next is Behaviour {
  const form = plainForm('Behaviour', now);
  const [before, after]: unknown[] = [now, next];
  if (form?.is !== 'object' || !isRecord(before) || !isRecord(after)) return false;
  return Object.entries(before).every(([key, value]) => {
    const part = form.keys[key];
    return part ? fits(part.form, after[key]) : after[key] === value;
  });
}
