import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../engine';
import type { UoaEvent } from '../../engine/systems/undead-or-alive';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { logLines, tell } from '../../telling/log';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { blemish } from '../helpers/blemish';
import { Drifter } from '../helpers/games';
import { times } from '../helpers/long';
import { decisionsOf, matches } from '../helpers/plays';
import { inEveryLanguage, m0, tableOfM0 } from '../helpers/telling';
import { exampleEvents, examples } from './examples';

const table = tableOfM0();
const english = new UoaWords(table, 'en');
const french = new UoaWords(table, 'fr');

/** One event in English. */
function told<Type extends keyof typeof examples>(type: Type, number = 0): string | undefined {
  return tell(eventOf(type, number), english);
}

function eventOf(type: keyof typeof examples, number: number): UoaEvent {
  const event = exampleEvents.filter((each) => each.type === type)[number];
  if (!event) throw new Error(`There is no example ${number} of ${type}`);
  return event;
}

describe('a sentence for every event', () => {
  it('is there in both languages, with nothing left open', () => {
    for (const words of inEveryLanguage(table)) {
      const lines = exampleEvents.flatMap((event) => tell(event, words) ?? []);
      expect(lines.flatMap((line) => blemish(line, words.language) ?? [])).toEqual([]);
    }
  });

  it('is said for at least one event of every type', () => {
    const silent = Object.keys(examples).filter(
      (type) => !exampleEvents.some((event) => event.type === type && tell(event, english) !== undefined),
    );
    expect(silent).toEqual([]);
  });

  it('is left out where another event says the same', () => {
    expect(told('drew', 2)).toBeUndefined();
    expect(told('activated', 1)).toBeUndefined();
    expect(told('spawned', 2)).toBeUndefined();
  });
});

const corner = 'the street north-east of the Barber shop, A1';
const hall = 'the Storage hall of the Ruined warehouse';

describe('the reasons in it', () => {
  it('tell which dice hit, and from which number on', () => {
    expect(told('rolled')).toBe('Dice at 4+, rolled 5, 4: 2 hits; rolled 1, 3: 2 misses.');
    expect(told('rolled', 1)).toBe('Dice at 4+, rolled 6: 1 hit.');
    expect(told('rolled', 2)).toBe('Dice at 4+, rolled 1, 2: 2 misses.');
  });

  it('tell why a hit was lost', () => {
    expect(told('hit-lost')).toBe(`1 hit is lost: a Fatty in ${corner}, shields the others.`);
    expect(told('hit-lost', 2)).toBe(`1 hit is lost: too little damage for a Fatty in ${corner}.`);
    expect(told('hit-lost', 3)).toBe(`2 hits find no zombie in ${corner}.`);
  });

  it('tell why zombies go where they go', () => {
    expect(told('zombies-move')).toBe(
      `2 Walkers go from the street south of the Ruined warehouse, B1, to ${hall} because of the noise in ${corner}.`,
    );
    expect(told('zombies-move', 1)).toContain(`because of the survivors in ${corner}.`);
    expect(told('zombies-move', 2)).toContain(`because of the noise and the survivors in ${corner}.`);
    expect(told('zombies-move', 3)).toContain(`to ${corner}, because of the noise there.`);
  });

  it('tell that players chose in a tie', () => {
    expect(told('zombies-see', 2)).toBe(
      'The zombies in the street south of the Ruined warehouse, B1, see equally many survivors in several zones: the players chose the Storage hall of the Ruined warehouse.',
    );
    expect(told('noise-moved', 7)).toMatch(/: 2\. It is a tie: the players chose\.$/);
  });

  it('tell whether the noise goes anywhere', () => {
    expect(told('noise-moved', 4)).toBe(
      `The noise stays, as a Bang, in ${corner}, where most survivors are: 2.`,
    );
    expect(told('noise-moved', 5)).toContain(`The noise stays in ${corner}, `);
  });

  it('tell why nothing spawned', () => {
    expect(told('no-spawn')).toContain('it is inactive');
    expect(told('no-spawn', 1)).toContain('its turn was over');
    expect(told('nothing-spawned')).toMatch(/^The card brings no Fatties to the north end of .* at Blue\.$/);
    expect(told('nothing-spawned', 1)).toBe('The extra activation of the Fatties does nothing at Blue.');
    expect(told('short-of-miniatures')).toContain('no miniature left');
  });
});

describe('one and many', () => {
  it.each([
    ['zombies-attack', 0, '2 Walkers and 1 Fatty attack in', '2 Rôdeurs et 1 Balèze attaquent dans'],
    ['zombies-attack', 1, '1 Abomination attacks in', '1 Abomination attaque dans'],
    ['spawned', 0, '3 Walkers appear at', '3 Rôdeurs apparaissent au'],
    ['spawned', 1, '1 Runner appears at', '1 Forcené apparaît au'],
    ['turn-ended', 1, '1 action is lost', '1 action est perdue'],
    ['turn-ended', 2, '2 actions are lost', '2 actions sont perdues'],
    ['zombies-stay', 1, '1 Runner stays on', '1 Forcené reste sur'],
    ['missed', 1, '3 misses harm nobody', '3 échecs sans'],
  ] as const)('are told apart: %s %d', (type, number, inEnglish, inFrench) => {
    expect(tell(eventOf(type, number), english)).toContain(inEnglish);
    expect(tell(eventOf(type, number), french)).toContain(inFrench);
  });
});

