import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DocumentKind, documentKinds, parseJson } from '../../schemas';
import * as guards from '../../schemas/generated/validators';
import { gameFileWith } from '../helpers/game-files';
import { times } from '../helpers/long';
import { faceWith } from '../helpers/missions';
import { mutant } from '../helpers/mutants/mutant';
import { samples } from '../helpers/samples';
import { secondValidator } from '../helpers/second-validator';

// What Boothill takes for valid, and what another program with the published schemas does, are the same.

const MUTANTS = times(600, 20_000);

const ours: Record<DocumentKind, (value: unknown) => boolean> = {
  mission: guards.isMission,
  tileset: guards.isTileset,
  tile: guards.isTileFace,
  scenario: guards.isScenario,
  replay: guards.isReplay,
  game: guards.isGameFile,
  campaign: guards.isCampaign,
  journey: guards.isJourney,
};

const theirs = Object.fromEntries(
  await Promise.all(
    documentKinds.map(async (kind) => [kind, await secondValidator(`published/${kind}`)] as const),
  ),
) as Record<DocumentKind, (value: unknown) => boolean>;

/** Whether it is valid, or that they do not agree; nothing for what is no JSON. */
function judged(text: string): 'valid' | 'invalid' | 'disagreed' | undefined {
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  const kind = kindOf(value);
  const [our, their] = [ours[kind](value), theirs[kind](value)];
  if (our !== their) return 'disagreed';
  return our ? 'valid' : 'invalid';
}

/** What claims to be of no kind, or of one that nobody knows, is judged as a mission. */
function kindOf(value: unknown): DocumentKind {
  const { format } = (value ?? {}) as { format?: unknown };
  return documentKinds.find((kind) => String(format).startsWith(`boothill/${kind}@`)) ?? 'mission';
}

function filesIn(folder: string): [name: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')]);
}

describe('a second validator', () => {
  it.each(readdirSync('schemas/published'))('takes %s as it is', async (file) => {
    await expect(secondValidator(`published/${file.replace('.schema.json', '')}`)).resolves.toBeInstanceOf(
      Function,
    );
  });

  const sound = [
    ...samples(''),
    ...samples('tutorials'),
    // Those of old versions go through migrations first.
    ...filesIn('tests/replays').filter(([name]) => !name.includes('/legacy/')),
    ...filesIn('tests/scenarios'),
    ['a tile', JSON.stringify(faceWith({}))] as const,
    ['a kept game', JSON.stringify(gameFileWith({}))] as const,
    ...filesIn('engine/systems/undead-or-alive/content').filter(([name]) => name.endsWith('/tiles.json')),
  ];

  it('finds every sample valid, as we do', () => {
    expect(sound.filter(([, text]) => judged(text) !== 'valid').map(([name]) => name)).toEqual([]);
  });

  it('agrees about what is broken on purpose', () => {
    expect(
      samples('invalid')
        .filter(([, text]) => judged(text) === 'disagreed')
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('agrees about what chance has broken', () => {
    const counts = { valid: 0, invalid: 0 };
    const disagreed: string[] = [];
    for (let number = 0; number < MUTANTS; number++) {
      const { text, original, changes } = mutant(`${number}`);
      const verdict = judged(text);
      if (verdict === 'disagreed') disagreed.push(`${number}: ${original}, ${changes.join(', ')}`);
      else if (verdict) counts[verdict] += 1;
    }
    expect(disagreed).toEqual([]);
    expect(Math.min(counts.valid, counts.invalid)).toBeGreaterThan(MUTANTS / 10);
  });
});
