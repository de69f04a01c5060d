import { describe, expect, it } from 'vitest';
import { zoneNumber } from '../../../engine';
import type { Touch } from '../../../renderer/game/choices';
import { choicesAbout, choicesAt } from '../../../renderer/game/choices';
import { type Click, type Clickable, clickOn } from '../../../renderer/game/clicks';
import { possibleChoice } from '../../../renderer/game/possible';
import type { RiskSort } from '../../../renderer/game/risks';
import { safestFirst } from '../../../renderer/game/safest-first';
import type { Sitting } from '../../../renderer/game/sitting';
import { clickableAt, destinationAt } from '../../../renderer/play/board/clickables';
import { lightsAt } from '../../../renderer/play/board/lights';
import { momentOf } from '../../helpers/played';
import { bending, doing, sittingWith } from '../../helpers/sittings';

interface Situation {
  readonly henry?: string;
  readonly may?: string;
  readonly card?: string;
  readonly zombies?: string;
  /** Who acts, if not Henry, who may always charge, too. */
  readonly acts?: string;
  /** How many times they make noise first. */
  readonly noises?: number;
}

/** Somebody at their turn, as said. */
function seated({
  henry = 'a.NW',
  may = 'a.NW',
  card,
  zombies,
  acts = 'henry',
  noises = 0,
}: Situation): Sitting {
  const sitting = sittingWith(['henry', 'may', 'jeb']);
  if (card) bending(sitting, { bend: 'card', survivor: acts, card, slot: 'hand-1' });
  bending(sitting, { bend: 'place', survivor: 'henry', zone: henry });
  bending(sitting, { bend: 'place', survivor: 'may', zone: may });
  bending(sitting, { bend: 'place', survivor: 'jeb', zone: henry });
  if (zombies) bending(sitting, { bend: 'zombies', zone: zombies, zombie: 'walker', count: 2 });
  doing(sitting, { do: 'activate', survivor: acts });
  for (let noise = 0; noise < noises; noise++) doing(sitting, { do: 'make-noise' });
  return sitting;
}

interface Clicked {
  readonly zone?: string;
  readonly piece?: string;
  readonly picked?: Touch;
  readonly isCarried?: true;
  readonly button?: string;
  readonly card?: string;
}

function thingIn(sitting: Sitting, { zone, piece, picked, isCarried, button, card }: Clicked): Clickable {
  const moment = momentOf(sitting.game);
  const all = choicesAt(moment);
  if (button !== undefined)
    return {
      possible: all.filter(({ action }) => action.do === button).map(possibleChoice),
      whyNot: () => moment.system.advise.whyNot(moment.seen, { do: button }),
    };
  if (card !== undefined)
    return {
      possible: choicesAbout(all, 'card', card).map(possibleChoice),
      asksAlways: true,
      whyNot: () => undefined,
    };
  const number = zoneNumber(moment.seen.table, zone ?? '');
  const lights = lightsAt(moment, picked);
  return isCarried
    ? destinationAt(moment, lights, number)
    : clickableAt(moment, lights, number, piece, picked);
}

/** `done move`, `asked 2`, `asked friends`, `refused too-far`. */
function inShort(click: Click): string {
  if (click.is === 'refused') return `refused ${click.why.code}`;
  if (click.is === 'done')
    return `done ${click.what.is === 'walk' ? `walk ${click.what.walk.cost}` : click.what.choice.action.do}`;
  const risks = click.risks.map(({ sort }) => sort);
  return `asked ${risks.length > 0 ? risks.join(' ') : click.possible.length}`;
}

const shotgun = { sort: 'card', name: 'sawed-off#1' } as const;
const rifle = { sort: 'card', name: 'winchester#1' } as const;
const dynamite = { sort: 'card', name: 'dynamite#1' } as const;

/** What Enter would do of what a click asks about. */
function firstAsked(situation: Situation, clicked: Clicked): string | undefined {
  const sitting = seated(situation);
  const { possible } = thingIn(sitting, clicked);
  expect(possible.length).toBeGreaterThan(1);
  const [first] = safestFirst(possible, momentOf(sitting.game).seen);
  return first?.is === 'choice' ? first.choice.action.do : first?.is;
}