describe('a log', () => {
  it('has headings with what happened below them', () => {
    const events = (['round-began', 'made-noise', 'drew', 'zombies-phase'] as const).map((type) =>
      eventOf(type, type === 'drew' ? 2 : 0),
    );
    expect(logLines(events, english)).toEqual(['Round 3', '  Meg makes noise.', 'Zombies’ Phase']);
  });

  it('tells of a trade only what changes its owner or its place', () => {
    const placed = (survivor: string, card: string, slot: string): UoaEvent => ({
      type: 'placed-card',
      rules: [],
      survivor,
      card,
      slot,
    });
    const events: UoaEvent[] = [
      placed('meg', 'water#1', 'hand-1'),
      placed('meg', 'winchester#1', 'backpack-1'),
      placed('henry', 'machete#1', 'hand-1'),
      { type: 'traded', rules: [], survivor: 'meg', with: 'henry' },
      placed('henry', 'water#1', 'backpack-1'),
      placed('meg', 'winchester#1', 'backpack-2'),
      placed('henry', 'machete#1', 'hand-2'),
      { type: 'discarded', rules: [], survivor: 'henry', card: 'machete#1' },
      placed('henry', 'machete#1', 'hand-2'),
    ];
    expect(logLines(events, english).slice(3)).toEqual([
      '  Meg and Henry trade.',
      '    Henry puts the Water into the backpack.',
      '    Henry discards the Machete.',
      '    Henry takes the Machete in hand.',
    ]);
  });

  it('puts what comes of something under it, and an action of the mission by itself', () => {
    const events = [
      ...(['moved', 'took-objective', 'mission-rule', 'adrenaline'] as const).map((type) => eventOf(type, 0)),
      eventOf('mission-rule', 2),
      ...(['adrenaline', 'end-phase', 'noise-faded', 'mission-rule', 'appeared'] as const).map((type) =>
        eventOf(type, 0),
      ),
    ];
    expect(logLines(events, english).map((line) => line.search(/\S/) / 2)).toEqual([
      1, 1, 2, 2, 1, 2, 0, 1, 1, 2,
    ]);
  });

  it('says once why zombies go, once that somebody is rallied, and once what somebody is given', () => {
    const [hear, move] = [eventOf('zombies-hear', 0), eventOf('zombies-move', 0)];
    const others = eventOf('zombies-move', 3);
    const split = eventOf('zombies-split', 0);
    const tied = eventOf('zombies-move', 7);
    expect(logLines([hear, split, move, tied, others], english).slice(1)).toEqual([
      '    Several ways are equally short: by the south end of the street east of the Barber shop, A1; by the Storage hall of the Ruined warehouse.',
      '    2 Walkers go to the Storage hall of the Ruined warehouse.',
      '    1 Runner goes to the Storage hall of the Ruined warehouse. The players chose the way.',
      `    1 Walker goes from the Storage hall of the Ruined warehouse to ${corner}, because of the noise there.`,
    ]);
    const [rallied, follows] = [eventOf('rallied', 0), eventOf('follows', 0)];
    expect(logLines([follows], english)).toEqual(['  Hanna goes with Meg from now on.']);
    expect(logLines([rallied, follows], english)).toEqual(['  Meg rallies Hanna for 1 action.']);
    const placed: UoaEvent = {
      type: 'placed-card',
      rules: [],
      survivor: 'meg',
      card: 'holy-water#3',
      slot: 'hand-1',
    };
    expect(logLines([eventOf('given', 0), placed], english)).toEqual(['  Meg takes the Holy Water in hand.']);
  });

  it('leaves out the end of the turn of those who have left, and misses in melee', () => {
    const [melee, shot] = [eventOf('attack', 0), eventOf('attack', 2)];
    const missed = eventOf('missed', 0);
    expect(logLines([melee, missed, shot, missed], english)).toHaveLength(3);
    const ended = eventOf('turn-ended', 1);
    const left: UoaEvent = { type: 'left', rules: [], survivor: 'henry', zone: 'b.NE' };
    expect(logLines([ended, left, ended], english)).toEqual([
      '  Henry ends the turn; 1 action is lost.',
      '  Henry leaves by the exit in the street south-east of the Ruined warehouse, B1.',
    ]);
  });

  it('leaves nothing open in any game, in either language', () => {
    const blemishes = new Set<string>();
    const types = new Set<string>();
    for (const match of matches(times(50, 500))) {
      const events: UoaEvent[] = [];
      for (const at of decisionsOf(match)) at.events = events;
      for (const { type } of events) types.add(type);
      for (const words of inEveryLanguage(match.game.table)) {
        for (const line of logLines(events, words)) {
          const found = blemish(line, words.language);
          if (found !== undefined) blemishes.add(found);
        }
      }
    }
    expect([...blemishes].slice(0, 10)).toEqual([]);
    expect(types.size).toBeGreaterThan(55);
  });

  it('tells a game from the set-up on', () => {
    const events: UoaEvent[] = [];
    const made = undeadOrAliveGames.prepare(m0)({ seed: 'log' }, events);
    if ('problem' in made) throw new Error(made.problem.code);
    const { game } = made;
    game.events = events;
    const drifter = new Drifter('log');
    while (!outcomeOf(game)) drifter.move(game);
    for (const words of inEveryLanguage(game.table)) {
      const lines = logLines(events, words);
      expect(lines.flatMap((line) => blemish(line, words.language) ?? [])).toEqual([]);
      expect(lines.length).toBeGreaterThan(100);
    }
  });
});
