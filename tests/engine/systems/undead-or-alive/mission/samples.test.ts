import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { survivors } from '../../../../../engine/systems/undead-or-alive/content/survivors';
import { begin, newGame } from '../../../../../engine/systems/undead-or-alive/set-up/new-game';
import { tableOf } from '../../../../../engine/systems/undead-or-alive/set-up/table-of';
import { COLOURS } from '../../../../../engine/systems/undead-or-alive/state';
import { loadDocument, type Mission } from '../../../../../schemas';
import { sample } from '../../../../helpers/samples';
import { GameAtHand } from '../../../../helpers/table';

// What the printed missions prepare: our maps are our own, but the pieces on them are not.

function missionCalled(name: string): Mission {
  const loaded = loadDocument(sample(`${name}.boothill.json`), ['mission'], { faces: stockFace });
  if (!loaded.ok) throw new Error(`${name} cannot be read`);
  return loaded.document;
}

/** Ready to be set up, by as many as may play it of those who come to mind first. */
function laidOut(name: string, { seed = 'test', count = 2 } = {}): GameAtHand {
  const mission = missionCalled(name);
  const banned: readonly string[] = mission.classLimits ?? [];
  const posse = survivors.filter((each) => !banned.includes(each.class)).slice(0, count);
  const made = tableOf(mission, { seed, people: posse.map(({ id }) => id), players: 1 });
  if ('problem' in made) throw new Error(made.problem.code);
  return new GameAtHand(newGame(made.table, seed));
}

/** The same at the first round, everybody taking the first of what they are offered. */
function begun(name: string, how: { seed?: string; count?: number } = {}): GameAtHand {
  const hand = laidOut(name, how);
  begin(hand.game);
  hand.advance();
  while (hand.state.round === 0) hand.choose(hand.choices[0] ?? {});
  return hand;
}

/** What can be told from the first lines of a mission. */
function heading(name: string) {
  const { difficulty, minutes, classLimits = [], placements } = missionCalled(name);
  return {
    difficulty,
    minutes,
    without: [...classLimits],
    tiles: placements
      .map(({ face }) => face)
      .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      .join(' '),
  };
}

const tokensOf = (name: string) => missionCalled(name).tokens ?? [];

function trainOf(name: string) {
  const train = tokensOf(name).find(({ kind }) => kind === 'train');
  return train?.kind === 'train' ? train : undefined;
}

const zoneName = ({ game }: GameAtHand, zone: number) => game.table.zones[zone]?.id ?? '';

/** Where companions stand when they are set up, by class: `Brawler: 4 in 1` zone. */
function companionsIn(hand: GameAtHand): string[] {
  const { companions } = hand.game.table.mission;
  const classes = [...new Set(companions.map((each) => each.class ?? ''))].sort();
  return classes.map((ofClass) => {
    const those = companions.filter((each) => each.class === ofClass);
    return `${ofClass}: ${those.length} in ${new Set(those.map(({ zone }) => zone)).size}`;
  });
}

function objectivesIn(hand: GameAtHand) {
  return hand.game.table.mission.objectives.map(({ id, zone, group, mix }, number) => ({
    id,
    group,
    mix,
    zone: zoneName(hand, zone),
    colour: COLOURS[hand.state.objectiveColour.at(number)] ?? '',
  }));
}

/** Where the blue and the green one of a mission lie, game after game. */
function whereTheyLie(name: string): Set<string> {
  return new Set(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) =>
      objectivesIn(begun(name, { seed }))
        .filter(({ colour }) => colour !== 'red')
        .map(({ id, colour }) => `${colour} ${id}`)
        .sort()
        .join(),
    ),
  );
}

const coloursOf = (name: string) =>
  objectivesIn(begun(name))
    .map(({ colour }) => colour)
    .sort()
    .join(' ');

describe('the missions as data', () => {
  it('say all that the printed ones need (UOA-MISSION-GEN-02)', () => {
    const all = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'].map(missionCalled);
    const goals = all.flatMap((mission) => mission.goals ?? []);
    for (const order of ['inOrder', 'anyOrder', 'then'])
      expect(goals.some((goal) => order in goal)).toBe(true);
    const rules = all.flatMap((mission) => mission.rules ?? []);
    for (const sort of ['when', 'asSoonAs', 'action', 'forbid', 'price', 'carry']) {
      expect(rules.some((rule) => sort in rule)).toBe(true);
    }
    const kinds = new Set(all.flatMap(({ tokens = [] }) => tokens.map(({ kind }) => kind)));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['companion', 'machine', 'train', 'exit', 'objective']),
    );
    expect(all.every((mission) => mission.placements.length > 1 && (mission.minutes ?? 0) > 0)).toBe(true);
  });
});

