import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type StartOptions, verifyReplay } from '../../../engine';
import { botNamed } from '../../../engine/bots/bots';
import { undeadOrAliveGames as games } from '../../../engine/systems/undead-or-alive/start';
import { playGame } from '../../../main/host/play-game';
import { loadDocument, type Mission, type Replay, writeDocument } from '../../../schemas';
import { sampleMission, twoTiles } from '../../helpers/games';

const folder = fileURLToPath(new URL('../../golden/games/', import.meta.url));

/** A game that is kept: the first that ends as wanted, by the seeds 0, 1, 2 ... */
interface Kept {
  readonly name: string;
  readonly mission: Mission;
  readonly bot: 'random' | 'greedy';
  readonly options: Omit<StartOptions, 'seed'>;
  readonly reason: string;
}

const m0 = sampleMission('m0.boothill');

const kept: readonly Kept[] = [
  {
    name: 'greedy-wins-m0',
    mission: m0,
    bot: 'greedy',
    options: { people: ['henry', 'meg', 'thomas', 'hanna'] },
    reason: 'goals-reached',
  },
  {
    name: 'greedy-loses-two-tiles',
    mission: twoTiles,
    bot: 'greedy',
    options: { people: ['may', 'jimmy'] },
    reason: 'survivor-eliminated',
  },
  {
    name: 'random-with-three-players',
    mission: m0,
    bot: 'random',
    options: { people: ['carl', 'molly', 'concepcion', 'jeb', 'trixie'], players: 3 },
    reason: 'survivor-eliminated',
  },
];

const fileOf = (name: string) => `${folder}${name}.json`;

if (process.env['GOLDEN'] === 'write') {
  mkdirSync(folder, { recursive: true });
  for (const each of kept) writeFileSync(fileOf(each.name), writeDocument(played(each)));
}

function played({ mission, bot: name, options, reason }: Kept): Replay {
  const bot = botNamed('undead-or-alive', name);
  if (!bot) throw new Error(`There is no bot ${name}`);
  for (let seed = 0; seed < 1000; seed++) {
    const result = playGame(mission, { ...options, seed: `${seed}` }, bot);
    if ('problem' in result) throw new Error(JSON.stringify(result.problem));
    if (result.game.outcome?.reason === reason) return result.game.replay;
  }
  throw new Error(`No ${name} game of ${mission.id} ends with ${reason}`);
}

function read(name: string): Replay {
  const text = readFileSync(fileOf(name), 'utf8');
  const loaded = loadDocument(text, 'replay');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems[0]));
  return loaded.document;
}

describe('a game that is kept', () => {
  it('has a file, and no file is left over', () => {
    const names = kept.map(({ name }) => `${name}.json`);
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it.each(kept)('$name goes as it went (if it was meant to change: tests/README.md)', ({ name }) => {
    expect(verifyReplay(games, read(name))).not.toHaveProperty('difference');
  });

  it.each(kept)('$name ends as its name says', ({ name, reason, options }) => {
    const replay = read(name);
    expect(replay.outcome?.reason).toBe(reason);
    expect(replay.options.players).toBe(options.players ?? 1);
  });

  it.each(kept)('$name has a line for each step', ({ name }) => {
    const text = readFileSync(fileOf(name), 'utf8');
    const { steps } = read(name);
    expect(writeDocument(read(name))).toBe(text);
    expect(text.split('\n').filter((line) => line.startsWith('    {"action":'))).toHaveLength(steps.length);
    expect(steps.length).toBeGreaterThan(40);
  });

  it.each(kept)('$name goes another way with one step changed', ({ name }) => {
    const replay = read(name);
    const steps = replay.steps.filter((_, step) => step !== Math.floor(replay.steps.length / 2));
    expect(verifyReplay(games, { ...replay, steps })).toHaveProperty('difference');
  });
});
