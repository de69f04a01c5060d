/** Something about a situation: that it cannot be, or that it does not come out as it should. */
export interface ScenarioFinding {
  readonly code: ScenarioCode;
  /** Where in the document, as a JSON pointer. */
  readonly pointer: string;
  readonly parameters: Readonly<Record<string, string | number>>;
  /** What there is that goes by a similar name. */
  readonly similar?: readonly string[];
}

/** Why a position cannot be laid out, or something in it not be asked for. */
export const positionCodes = [
  'cannot-be-set-up',
  'unknown-zone',
  'unknown-survivor',
  'unknown-companion',
  'unknown-skill',
  'unknown-card',
  'no-copy-left',
  'does-not-fit',
  'nothing-to-reload',
  'unknown-zombie-card',
  'too-many-zombies',
  'too-many-wounds',
  'too-many-tokens',
  'nowhere',
  'unknown-player',
  'not-in-play',
  'companion-apart',
  'passenger-apart',
  'unknown-token',
  'unknown-machine',
  'not-in-the-mission',
  'unknown-action',
  'unknown-event',
] as const;

/** What came out otherwise. */
export const failureCodes = [
  'no-such-action',
  'several-actions',
  'nothing-to-choose',
  'no-end',
  'event-missing',
  'event-without-rule',
  'event-times',
  'events-missing',
  'event-happened',
  'not-legal',
  'legal',
  'other-options',
  'differs',
] as const;

export type ScenarioCode = (typeof positionCodes)[number] | (typeof failureCodes)[number];

export function finding(
  code: ScenarioCode,
  pointer: string,
  parameters: ScenarioFinding['parameters'] = {},
  similar: readonly string[] = [],
): ScenarioFinding {
  return { code, pointer, parameters, ...(similar.length > 0 && { similar }) };
}
