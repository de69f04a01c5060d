import type { TokenKind, TokenProperty } from '../../../game/token-kind';
import { limits } from './limits';
import { ZOMBIES } from './zombies';

/** A note for the reader. */
const note: TokenProperty = { name: 'note', sort: 'text' };

/** A word by which goals and rules speak of several. */
const group: TokenProperty = { name: 'group', sort: 'word', isHard: true };

/** It lies beside the board until a rule lays it down. */
const waiting: TokenProperty = { name: 'waiting', sort: 'sign', isHard: true };

/** Everything that a mission can lay on its tiles, in the order in which it is looked for. */
export const tokenKinds: readonly TokenKind[] = [
  {
    kind: 'start',
    prefix: 'start',
    role: 'start',
    section: 'tokens',
    sorts: [{ needed: 'no-start-zone' }],
    properties: [{ name: 'number', sort: 'whole', least: 1, most: 99 }, note],
  },
  { kind: 'exit', prefix: 'exit', section: 'tokens', sorts: [{ component: 'exit' }], properties: [note] },
  { kind: 'noise', prefix: 'noise', section: 'tokens', sorts: [{ component: 'noise' }], properties: [note] },
  {
    kind: 'spawn',
    prefix: 's',
    role: 'source',
    section: 'tokens',
    sortedBy: 'spawn',
    sorts: [
      { id: 'starting', component: 'starting-spawn', needed: 'no-starting-spawn-zone' },
      { id: 'mobile', component: 'mobile-spawn' },
      { id: 'abomination', component: 'abomination-spawn', spots: ['abomination'] },
    ],
    properties: [
      { name: 'spawn', sort: 'sort' },
      { name: 'asleep', sort: 'sign', isHard: true },
      waiting,
      group,
      note,
    ],
  },
  {
    kind: 'objective',
    prefix: 'o',
    section: 'tokens',
    sortedBy: 'colour',
    sorts: Object.keys(limits.tokens.objectives).map((id) => ({
      id,
      component: `${id}-objective`,
      spots: ['objective'],
    })),
    properties: [
      { name: 'colour', sort: 'colour' },
      { name: 'mix', sort: 'word', isHard: true, isProposed: true },
      waiting,
      group,
      note,
    ],
    // Those of a mix lie face down: nobody sees which is which, nor of which mix.
    hidden: { by: 'mix', seen: { kind: 'objective', colour: 'red', mix: 'mix' } },
  },
  {
    kind: 'no-objective',
    prefix: 'n',
    section: 'tokens',
    // No crate is printed on a balcony.
    sorts: [{ spots: ['objective'], isOnGround: true }],
    properties: [note],
  },
  {
    kind: 'companion',
    prefix: 'c',
    role: 'person',
    sorts: [{ component: 'companions' }],
    properties: [
      { name: 'class', sort: 'own' },
      { name: 'survivor', sort: 'own' },
      { name: 'led', sort: 'sign', isHard: true },
      group,
      note,
    ],
  },
  {
    kind: 'zombie',
    prefix: 'z',
    section: 'zombies',
    sortedBy: 'zombie',
    ownSorts: 'kinds',
    sorts: ZOMBIES.map((id) => ({
      id,
      component: id,
      ...(id === 'abomination' && { spots: ['abomination'] }),
    })),
    properties: [
      { name: 'zombie', sort: 'sort' },
      { name: 'count', sort: 'whole', least: 1, most: 99, isHard: true },
      note,
    ],
  },
  {
    kind: 'machine',
    prefix: 'm',
    section: 'machines',
    sortedBy: 'machine',
    sorts: [
      { id: 'wagon', component: 'wagon', isOnGround: true },
      { id: 'gatling', component: 'gatling', mount: 'wagon' },
    ],
    properties: [
      { name: 'machine', sort: 'sort' },
      { name: 'on', sort: 'mount' },
      { name: 'fixed', sort: 'sign' },
      note,
    ],
  },
  {
    kind: 'train',
    prefix: 'train',
    sorts: [{}],
    properties: [
      { name: 'moves', sort: 'yes-no', isHard: 'where-it-is-so' },
      { name: 'tiles', sort: 'own', isOfOne: true },
      { name: 'behind', sort: 'own', isOfOne: true },
      note,
    ],
  },
];
