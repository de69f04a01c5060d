import { describe, expect, it } from 'vitest';
import { bend, canBend, openSavedGame, restore, saveGame } from '../../../../engine';
import { topOf } from '../../../../engine/game/kernel';
import { undeadOrAliveGames as games } from '../../../../engine/systems/undead-or-alive/start';
import { Drifter } from '../../../helpers/games';
import { Breaches } from '../../../helpers/invariants/breaches';
import { cardInvariants } from '../../../helpers/invariants/cards';
import { courseInvariants } from '../../../helpers/invariants/course';
import { hordeInvariants } from '../../../helpers/invariants/horde';
import { machineInvariants } from '../../../helpers/invariants/machines';
import { missionInvariants } from '../../../helpers/invariants/mission';
import { offers } from '../../../helpers/invariants/offers';
import { peopleInvariants } from '../../../helpers/invariants/people';
import { tokenInvariants } from '../../../helpers/invariants/tokens';
import { times } from '../../../helpers/long';
import { Luck } from '../../../helpers/luck';
import { isSame } from '../../../helpers/memory';
import { matches } from '../../../helpers/plays';
import { randomBend } from '../../../helpers/random-bends';

const invariants = [
  ...courseInvariants,
  ...peopleInvariants,
  ...cardInvariants,
  ...hordeInvariants,
  ...tokenInvariants,
  ...machineInvariants,
  ...missionInvariants,
  offers,
];

const breaches = new Breaches();
const made = new Map<string, number>();
const refused = new Map<string, number>();
let changed = 0;
let unsaved: string | undefined;
const notNow = new Set<string>();
const now = new Set<string>();

for (const match of matches(times(120, 3_000))) {
  const { play, manner, seed, game } = match;
  const luck = new Luck(`bends ${seed}`);
  const drifter = new Drifter(seed);
  for (let moves = 0; moves < 250 && game.state.outcome === 0; moves++) {
    const what = randomBend(game, luck);
    if (luck.oneIn(2) && !canBend(game)) {
      const done = bend(game, what);
      if ('game' in done || done.refused.code !== 'bend-not-now') notNow.add(topOf(game).name);
    } else if (luck.oneIn(2) && canBend(game)) {
      now.add(topOf(game).name);
      const before = game.state.words.slice();
      const done = bend(game, JSON.parse(JSON.stringify(what)));
      if (!isSame(game.state.words, before)) changed += 1;
      if ('refused' in done) {
        refused.set(done.refused.code, (refused.get(done.refused.code) ?? 0) + 1);
        continue;
      }
      made.set(what.bend, (made.get(what.bend) ?? 0) + 1);
      restore(game, done.game.state.words);
      if (luck.oneIn(20)) {
        const saved = saveGame(games, game, play.mission, seed);
        const opened = openSavedGame(games, JSON.parse(JSON.stringify(saved)), play.mission);
        if ('problem' in opened && manner !== 'seasoned') {
          unsaved ??= `${play.name} ${seed} ${what.bend}: ${JSON.stringify(opened.problem)}`;
        }
      }
      const name = `${play.name}, ${manner} game ${seed}, move ${moves}, ${JSON.stringify(what)}`;
      for (const { title, breach } of invariants) {
        const found = breach(game);
        if (found !== undefined) breaches.note(title, name, found);
      }
      continue;
    }
    drifter.move(game);
    for (const { title, breach } of invariants) {
      const found = breach(game);
      if (found !== undefined)
        breaches.note(title, `${play.name}, ${manner} game ${seed}, move ${moves}`, found);
    }
  }
}

describe('in games that are changed by hand between any two actions', () => {
  it.each(invariants.map(({ title }) => title))('%s', (title) => {
    expect(breaches.of(title)).toEqual([]);
  });

  it('the game at hand stays as it was', () => {
    expect(changed).toBe(0);
  });

  it('what comes of it can be saved and opened again', () => {
    expect(unsaved).toBeUndefined();
  });

  it('nothing is changed in the middle of anything', () => {
    expect([...notNow]).toEqual([]);
    expect([...now].sort()).toEqual(['act', 'choose-survivor']);
  });

  it('everything that can be changed is changed, and everything that can be refused is refused', () => {
    const all = games.system.bends.kinds.map((kind) => kind.bend);
    expect(all.filter((word) => (made.get(word) ?? 0) < 5)).toEqual([]);
    expect([...refused.keys()].sort()).toEqual([
      'does-not-fit',
      'empty-slot',
      'goes-with-leader',
      'no-card-left',
      'no-survivor',
      'not-in-play',
      'not-on-the-board',
      'other-deck',
      'out-of-range',
      'too-many-zombies',
    ]);
  });
});
