import { type GameEvent, type StartOptions } from '../../engine';
import type { Starter } from '../../engine/game/maker';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { undeadOrAliveGames } from '../../engine/systems/undead-or-alive/start';
import { type Mission, missionFormat } from '../../schemas';
import { Luck } from './luck';
import { randomAreas } from './random-mission/areas';
import { randomGoals } from './random-mission/goals';
import { randomKinds } from './random-mission/kinds';
import { randomAside, randomPieces } from './random-mission/pieces';
import { randomRules } from './random-mission/rules';
import { randomDecks } from './random-mission/scene';
import { layRailway, layTiles } from './random-tiles';

/** A mission that can be played, and by whom. Its board is laid once. */
export interface Play {
  readonly name: string;
  readonly mission: Mission;
  readonly options: StartOptions;
  readonly start: Starter<UoaGame>;
}

/** A mission nobody would make, on tiles laid at random: always the same for the same seed, and playable. */
export function randomPlay(seed: string): Play {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const luck = new Luck(`mission ${seed} ${attempt}`);
    const mission = randomMission(luck);
    const play = playOf(mission, { seed, ...randomSeats(luck) });
    if ('game' in play.start(play.options)) return { ...play, name: `random mission ${seed}` };
  }
  throw new Error(`No mission comes of ${seed}`);
}

/** The same for a mission at hand. */
export function playOf(mission: Mission, options: StartOptions): Play {
  return { name: mission.id, mission, options, start: undeadOrAliveGames.prepare(mission) };
}

/** A game at its first decision. */
export function begun({ name, start, options }: Play, seed: string, events?: GameEvent[]): UoaGame {
  const made = start({ ...options, seed }, events);
  if ('problem' in made) throw new Error(`${name}: ${JSON.stringify(made.problem)}`);
  return made.game;
}

/** Whatever comes of it, whether anybody could play it or not. */
export function randomMission(luck: Luck): Mission {
  const railway = luck.oneIn(3) ? layRailway(luck) : undefined;
  const placements = railway?.placements ?? layTiles(luck);
  const pieces = randomPieces(luck, placements);
  const tokens = railway ? [...pieces, railway.train] : pieces;
  const areas = randomAreas(luck, placements, tokens);
  const scene = { luck, placements, tokens, areas, aside: randomAside(luck) };
  const { rules, say } = randomRules(scene);
  return {
    format: missionFormat,
    id: 'random',
    title: { en: 'Whatever comes' },
    system: 'undead-or-alive',
    ...(luck.oneIn(4) && { components: { 'mobile-spawn': 2, walker: 3 } }),
    ...(luck.oneIn(6) && { classLimits: ['Faithful'] as const }),
    placements,
    tokens,
    aside: scene.aside,
    decks: randomDecks(luck),
    areas,
    kinds: randomKinds(luck),
    goals: randomGoals(scene, say),
    rules,
  };
}

function randomSeats(luck: Luck): Omit<StartOptions, 'seed'> {
  const count = 1 + luck.below(6);
  const players = 1 + luck.below(Math.min(3, count));
  return { count, players, options: { ultrared: luck.oneIn(3) } };
}
