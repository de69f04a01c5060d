import type { Token } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';

export type Of<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>;

export function tokensOf<Kind extends Token['kind']>({ mission }: SheetMission, kind: Kind): Of<Kind>[] {
  return (mission.tokens ?? []).filter((token): token is Of<Kind> => token.kind === kind);
}

export function line(words: string, below: readonly string[] = []): SheetLine {
  return below.length === 0 ? { words } : { words, below };
}