describe('the missions that end aboard a train', () => {
  it.each(['m1', 'm3', 'm8', 'm9'])(
    '%s: are lost by a zombie aboard when it leaves (UOA-MISSION-M8-03)',
    (name) => {
      const rules = missionCalled(name).rules ?? [];
      const losing = rules.filter((rule) => 'do' in rule && rule.do.some(({ effect }) => effect === 'lose'));
      const stowaways = losing.filter((rule) => 'when' in rule && rule.when.event === 'zombie-rides-off');
      expect(stowaways).toHaveLength(1);
      // M8 has another way to lose: the Wagon in the way.
      expect(losing).toHaveLength(name === 'm8' ? 2 : 1);
    },
  );
});

describe('M1', () => {
  it('is easy, takes 25 minutes on six tiles, and anybody may play (UOA-MISSION-M1-01)', () => {
    const tiles = '1R 2R 5V 8V 10V 12V';
    expect(heading('m1')).toEqual({ difficulty: 'easy', minutes: 25, without: [], tiles });
  });

  it('has a crate where one is printed and nowhere else, and the blue one on the track (UOA-SETUP-02)', () => {
    const there = (name: string) => objectivesIn(laidOut(name)).map(({ id }) => id);
    expect(there('m1').sort()).toEqual(['bank.crate', 'barber.crate', 'handcar', 'mine.crate']);
    expect(there('m2').sort()).toEqual(['bank.crate', 'sheds.crate', 'warehouse.crate']);
    expect(there('m3').sort()).toEqual(['bank.crate', 'church.crate', 'grocery.crate', 'warehouse.crate']);
  });

  it('has a train of 10 and 12, whose tile behind it comes back as a car (UOA-MISSION-M1-07)', () => {
    expect(trainOf('m1')).toMatchObject({ tiles: ['t10', 't12'], moves: true, behind: { t12: 'train' } });
    const { table } = laidOut('m1').game;
    const lines = table.mission.stages.map(({ line }) => line.join(' '));
    expect(lines).toEqual(expect.arrayContaining(['10R 12V', '12R 10R', '10V 12R']));
  });
});

describe('M2', () => {
  it('is easy, takes 35 minutes on nine tiles, without Brawlers (UOA-MISSION-M2-01)', () => {
    const tiles = '1R 2V 3R 4R 5V 9V 10R 11R 12R';
    expect(heading('m2')).toEqual({ difficulty: 'easy', minutes: 35, without: ['Brawler'], tiles });
  });

  it('has four Brawlers together, a train that stays and a Gatling on its tender (UOA-MISSION-M2-03)', () => {
    const hand = laidOut('m2');
    expect(companionsIn(hand)).toEqual(['Brawler: 4 in 1']);
    expect(trainOf('m2')?.moves).toBe(false);
    expect(hand.game.table.mission.machines.map(({ zone }) => zoneName(hand, zone))).toEqual(['t10.tender']);
  });

  it('rewards every objective as usual (UOA-MISSION-M2-08)', () => {
    expect(rewards('m2', 'sheds.crate')).toEqual({ points: 5, weapons: 1 });
  });
});

describe('M3', () => {
  it('is easy, takes 35 minutes on nine tiles, without Faithful and Gunslingers (UOA-MISSION-M3-01)', () => {
    const tiles = '1V 3R 4R 5V 6R 7V 10R 11V 12V';
    const without = ['Faithful', 'Gunslinger'];
    expect(heading('m3')).toEqual({ difficulty: 'easy', minutes: 35, without, tiles });
  });

  it('has two Faithful and four Gunslingers to be found (UOA-MISSION-M3-03)', () => {
    expect(companionsIn(laidOut('m3'))).toEqual(['Faithful: 2 in 1', 'Gunslinger: 4 in 2']);
  });

  it('rewards every objective as usual (UOA-MISSION-M3-06)', () => {
    expect(rewards('m3', 'church.crate')).toEqual({ points: 5, weapons: 1 });
  });
});

