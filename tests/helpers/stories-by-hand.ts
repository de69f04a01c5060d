import type { Mission } from '../../schemas';
import type { Found, Step } from './builder-hand';
import { boardPoint } from './drawing-hand';

/** How a goal or a rule is built: what it begins with, and what is done to it then. */
interface Story {
  readonly begin: readonly Found[];
  readonly then?: readonly Step[];
}

/** How all of a mission are built on its bare board. */
export type ByHand = (board: Mission) => Readonly<Record<'rules' | 'goals', readonly Story[]>>;

const inOrder: Found = { find: 'several goals in order', take: 'In this order:' };

const stowaway: Story = { begin: [{ find: 'zombie aboard lost', take: 'Whenever a zombie is aboard' }] };

const prize: Story = {
  begin: [
    {
      find: 'takes 5 adrenaline',
      take: 'Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points.',
    },
  ],
};

const weaponForRed: Story = {
  begin: [
    {
      find: 'takes red bounty weapon',
      take: 'Whenever a survivor takes a red Objective, the survivor gets the top bounty weapon',
    },
  ],
};

const m1: ByHand = () => ({
  rules: [
    { begin: [{ find: 'blue cannot be taken', take: 'The blue Objective cannot be taken.' }] },
    {
      begin: [
        { find: 'end phase', take: 'in every End Phase' },
        { find: 'one zone along', take: 'the blue Objective moves one zone along ‘Track’' },
      ],
    },
    {
      begin: [
        { find: 'end of its track', take: 'when the blue Objective leaves the board' },
        { find: 'train comes in', take: 'the train comes in at the end of the Players’ Phase' },
      ],
    },
    stowaway,
    {
      begin: [
        { find: 'takes an objective', take: 'whenever a survivor takes an Objective' },
        { find: 'adrenaline', take: 'the survivor gets 1 adrenaline point' },
      ],
      then: [
        { at: 'an Objective', choose: 'a red Objective' },
        { at: '1 adrenaline point', write: { 'a number from': '5' } },
        { unfold: true },
        { under: 'Then', find: 'bounty weapon', take: 'the survivor gets the top bounty weapon' },
      ],
    },
  ],
  goals: [
    {
      begin: [inOrder],
      then: [
        { unfold: true },
        { under: 'In this order', find: 'aboard the train', take: 'Leave the board aboard the train' },
        { insteadOf: 'take all Objectives', find: 'bounty', take: 'win all bounty weapons' },
        { at: 'all bounty weapons', choose: 'as many bounty weapons as there are survivors' },
      ],
    },
  ],
});

const m4: ByHand = () => ({
  rules: [
    { begin: [{ find: 'rally discard', take: 'To rally a Townsfolk Companion, a survivor must' }] },
    prize,
    weaponForRed,
    { begin: [{ find: 'blue beside dashboard', take: 'The blue Objective is kept beside the dashboard' }] },
    {
      begin: [{ find: 'beside dashboard', take: 'Objectives are kept beside the dashboard' }],
      then: [{ unfold: true }, { more: 'Objectives are kept', choose: 'the green Objective is' }],
    },
  ],
  goals: [
    {
      begin: [{ find: 'townsfolk exit', take: 'Rally all Townsfolk Companions and' }],
    },
  ],
});

const m6: ByHand = () => ({
  rules: [
    {
      begin: [{ find: 'enter', take: 'neither survivors nor zombies can enter ‘The mine’' }],
      then: [{ at: '‘The mine’', choose: 'the zone of the Wagon' }],
    },
    {
      begin: [
        { find: 'has used', take: 'whenever a survivor has used' },
        { find: 'removed', take: 'the Wagon is removed from the board' },
      ],
      then: [
        { at: 'Old Timer', choose: 'Dynamite' },
        { unfold: true },
        { more: 'whenever a survivor has used', choose: 'on the zone of the Wagon' },
      ],
    },
    {
      begin: [{ find: 'inactive unless gunslinger', take: 'Abomination spawn tokens stay inactive, unless' }],
    },
    prize,
    weaponForRed,
    {
      begin: [
        { find: 'new action', take: '‘New action’: a survivor may do this for 1 action' },
        { find: 'noise', take: 'the noise token goes into ‘The mine’' },
      ],
      then: [
        { at: '‘New action’', write: { English: 'Blow up the mine', French: 'Faire sauter la mine' } },
        { at: '1 action', choose: 'free, at any time' },
        { besides: true, choose: 'This is possible only once.' },
        { besides: true, part: 'If', find: 'all of', take: 'all of these are so:' },
        { unfold: true },
        { insteadOf: 'all Objectives have been taken', find: 'wagon', take: 'the Wagon is in' },
        { at: '‘The mine’', choose: 'off the board' },
        { under: 'All of these', find: 'rallied', take: 'all Companions have been rallied' },
        { more: 'all Companions have been rallied', choose: 'Gunslinger' },
        { under: 'All of these', find: 'taken', take: 'all Objectives have been taken' },
        { more: 'all Objectives have been taken', choose: 'the blue Objective has' },
        { under: 'All of these', find: 'taken', take: 'all Objectives have been taken' },
        { more: 'all Objectives have been taken', choose: 'the green Objective has' },
      ],
    },
  ],
  goals: [
    {
      begin: [inOrder],
      then: [
        { unfold: true },
        { insteadOf: 'take all Objectives', find: 'wagon', take: 'bring the Wagon into ‘The mine’' },
        { at: '‘The mine’', choose: 'remove the Wagon from the board' },
        { under: 'In this order', find: 'rally', take: 'Rally all Companions.' },
        { more: 'rally all Companions', choose: 'Gunslinger' },
        { under: 'In this order', find: 'blue green', take: 'Take the blue Objective and the green' },
        { under: 'All of these', find: 'one of your actions', take: 'reach this: special rule' },
        { at: '2', choose: 'do ‘Blow up the mine’' },
      ],
    },
  ],
});

