import { describe, expect, it } from 'vitest';
import { boardPalettes } from '../../../drawing/palette';
import { usualOptions } from '../../../printing/options';
import { type AlsoShown, makePicture, type Picture } from '../../../printing/pictures/make-picture';
import { isRefusal, type Made } from '../../../printing/refusal';
import type { Mission } from '../../../schemas';
import { sampleMission } from '../../helpers/samples';
import { missionOn, objective } from '../../helpers/small-missions';
import { subjectOf } from '../../helpers/subjects';

const mission = sampleMission('m8.boothill.json');

function made(change: object = {}, also: AlsoShown = {}, of: Mission = mission): Made<Picture> {
  return makePicture('svg', subjectOf(of), { ...usualOptions('svg'), ...change }, also);
}

function picture(...asked: Parameters<typeof made>): Picture {
  const answer = made(...asked);
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

function idsOn({ scene }: Picture, kind: string): string[] {
  return scene.shapes.flatMap(({ id = '' }) => {
    const [what, name = '', more] = id.split(':');
    return what === kind && more === undefined ? [name] : [];
  });
}

function wordsOn({ scene }: Picture): string[] {
  return scene.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

describe('a picture of a mission', () => {
  it('has what is asked for and nothing else', () => {
    const whole = picture();
    expect(idsOn(whole, 'tile')).toEqual(mission.placements.map(({ id }) => id));
    expect(wordsOn(whole)).toEqual(expect.arrayContaining(['Clear the line', 'A', 'Mine Road']));
    expect(wordsOn(picture({ frame: false }))).not.toContain('Clear the line');
    expect(wordsOn(picture({ labels: false }))).not.toContain('Mine Road');
    expect(wordsOn(picture({ grid: false }))).not.toContain('A');
    expect(idsOn(picture({ tokens: false }), 'token')).toEqual([]);
    expect(wordsOn(whole)).not.toContain('The railroad');
    expect(wordsOn(picture({ areas: true }))).toContain('The railroad');
    expect(picture({ theme: 'dark' }).palette).toBe(boardPalettes.dark);
    expect(whole.palette).toBe(boardPalettes.light);
  });

  it('names zones as they are called, with their codes for those who work with files', () => {
    const id = mission.placements[0]?.id ?? '';
    const named = wordsOn(picture({ zones: true })).join(' ');
    expect(named).toContain('Town house');
    expect(named).not.toContain(`${id}.`);
    expect(wordsOn(picture({ zones: true }, { codes: true })).join(' ')).toContain(`${id}.`);
  });

  it('speaks the language of its reader, or the one that is asked for', () => {
    const french = makePicture('svg', subjectOf(mission, 'fr'), usualOptions('svg'));
    expect(french).toMatchObject({ title: mission.title['fr'] });
    expect(picture({ language: 'fr' }).title).toBe(mission.title['fr']);
    expect(picture().title).toBe(mission.title['en']);
  });

  it('is of one tile with all that lies on it', () => {
    const tokens = [objective('o1 a 100 40'), objective('o2 b 100 40')];
    const two = missionOn(['a 2R', 'b 3R 250'], { tokens });
    const one = picture({ of: 'chosen', pieces: ['b'] }, {}, two);
    expect([idsOn(one, 'tile'), idsOn(one, 'token')]).toEqual([['b'], ['o2']]);
    expect(one.scene.width).toBeLessThan(picture({}, {}, two).scene.width - 200);
  });

  it('is of chosen pieces on their tiles, and of no others', () => {
    const tokens = [objective('o1 a 100 40'), objective('o2 b 100 40'), objective('o3 b 30 40')];
    const labels = [{ id: 'l1', at: { x: 300, y: 100 }, text: { en: 'Here' } }];
    const two = missionOn(['a 2R', 'b 3R 250'], { tokens, labels });
    const chosen = (...pieces: string[]) => picture({ of: 'chosen', pieces }, {}, two);
    expect([idsOn(chosen('o3'), 'tile'), idsOn(chosen('o3'), 'token')]).toEqual([['b'], ['o3']]);
    expect(idsOn(chosen('a', 'o3'), 'tile')).toEqual(['a', 'b']);
    expect([idsOn(chosen('l1'), 'tile'), idsOn(chosen('l1'), 'label')]).toEqual([['b'], ['l1']]);
  });

  it('has a train on all its tiles', () => {
    const train = mission.tokens?.find(({ kind }) => kind === 'train');
    const tiles = train && 'tiles' in train ? train.tiles : [];
    expect(idsOn(picture({ of: 'chosen', pieces: [train?.id ?? ''] }), 'tile').sort()).toEqual(
      [...tiles].sort(),
    );
  });

  it('has of areas what lies on the chosen tiles', () => {
    const [first = ''] = mission.areas?.find(({ id }) => id === 'rails')?.tiles ?? [];
    const areas = (piece: string) => wordsOn(picture({ of: 'chosen', pieces: [piece], areas: true }));
    expect(areas(first)).toContain('The railroad');
    const other = mission.placements.find(({ face }) => face === '3R')?.id ?? '';
    expect(areas(other)).not.toContain('The railroad');
  });

  it('tells of labels that lie too far away', () => {
    const labels = [{ id: 'lost', at: { x: 9000, y: 0 }, text: { en: 'Lost' } }];
    expect(picture({}, {}, missionOn(['a 2R'], { labels })).remarks).toEqual([
      { code: 'far-away', parameters: { ids: 'lost' } },
    ]);
  });

  it('is the same every time', () => {
    expect(picture({ zones: true, areas: true })).toEqual(picture({ zones: true, areas: true }));
  });
});

describe('no picture', () => {
  it.each([
    ['of a mission without tiles', made({}, {}, missionOn([])), 'nothing-to-draw'],
    ['where nothing is chosen', made({ of: 'chosen' }), 'nothing-chosen-to-draw'],
    [
      'where what is chosen is not there',
      made({ of: 'chosen', pieces: ['ghost'] }),
      'nothing-chosen-to-draw',
    ],
    ['of what is seen from nowhere', made({}, { sight: 'a.Q' }), 'zone-not-chosen'],
  ])('is made %s', (_, answer, refused) => {
    expect(answer).toMatchObject({ refused });
  });

  it('is made in more dots than can be painted', () => {
    const placements = [0, 90_000].map((x) => ({ id: `t${x}`, face: '3R', x, y: x, rotation: 0 as const }));
    const subject = subjectOf({ ...mission, tokens: [], placements });
    expect(makePicture('png', subject, usualOptions('png'))).toEqual({ refused: 'too-large-for-dots' });
    const long = subjectOf({
      ...mission,
      tokens: [],
      placements: placements.map((one) => ({ ...one, x: 0 })),
    });
    const wide = { width: 2000 };
    expect(makePicture('thumbnail', long, wide)).toEqual({ refused: 'too-large-for-dots' });
  });
});

describe('a thumbnail', () => {
  it('is as wide as is asked for, and shows no more than players see', () => {
    const small = makePicture('thumbnail', subjectOf(mission), { width: 200 });
    if (isRefusal(small)) throw new Error(small.refused);
    expect(small.dots).toBe(200);
    expect(wordsOn(small)).not.toContain('Clear the line');
    expect(wordsOn(small)).toContain('?');
  });
});
