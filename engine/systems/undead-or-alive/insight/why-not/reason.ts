import type { WhyNot as AnyWhyNot } from '../../../../game/advice';
import type { WhyNotCode } from './codes';
import { whyNotRules } from './rules';

export type WhyNot = AnyWhyNot & { readonly code: WhyNotCode };

export function because(code: WhyNotCode, parameters: WhyNot['parameters'] = {}): WhyNot {
  const rules = whyNotRules[code];
  return rules ? { code, parameters, rules } : { code, parameters };
}
