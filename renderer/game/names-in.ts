/** All names that an event has of anything, however deep. */
export function namesIn(told: unknown): readonly string[] {
  if (typeof told === 'string') return [told];
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(namesIn) : [];
}
