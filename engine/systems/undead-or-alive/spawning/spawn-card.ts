import { type Frame, procedure } from '../../../game/agenda';
import type { ZombieCard } from '../content';
import { dangerLevel } from '../course/adrenaline';
import type { UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { levelName, spawnTokenName, zoneName } from '../names';
import { combatReflexes } from '../skills/combat-reflexes';
import { BLUE } from '../state';
import { spawnAbomination } from './abomination';
import { extraActivation } from './extra-activation';
import { placeZombies } from './placing';
import { isAtStart, kindOf } from './tokens';
import { discardZombieCard, drawZombieCard, zombieCard, zombieCardName, zombiesOn } from './zombie-cards';
import { zombieLink } from './zombie-link';

type Draw = 'token' | 'zone' | 'zombieCard' | 'level';

/** The card of one token: drawn, obeyed, discarded. */
export const spawnCard = procedure<UoaGame, Draw>(
  'spawn-card',
  ['token', 'zone', 'zombieCard', 'level'],
  [
    draw,
    (game, { zombieCard: card }) => {
      if (zombieCard(game, card).kind === 'extra-activation') zombieLink.begin(game);
    },
    (game, frame) => {
      const { zone } = frame;
      const before = zombiesIn(game, zone);
      read(game, frame, zombieCard(game, frame.zombieCard));
      if (zombiesIn(game, zone) > before) combatReflexes.begin(game, zone);
    },
    (game, frame) => discardZombieCard(game, frame.zombieCard),
  ],
);

function draw(game: UoaGame, frame: Frame<Draw>): void {
  const { token } = frame;
  const zone = game.state.spawnZone.at(token);
  const card = drawZombieCard(game);
  // Read now and kept: what an extra turn raises afterwards (UOA-SKILL-74) holds from the next card on.
  const level = dangerLevel(game); // UOA-SPAWN-04
  frame.zone = zone;
  frame.zombieCard = card;
  frame.level = level;
  game.events?.push({
    type: 'drew',
    rules: ['UOA-SPAWN-03', ...whyNow(game, token)],
    pile: 'zombies',
    card: zombieCardName(game, card),
    token: spawnTokenName(game, token),
    zone: zoneName(game, zone),
    level: levelName(game, level),
  });
}

function read(game: UoaGame, frame: Frame<Draw>, card: ZombieCard): void {
  const { token, zone, level } = frame;
  if (card.kind === 'extra-activation') {
    if (level === BLUE) nothing(game, frame, ['UOA-EXTRA-02', 'UOA-SPAWN-10']);
    else extraActivation(game, zombiesOn(card), ['UOA-EXTRA-01', 'UOA-EXTRA-03']);
    return;
  }
  const count = card.counts[level] ?? 0;
  if (count === 0) nothing(game, frame, ['UOA-SPAWN-10']);
  else if (card.kind === 'abomination') spawnAbomination(game, zone, []);
  else placeZombies(game, token, zone, zombiesOn(card), count);
}

function nothing(game: UoaGame, frame: Frame<Draw>, rules: readonly string[]): void {
  game.events?.push({
    type: 'nothing-spawned',
    rules,
    token: spawnTokenName(game, frame.token),
    zone: zoneName(game, frame.zone),
    card: zombieCardName(game, frame.zombieCard),
    level: levelName(game, frame.level),
  });
}

/** The rules that give a token its place in the order. */
function whyNow(game: UoaGame, token: number): string[] {
  if (!isAtStart(game, token)) return ['UOA-SPAWN-01', 'UOA-SPAWN-02'];
  const kind = kindOf(game, token);
  if (kind === 'mobile') return ['UOA-SPAWN-05', 'UOA-SPAWNTOK-03'];
  if (kind === 'abomination') return ['UOA-SPAWN-05', 'UOA-SPAWNTOK-05'];
  return ['UOA-SPAWN-01', 'UOA-SPAWN-05', 'UOA-SPAWNTOK-01'];
}
