/** More would be no help. */
const MOST = 5;
/** How much two names must have in common, of all that they have. */
const ALIKE = 0.4;

/** The names that somebody may have meant, the likeliest first. */
export function similarTo(wanted: string, names: Iterable<string>): readonly string[] {
  const pairs = pairsOf(wanted);
  return [...new Set(names)]
    .map((name) => ({ name, alike: inCommon(pairs, pairsOf(name)) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** Every letter with the one that follows it. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = ` ${name.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return (2 * both) / (one.size + other.size);
}