describe('M4', () => {
  it('is medium, takes 45 minutes on eight tiles, without Townsfolk (UOA-MISSION-M4-01)', () => {
    const tiles = '1R 2R 3R 4R 5V 7R 8V 9R';
    expect(heading('m4')).toEqual({ difficulty: 'medium', minutes: 45, without: ['Townsfolk'], tiles });
  });

  it('has four Townsfolk, and blue and green hidden among the red (UOA-MISSION-M4-03)', () => {
    expect(companionsIn(laidOut('m4'))).toEqual(['Townsfolk: 4 in 4']);
    expect(coloursOf('m4')).toBe('blue green red red red red');
    expect(whereTheyLie('m4').size).toBeGreaterThan(1);
  });
});

describe('M5', () => {
  it('is medium, takes 25 minutes on eight tiles, without Townsfolk (UOA-MISSION-M5-01)', () => {
    const tiles = '1R 3R 4R 5R 6R 8V 10R 12R';
    expect(heading('m5')).toEqual({ difficulty: 'medium', minutes: 25, without: ['Townsfolk'], tiles });
  });

  it('puts two Townsfolk on two of three balconies, two more wait to be found (UOA-MISSION-M5-03)', () => {
    const places = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const hand = begun('m5', { seed });
      const { sizes } = hand.game.table;
      const where = [0, 1, 2, 3].map((number) => hand.state.place.at(sizes.survivors + number));
      expect(where.slice(2)).toEqual([-1, -1]);
      const balconies = where.slice(0, 2).map((zone) => zoneName(hand, zone));
      expect(new Set(balconies).size).toBe(2);
      for (const balcony of balconies) expect(balcony).toMatch(/^[cde]\.BAL/);
      places.add(balconies.sort().join());
    }
    expect(places.size).toBeGreaterThan(1);
    expect(whereTheyLie('m5').size).toBeGreaterThan(1);
  });
});

describe('M6', () => {
  it('is medium, takes 35 minutes on six tiles, without Gunslingers (UOA-MISSION-M6-01)', () => {
    const tiles = '1R 2R 3R 5R 7R 8V';
    expect(heading('m6')).toEqual({ difficulty: 'medium', minutes: 35, without: ['Gunslinger'], tiles });
  });

  it('has four Gunslingers in the mine, where no objective lies (UOA-MISSION-M6-03)', () => {
    const hand = begun('m6');
    const { companions } = hand.game.table.mission;
    expect(companions.map((each) => each.class)).toEqual([
      'Gunslinger',
      'Gunslinger',
      'Gunslinger',
      'Gunslinger',
    ]);
    for (const { zone } of companions) expect(zoneName(hand, zone)).toMatch(/^b\.M\d$/);
    expect(objectivesIn(hand).filter(({ zone }) => zone.startsWith('b.'))).toEqual([]);
    expect(whereTheyLie('m6').size).toBeGreaterThan(1);
  });
});

describe('M7', () => {
  it('is hard and takes 50 minutes on nine tiles', () => {
    const tiles = '1V 2V 3R 5R 7V 9V 10R 11R 12R';
    expect(heading('m7')).toMatchObject({ difficulty: 'hard', minutes: 50, tiles });
  });

  it('starts in three places, with six companions and a train that stays (UOA-MISSION-M7-03)', () => {
    expect(startCounts(begun('m7', { count: 6 }))).toEqual([2, 2, 2]);
    expect(startCounts(begun('m7', { count: 4 })).sort()).toEqual([1, 1, 2]);
    const hand = laidOut('m7');
    const classes = hand.game.table.mission.companions.map((each) => each.class).sort();
    expect(classes).toEqual(['Faithful', 'Faithful', 'Townsfolk', 'Townsfolk', 'Townsfolk', 'Townsfolk']);
    expect(trainOf('m7')?.moves).toBe(false);
  });

  it('has two objectives on every spot, blue and green among them (UOA-MISSION-M7-04)', () => {
    const lying = objectivesIn(begun('m7'));
    const spots = [...new Set(lying.map(({ zone }) => zone))];
    for (const spot of spots) expect(lying.filter(({ zone }) => zone === spot)).toHaveLength(2);
    expect(coloursOf('m7')).toBe('blue green red red red red red red');
    expect(whereTheyLie('m7').size).toBeGreaterThan(1);
  });
});