const m9: ByHand = (board) => {
  const coal = boardPoint(board, { tile: 'mine', x: 92, y: 18 });
  const tender = boardPoint(board, { tile: 't10', x: 60, y: 20 });
  const cab = boardPoint(board, { tile: 't10', x: 130, y: 20 });
  return {
    rules: [
      {
        begin: [
          {
            find: 'takes 5 adrenaline top bounty',
            take: 'Whenever a survivor takes an Objective, the survivor gets 5 adrenaline points and the top bounty weapon',
          },
        ],
        then: [{ unfold: true }, { more: 'whenever', choose: 'outside the group ‘Coal’' }],
      },
      {
        begin: [{ find: 'kept in the inventory', take: 'Objectives are kept in the inventory' }],
        then: [
          { at: 'in the inventory', choose: 'carried, one each, by Companions' },
          { unfold: true },
          { more: 'Objectives are carried', choose: 'Brawler' },
          { more: 'Objectives are carried', click: coal },
        ],
      },
      {
        begin: [{ find: 'cannot be taken', take: 'Objectives cannot be taken' }],
        then: [
          { unfold: true },
          { more: 'Objectives cannot be taken', click: coal },
          {
            more: 'Objectives of the group ‘Coal’',
            part: 'Unless',
            find: 'leads',
            take: 'the survivor leads',
          },
          { more: 'the survivor leads', choose: 'Brawler' },
        ],
      },
      {
        begin: [
          {
            find: 'zombie cannot be taken',
            take: 'As long as at least one Abomination spawn token is active',
          },
        ],
        then: [{ at: '‘Rattler’', click: coal }],
      },
      {
        begin: [
          {
            find: 'carries loaded',
            take: '‘New action’: a survivor in ‘The mine’ may do this for 1 action: all',
          },
        ],
        then: [
          {
            at: '‘New action’',
            write: { English: 'Tip the coal into the tender', French: 'Verser le charbon dans le tender' },
          },
          { at: '‘The mine’', click: tender, choose: 'The area ‘The tender’, in which that zone lies' },
          { at: '‘Rattler’', click: coal },
          { at: 'the Gatling gun', choose: '‘The tender’ for good' },
        ],
      },
      {
        begin: [
          {
            find: 'train starts once',
            take: '‘New action’: a survivor in ‘The mine’ may do this for 1 action, if',
          },
        ],
        then: [
          { at: '‘New action’', write: { English: 'Open the throttle', French: 'Ouvrir la vapeur' } },
          {
            at: '‘The mine’',
            click: cab,
            choose: 'The area ‘The cab of the locomotive’, in which that zone lies',
          },
          { at: '‘Rattler’', click: coal },
          { at: 'the Gatling gun', choose: '‘The tender’' },
        ],
      },
      stowaway,
    ],
    goals: [
      {
        begin: [
          {
            find: 'load leave train',
            take: 'Rally all Companions, bring the mobile',
          },
        ],
        then: [
          { at: '‘Rattler’', click: coal },
          { at: 'the Gatling gun', choose: '‘The tender’' },
        ],
      },
    ],
  };
};

/** The missions of the rulebook that are built so, by the names of their samples. */
export const byHand: Readonly<Record<string, ByHand>> = { m1, m4, m6, m9 };
