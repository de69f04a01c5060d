import { describe, expect, it } from 'vitest';
import { clone } from '../../../../../engine';
import { FACE_DOWN, isFaceDown } from '../../../../../engine/systems/undead-or-alive/face-down';
import type { UoaGame } from '../../../../../engine/systems/undead-or-alive/game';
import { determinise } from '../../../../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../../../../engine/systems/undead-or-alive/hidden/observation';
import { OPEN_TABLES, OPEN_VALUES } from '../../../../../engine/systems/undead-or-alive/numbers';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import type { Token } from '../../../../../schemas';
import { Drifter, decisions, started, twoTiles } from '../../../../helpers/games';
import { times } from '../../../../helpers/long';
import { missionOn, positionIn } from '../../../../helpers/table';

const mixed = missionOn({
  mission: { goals: [{ id: 'all', reach: { taken: {} } }] },
  tokens: ['red', 'red', 'red', 'blue', 'green'].map(
    (colour, index): Token => ({
      id: `o${index}`,
      kind: 'objective',
      at: positionIn(['a.N', 'a.NW', 'b.NE', 'b.N', 'b.SE'][index] ?? ''),
      colour: colour as 'red',
      mix: 'crates',
    }),
  ),
});

const seen = (game: UoaGame) => JSON.parse(JSON.stringify(observe(game))) as unknown;
const order = (game: UoaGame, name: (typeof FACE_DOWN)[number]) =>
  Array.from({ length: game.piles[name].size }, (_, index) => game.piles[name].card(index));
const colours = (game: UoaGame) => game.state.objectiveColour.toArray();

describe('what players see', () => {
  it('is all of the state but what stands on the agenda, luck to come, decks and colours', () => {
    const { layout } = started(twoTiles).state;
    const open = new Set<string>([...OPEN_VALUES, ...OPEN_TABLES]);
    const all = [...layout.values, ...Object.keys(layout.cells)];
    expect(all.filter((name) => !open.has(name))).toEqual([
      ...['agendaDepth', 'diceLoaded', 'diceTaken', 'agenda', 'loadedDice'],
      ...['piles', 'objectiveColour'],
    ]);
  });

  it('is the same for games that differ in what is hidden only', () => {
    for (const game of decisions(mixed, times(3, 60), { people: ['henry', 'may', 'carl'] })) {
      expect(seen(determinise(game, 'other'))).toEqual(seen(game));
    }
  });

  it('changes with everything else', () => {
    const game = started(mixed);
    const before = seen(game);
    game.state.zombies.add(0, 0, 1);
    expect(seen(game)).not.toEqual(before);
  });

  it('goes with the game, made once', () => {
    const game = started(mixed);
    const observation = observe(game);
    expect(observation.value('round')).toBe(0);
    const drifter = new Drifter('watched');
    while (game.state.round === 0) drifter.move(game);
    expect(observation.value('round')).toBe(1);
    expect(observation.at('place', 0)).toBe(game.state.place.at(0));
    expect(observation.options.length).toBeGreaterThan(1);
  });

  it('has the size of a deck, and no card of it', () => {
    const game = started(mixed);
    const text = JSON.stringify(seen(game));
    expect(text).toContain(`"equipment":${game.piles.equipment.size}`);
    expect(text).not.toContain(`[${order(game, 'zombies').join()}]`);
    expect(observe(game).pileSize('zombies')).toBe(game.piles.zombies.size);
  });

  it('has the feat on the back of the top bounty card (UOA-SETUP-09, UOA-BOUNTY-02)', () => {
    const game = started(mixed);
    expect(observe(game).feat).toEqual(game.table.cards[game.piles.bounty.top]?.kind.feat);
  });

  it('has the colour of a mixed objective only once it is taken (UOA-OBJ-04)', () => {
    const game = started(mixed);
    const observation = observe(game);
    expect([0, 1, 2, 3, 4].map((objective) => observation.objectiveColour(objective))).toEqual(
      Array.from({ length: 5 }, () => NONE),
    );
    game.state.objectiveZone.set(3, 0, NONE);
    expect(observation.objectiveColour(3)).toBe(game.state.objectiveColour.at(3));
    expect(isFaceDown(game, 3)).toBe(false);
  });

  it('has the colour of an objective that was never mixed', () => {
    expect(observe(started(twoTiles)).objectiveColour(0)).toBe(0);
  });

  it('gives nobody the game behind it', () => {
    expect(Object.keys(observe(started(mixed)))).toEqual([]);
  });
});

describe('a guess at what is hidden', () => {
  const game = started(mixed);
  game.state.objectiveZone.set(1, 0, NONE);

  it('leaves the game alone', () => {
    const before = game.state.words.join();
    determinise(game, 'guess');
    expect(game.state.words.join()).toBe(before);
  });

  it('is the same for the same seed', () => {
    expect(determinise(game, 'guess').state.words).toEqual(determinise(game, 'guess').state.words);
  });

  it('is another for every seed, with the same cards in every deck', () => {
    const guesses = Array.from({ length: 20 }, (_, seed) => determinise(game, `${seed}`));
    for (const deck of FACE_DOWN) {
      const orders = guesses.map((guess) => order(guess, deck));
      const sorted = [...order(game, deck)].sort((a, b) => a - b);
      for (const cards of orders) expect([...cards].sort((a, b) => a - b)).toEqual(sorted);
      if (sorted.length > 4) expect(new Set(orders.map(String)).size).toBeGreaterThan(15);
    }
    expect(new Set(guesses.map((guess) => guess.state.diceStream.a)).size).toBe(20);
  });

  it('keeps the bounty card whose back is known on top', () => {
    for (let seed = 0; seed < 30; seed++) {
      expect(determinise(game, `${seed}`).piles.bounty.top).toBe(game.piles.bounty.top);
    }
  });

  it('mixes the colours that nobody knows, and leaves the others', () => {
    const guesses = Array.from({ length: 200 }, (_, seed) => colours(determinise(game, `${seed}`)));
    for (const guess of guesses) {
      expect(guess[1]).toBe(colours(game)[1]);
      expect([...guess].sort()).toEqual(colours(game).sort());
    }
    for (const objective of [0, 2, 3, 4]) {
      expect(new Set(guesses.map((guess) => guess[objective])).size).toBeGreaterThan(1);
    }
  });

  it('does not mix the colours of objectives that lie open', () => {
    const open = started(twoTiles);
    expect(colours(determinise(open, 'guess'))).toEqual(colours(open));
  });

  it('forgets the dice that a situation has laid down', () => {
    const laid = clone(game);
    laid.state.diceLoaded = 2;
    laid.state.loadedDice.set(1, 0, 6);
    const guess = determinise(laid, 'guess');
    expect(guess.state.diceLoaded).toBe(0);
    expect(seen(guess)).toEqual(seen(laid));
  });

  it('can be played on', () => {
    const guess = determinise(game, 'play');
    const drifter = new Drifter('guess');
    for (let move = 0; move < 300 && guess.state.outcome === 0; move++) drifter.move(guess);
    expect(guess.state.round).toBeGreaterThan(0);
  });
});
