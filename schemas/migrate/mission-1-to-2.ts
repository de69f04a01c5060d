/** Version 2 has more words; all that version 1 says means the same in it, letter by letter. */
export function migrateMission1(mission: Record<string, unknown>): Record<string, unknown> {
  return { ...mission, format: 'boothill/mission@2' };
}