describe('the first of several things', () => {
  it('is to shoot before it is to walk among zombies', () => {
    const situation = { card: 'winchester', zombies: 'a.N', acts: 'jeb' };
    expect(firstAsked(situation, { zone: 'a.N' })).toBe('shoot');
  });

  it('is what stands there first where nothing of it is dangerous', () => {
    const situation = { card: 'winchester', zombies: 'a.N', acts: 'jeb' };
    const sitting = seated(situation);
    const { possible } = thingIn(sitting, { card: 'winchester#1' });
    expect(possible.length).toBeGreaterThan(1);
    expect(safestFirst(possible, momentOf(sitting.game).seen)).toEqual(possible);
  });

  it('is not to shoot where a friend may be hit', () => {
    const situation = { card: 'winchester', zombies: 'a.N', may: 'a.N', acts: 'jeb' };
    expect(firstAsked(situation, { zone: 'a.N' })).not.toBe('shoot');
  });
});

describe('a click', () => {
  it.each<[what: string, Situation, Clicked, string]>([
    ['on a zone next door walks there', {}, { zone: 'a.N' }, 'done move'],
    ['on a zone further away walks all the way', {}, { zone: 'b.N' }, 'done walk 3'],
    ['where one stands asks, though there is one thing to do', {}, { zone: 'a.NW' }, 'asked 1'],
    ['on whom one could trade with begins that', {}, { zone: 'a.NW', piece: 'actor:1' }, 'done trade'],
    [
      'on a zone that can be walked to and shot at asks',
      { card: 'winchester', zombies: 'a.N', acts: 'jeb' },
      { zone: 'a.N' },
      'asked 2',
    ],
    [
      'with a weapon that is picked out shoots',
      { card: 'winchester', zombies: 'a.N' },
      { zone: 'a.N', picked: rifle },
      'done shoot',
    ],
    [
      'with a weapon where it does not reach says so',
      { card: 'sawed-off' },
      { zone: 'b.NE', picked: shotgun },
      'refused out-of-range',
    ],
    [
      'that may hurt a friend asks',
      { card: 'winchester', zombies: 'a.N', may: 'a.N' },
      { zone: 'a.N', picked: rifle },
      'asked friends',
    ],
    [
      'that empties a weapon asks',
      { card: 'sawed-off', zombies: 'a.N' },
      { zone: 'a.N', picked: shotgun },
      'asked ammunition',
    ],
    [
      'that throws the last stick asks',
      { card: 'dynamite' },
      { zone: 'a.N', picked: dynamite },
      'asked last-card',
    ],
    [
      'that walks among zombies with the last action asks',
      { noises: 2, zombies: 'a.N', acts: 'jeb' },
      { zone: 'a.N', isCarried: true },
      'asked last-action',
    ],
    ['that walks elsewhere with it does not', { noises: 2 }, { zone: 'a.N' }, 'done move'],
    ['on a button that ends the turn asks', {}, { button: 'end-turn' }, 'asked turn'],
    ['on a button with one safe meaning does that', {}, { button: 'make-noise' }, 'done make-noise'],
    ['on a button for what is impossible says why', {}, { button: 'search' }, 'refused not-a-building'],
    ['on a card asks what is to be done with it', { card: 'dynamite' }, { card: 'dynamite#1' }, 'asked 2'],
    ['that lets somebody go next door walks', {}, { zone: 'a.N', isCarried: true }, 'done move'],
    [
      'that lets somebody go among targets only walks',
      { card: 'winchester', zombies: 'a.N', acts: 'jeb' },
      { zone: 'a.N', isCarried: true },
      'done move',
    ],
  ])('%s', (_, situation, clicked, short) => {
    const sitting = seated(situation);
    const { seen } = momentOf(sitting.game);
    const click = clickOn(thingIn(sitting, clicked), seen, new Set());
    expect(inShort(click)).toBe(short);
  });

  it('on what can be used in several ways asks, and leaves them as they stand until they are shown', () => {
    const sitting = seated({ card: 'winchester', zombies: 'a.N', acts: 'jeb' });
    const thing = thingIn(sitting, { zone: 'a.N' });
    const click = clickOn(thing, momentOf(sitting.game).seen, new Set());
    expect(thing.possible.length).toBeGreaterThan(1);
    expect(click).toMatchObject({ is: 'asked', possible: thing.possible });
  });

  it('is asked about only as far as nobody has waived that', () => {
    const sitting = seated({ card: 'sawed-off', zombies: 'a.N', may: 'a.N' });
    const thing = thingIn(sitting, { zone: 'a.N', picked: shotgun });
    const { seen } = momentOf(sitting.game);
    const after = (...waived: RiskSort[]) => inShort(clickOn(thing, seen, new Set(waived)));
    expect(after()).toBe('asked friends ammunition');
    expect(after('friends')).toBe('asked ammunition');
    expect(after('friends', 'ammunition')).toBe('done shoot');
  });
});
