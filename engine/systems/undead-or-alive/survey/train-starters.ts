import { allEffects } from '../../../../schemas/references/effects';
import type { PlayedRule } from '../mission-program';
import type { Survey } from './survey';

/** The rules that start the train. */
export function trainStarters({ program }: Survey): PlayedRule[] {
  return program.rules.filter((rule) => allEffects(rule).some(({ effect }) => effect === 'train-starts'));
}
