import type { SentenceKey } from '../../../languages';
import type { FormKey } from '../../../schemas/generated/forms';
import type { Place } from '../../builder/places';

/** What is chosen there; of a list, what the list is of. */
export function keyName({ path }: Place): SentenceKey {
  const key = [...path].reverse().find((step) => typeof step === 'string') as FormKey | undefined;
  return key === undefined ? 'builder.key.which' : `builder.key.${key}`;
}
