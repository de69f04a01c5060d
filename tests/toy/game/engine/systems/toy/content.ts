import type { Mission, TileFace } from '../../../schemas';
import type { Content } from '../../game/content';

/** Two rooms, and the place for a door between them. */
const face = (id: string, names: readonly [en: string, fr: string], upright: boolean): TileFace => ({
  format: 'boothill/tile@1',
  id,
  name: { en: names[0], fr: names[1] },
  size: [250, 250],
  zones: [
    {
      id: 'A',
      kind: 'building',
      rects: [upright ? [0, 0, 125, 250] : [0, 0, 250, 125]],
      name: { en: 'Hall', fr: 'Entrée' },
    },
    {
      id: 'B',
      kind: 'building',
      rects: [upright ? [125, 0, 125, 250] : [0, 125, 250, 125]],
      name: { en: 'Cellar', fr: 'Cave' },
    },
  ],
  openings: [{ zones: ['A', 'B'], at: upright ? [125, 115, 125, 135] : [115, 125, 135, 125] }],
});

const [HOUSE, SHED] = ['TH', 'TS'] as const;

export const HERO = { id: 'ada', name: 'Ada' } as const;
export const [HEALTH, ACTIONS, HITS_FROM] = [2, 2, 4] as const;

export const content: Content = {
  tileset: {
    format: 'boothill/tileset@1',
    id: 'toy',
    name: { en: 'Toy tile', fr: 'Dalle jouet' },
    box: 'toy',
    tiles: [{ id: 'T', faces: [HOUSE, SHED], quantity: 1 }],
    faces: [face(HOUSE, ['House', 'Maison'], true), face(SHED, ['Shed', 'Remise'], false)],
  },
  tokens: [
    {
      kind: 'start',
      prefix: 'start',
      role: 'start',
      section: 'tokens',
      sorts: [{ needed: 'no-start' }],
      properties: [],
    },
    { kind: 'exit', prefix: 'exit', section: 'tokens', sorts: [{}], properties: [] },
    {
      kind: 'key',
      prefix: 'key',
      section: 'tokens',
      sorts: [{}],
      properties: [{ name: 'covered', sort: 'sign' }],
      hidden: { by: 'covered' },
    },
    { kind: 'door', prefix: 'door', section: 'tokens', sorts: [{}], properties: [] },
    {
      kind: 'zombie',
      prefix: 'z',
      section: 'zombies',
      sortedBy: 'zombie',
      sorts: [{ id: 'walker' }],
      properties: [{ name: 'zombie', sort: 'sort' }],
    },
  ],
  people: [HERO],
  posse: { fewest: 1, most: 1, usual: 1 },
  otherSide: (id) => (id === HOUSE ? SHED : HOUSE),
  components: ({ placements }: Mission) => [
    { component: 'tile', asked: placements.length, inBox: 1, extra: 0 },
  ],
};
