import { expect, it } from 'vitest';
import { whereIs } from '../../../renderer/checks/where-is';
import type { Mission, Token } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';

const noise = (id: string): Token => ({ id, kind: 'noise', at: { tile: 'a', x: 0, y: 0 } });
const mission: Mission = {
  ...emptyMission,
  placements: [{ id: 'a', face: '3R', x: 0, y: 0, rotation: 0 }],
  tokens: [noise('n1')],
  goals: [{ id: 'all', inOrder: [{ id: 'inner', text: { en: 'Dig.' } }] }],
  variants: [
    {
      id: 'few',
      survivors: [4],
      tokens: [noise('n2'), noise('n3')],
      rules: [{ id: 'r', text: { en: 'Sing.' } }],
    },
  ],
};

it.each([
  ['/placements/0/face', { parts: ['tile:a'] }],
  ['/tokens/0/at/tile', { parts: ['token:n1'] }],
  ['/variants/0/tokens/1/at', { parts: ['token:n3'] }],
  ['/goals/0/inOrder/0/text', { parts: [], story: { list: 'goals', variant: undefined, id: 'all' } }],
  ['/variants/0/rules/0', { parts: [], story: { list: 'rules', variant: 'few', id: 'r' } }],
  ['/variants/0/survivors/0', { parts: [] }],
  ['/variants/7/tokens/0', { parts: [] }],
  ['/tokens/7', { parts: [] }],
  ['/title/en', { parts: [] }],
  ['', { parts: [] }],
])('%s leads to what stands there', (pointer, there) => {
  expect(whereIs(pointer, mission)).toEqual(there);
});
