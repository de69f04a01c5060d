import { describe, expect, it } from 'vitest';
import { paintPicture } from '../../../main/cli/exporting/paint-picture';
import { usualOptions } from '../../../printing/options';
import { makePicture } from '../../../printing/pictures/make-picture';
import { isRefusal } from '../../../printing/refusal';
import type { Mission, Token } from '../../../schemas';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { randomMission } from '../../helpers/random-missions';
import { sampleMission } from '../../helpers/samples';
import { subjectOf } from '../../helpers/subjects';

async function bytesOf(mission: Mission, format: 'png' | 'svg', dpi = 20): Promise<Buffer> {
  const picture = makePicture('players', subjectOf(mission), { ...usualOptions('players'), format, dpi });
  const painted = isRefusal(picture) ? picture : await paintPicture(picture);
  if (isRefusal(painted)) throw new Error(painted.refused);
  return Buffer.from(painted.content);
}

/** A mission at random, some of whose objectives lie face down. */
function secretive(seed: string): Mission {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mission = randomMission(new Luck(`${seed} ${attempt}`));
    if (mission.tokens?.some((token) => 'mix' in token)) return mission;
  }
  throw new Error(`Nothing lies face down in ${seed}`);
}

/** The same for whoever looks at the table, with everything else that can differ. */
function otherwise(mission: Mission, luck: Luck): Mission {
  const { tokens = [] } = mission;
  const hidden = tokens.filter((token) => 'mix' in token);
  const secrets = hidden.map(
    (token, index): Token =>
      ({
        ...token,
        id: `secret${index}`,
        colour: luck.pick(['red', 'blue', 'green']),
        mix: luck.pick(['crates', 'decoys']),
        note: { en: `Only the author knows ${index}.` },
        group: luck.pick(['gold', 'silver', 'decoy']),
      }) as Token,
  );
  // In any order, before, behind and between the others.
  const mixed = tokens.filter((token) => !('mix' in token));
  for (const secret of secrets) mixed.splice(luck.below(mixed.length + 1), 0, secret);
  return {
    ...mission,
    id: 'otherwise',
    texts: { intro: { en: 'Hidden words' }, notes: { en: 'The blue one is the map.' } },
    authors: ['Nobody'],
    tokens: mixed,
    aside: [{ id: 'kid' }],
    areas: [],
    goals: [{ id: 'other', text: { en: 'Something else' } }],
    rules: [{ id: 'twist', text: { en: 'They were dead all along.' } }],
  };
}

describe('the players’ map', () => {
  it('is the same, byte for byte, of missions that differ in what lies face down', async () => {
    for (let round = 0; round < times(12, 200); round++) {
      const mission = secretive(`players ${round}`);
      const other = otherwise(mission, new Luck(`other ${round}`));
      for (const format of ['svg', 'png'] as const) {
        const [one, same] = [await bytesOf(mission, format), await bytesOf(other, format)];
        expect(one.equals(same), `round ${round}, ${format}`).toBe(true);
      }
    }
  });

  it('is another where anything differs that lies open', async () => {
    const mission = secretive('open');
    const changed = {
      ...mission,
      tokens: (mission.tokens ?? []).map((token) => ({ ...token, at: { ...token.at, x: token.at.x + 9 } })),
    };
    for (const format of ['svg', 'png'] as const)
      expect((await bytesOf(mission, format)).equals(await bytesOf(changed, format))).toBe(false);
  });

  it.each(['m4', 'm6', 'm7'])(
    'says nothing of what the file calls things, nor of goals and rules: %s',
    async (name) => {
      const { tokens = [], ...mission } = sampleMission(`${name}.boothill.json`);
      const named = tokens.map((token) => ({
        ...token,
        id: `qq${token.id}`,
        ...('mix' in token && { mix: 'qqmix', group: 'qqgroup' }),
      })) as Token[];
      const text = { en: 'qqtext' };
      const secretive = {
        ...mission,
        id: 'qqmission',
        texts: { notes: text },
        goals: [{ id: 'qqgoal', text }],
      };
      const svg = (await bytesOf({ ...secretive, tokens: named }, 'svg')).toString();
      const drawn = svg.replaceAll(/src:url\([^)]*\)/g, '');
      expect(/qq| id="/.exec(drawn)?.[0]).toBeUndefined();
      expect(drawn.includes(`<title>${mission.title['en']}</title>`)).toBe(true);
    },
  );

  it('never asks for the colours of what lies face down, even where all of them are the same', async () => {
    const mission = sampleMission('m5.boothill.json');
    const allBlue = (mission.tokens ?? []).map((token) =>
      token.kind === 'objective' && token.mix ? { ...token, colour: 'blue' as const } : token,
    );
    const [one, other] = [
      await bytesOf(mission, 'svg'),
      await bytesOf({ ...mission, tokens: allBlue }, 'svg'),
    ];
    expect(one.equals(other)).toBe(true);
  });
});