describe('M8', () => {
  it('is hard, takes 35 minutes on nine tiles, without Faithful (UOA-MISSION-M8-01)', () => {
    const tiles = '1R 2R 3R 4R 8V 9V 10V 11V 12V';
    expect(heading('m8')).toEqual({ difficulty: 'hard', minutes: 35, without: ['Faithful'], tiles });
  });

  it('hides three weapons, and two Faithful on balconies by lot (UOA-MISSION-M8-04)', () => {
    const places = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const hand = begun('m8', { seed });
      const { companions } = hand.game.table.mission;
      expect(companions.map((each) => each.class)).toEqual(['Faithful', 'Faithful']);
      expect([hand.game.piles.reserve.size, hand.game.piles.bounty.size]).toEqual([3, 4]);
      const { survivors: first } = hand.game.table.sizes;
      places.add([first, first + 1].map((actor) => zoneName(hand, hand.state.place.at(actor))).join());
    }
    expect(places.size).toBeGreaterThan(1);
    expect(whereTheyLie('m8').size).toBeGreaterThan(1);
  });
});

describe('M9', () => {
  it('is very hard, takes 50 minutes on nine tiles, without Brawlers and Faithful (UOA-MISSION-M9-01)', () => {
    const tiles = '1R 2R 4V 6R 8V 9V 10R 11R 12R';
    const without = ['Brawler', 'Faithful'];
    expect(heading('m9')).toEqual({ difficulty: 'very-hard', minutes: 50, without, tiles });
  });

  it('has six companions together, six bags in the mine, a Gatling aboard (UOA-MISSION-M9-04)', () => {
    const hand = begun('m9');
    const { companions, machines } = hand.game.table.mission;
    expect(companionsIn(hand)).toEqual(['Brawler: 4 in 1', 'Faithful: 2 in 1']);
    expect(new Set(companions.map(({ zone }) => zone)).size).toBe(1);
    const bags = objectivesIn(hand).filter(({ group }) => group === 'coal');
    expect(bags).toHaveLength(6);
    for (const { zone } of bags) expect(zone).toMatch(/^mine\.M\d$/);
    expect(machines.map(({ zone }) => zoneName(hand, zone))).toEqual(['t10.tender']);
  });

  it('rewards every objective that is no bag as usual (UOA-MISSION-M9-05)', () => {
    for (const objective of ['o1', 'o2', 'o3']) {
      expect(rewards('m9', objective)).toEqual({ points: 5, weapons: 1 });
    }
  });
});

describe('M10', () => {
  it('is very hard, takes 35 minutes on six tiles, without Faithful (UOA-MISSION-M10-01)', () => {
    const tiles = '2R 3R 5R 6R 8V 9V';
    expect(heading('m10')).toEqual({ difficulty: 'very-hard', minutes: 35, without: ['Faithful'], tiles });
  });

  it('has two Faithful together, and no objective on the tile of the mine (UOA-MISSION-M10-03)', () => {
    const hand = begun('m10');
    expect(companionsIn(hand)).toEqual(['Faithful: 2 in 1']);
    expect(objectivesIn(hand).filter(({ zone }) => zone.startsWith('mine.'))).toEqual([]);
    expect(whereTheyLie('m10').size).toBeGreaterThan(1);
  });

  it('gives adrenaline for an objective, and no weapon (UOA-MISSION-M10-04)', () => {
    for (const objective of ['o1', 'o2', 'o3', 'o4']) {
      expect(rewards('m10', objective)).toEqual({ points: 5, weapons: 0 });
    }
  });
});

/** How many survivors stand in each starting zone. */
function startCounts(hand: GameAtHand): number[] {
  const { mission, sizes } = hand.game.table;
  return mission.startZones.map((zone) => {
    const all = Array.from({ length: sizes.survivors }, (_, survivor) => hand.state.place.at(survivor));
    return all.filter((place) => place === zone).length;
  });
}

/** What somebody gets who takes an objective. */
function rewards(name: string, objective: string): { points: number; weapons: number } {
  const hand = begun(name).forget();
  const who = hand.game.table.mission.objectives.find(({ id }) => id === objective);
  const first = hand.game.table.roster[hand.state.identity.at(0)]?.id ?? '';
  hand.put(first, zoneName(hand, who?.zone ?? -1)).choose({ survivor: first });
  hand.choose({ do: 'take', objective });
  return {
    points: hand.told('adrenaline').reduce((sum, { points }) => sum + points, 0),
    weapons: hand.told('won-bounty').length,
  };
}
