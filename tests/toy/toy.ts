import { readFileSync } from 'node:fs';
import {
  apply,
  type Bot,
  botNamed,
  type GameEvent,
  legalActions,
  type StartOptions,
  stockFace,
  systemOf,
} from '../../engine';
import { type ToyEvent, toySystem } from '../../engine/systems/toy';
import type { ToyGame } from '../../engine/systems/toy/game';
import { loadDocument, type Mission } from '../../schemas';

/** From the folder of the tree. */
export const missionFile = 'tests/toy/missions/way-out.boothill.json';

/** The mission of the toy, as its file has it. */
export function wayOut(change: Partial<Mission> = {}): Mission {
  const loaded = loadDocument(readFileSync(missionFile, 'utf8'), 'mission', { faces: stockFace });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return { ...loaded.document, ...change };
}

export const toys = toySystem.start;
export const general = systemOf('toy');

export function begun(mission = wayOut(), options: Partial<StartOptions> = {}): ToyGame {
  const started = toys.prepare(mission)({ seed: 'toy', ...options });
  if ('problem' in started) throw new Error(started.problem.code);
  return started.game;
}

/** Plays whatever comes up. */
export function randomBot(): Bot {
  const random = botNamed('toy', 'random');
  if (!random) throw new Error('Somebody always plays');
  return random;
}

/** Does one thing after the other, and gives what came of it. */
export function played(game: ToyGame, ...words: readonly string[]) {
  const events: GameEvent[] = [];
  let now = game;
  for (const word of words) {
    const action = legalActions(now).find((each) => Object.values(each).join(' ') === word);
    const done = apply(now, action);
    if ('refused' in done) throw new Error(`${word}: ${JSON.stringify(legalActions(now))}`);
    events.push(...done.events);
    now = done.game;
  }
  return { game: now, events: events as ToyEvent[] };
}

/** To the key, through the door, and out: Ada wins whatever the zombie rolls. */
export const WINNING = ['take', 'open door', 'move h.B'] as const;
