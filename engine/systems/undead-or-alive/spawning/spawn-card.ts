import { zombiesIn, zombiesOf } from '../../../family/zombicide/horde';
import { levelName, zoneName } from '../../../family/zombicide/names';
import { dangerLevel } from '../../../family/zombicide/people/adrenaline';
import { extraActivation } from '../../../family/zombicide/spawning/extra-activation';
import { discardZombieCard, drawZombieCard } from '../../../family/zombicide/spawning/zombie-deck';
import { zombieLink } from '../../../family/zombicide/spawning/zombie-link';
import { BLUE } from '../../../family/zombicide/state';
import { type Frame, procedure } from '../../../game/agenda';
import { because } from '../because';
import { combatReflexes } from '../combat/combat-reflexes';
import type { ZombieCard } from '../content';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { spawnTokenName } from '../names';
import { NONE } from '../state';
import { spawnAbomination } from './abomination';
import { placeZombies } from './placing';
import { isAtStart, kindOf } from './tokens';
import { zombieCard, zombieCardName, zombiesOn } from './zombie-cards';

type Draw = 'token' | 'zone' | 'zombieCard' | 'level';

/** The card of one token, or of a zone where there is none: drawn, obeyed, discarded. */
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
      const kinds = game.table.kinds.map((_, kind) => zombiesOf(game, zone, kind));
      read(game, frame, zombieCard(game, frame.zombieCard));
      if (zombiesIn(game, zone) === before) return;
      tellMission(game, zone, kinds);
      combatReflexes.begin(game, zone);
    },
    (game, frame) => discardZombieCard(game, frame.zombieCard),
  ],
);

function draw(game: UoaGame, frame: Frame<Draw>): void {
  const { token } = frame;
  const zone = token === NONE ? frame.zone : game.state.spawnZone.at(token);
  const card = drawZombieCard(game);
  // Read now and kept: what an extra turn raises afterwards (UOA-SKILL-74) holds from the next card on.
  const level = dangerLevel(game); // UOA-SPAWN-04
  frame.zone = zone;
  frame.zombieCard = card;
  frame.level = level;
  game.events?.push({
    type: 'drew',
    rules: token === NONE ? [] : [...because['one-card-a-token'], ...whyNow(game, token)],
    pile: 'zombies',
    card: zombieCardName(game, card),
    ...(token !== NONE && { token: spawnTokenName(game, token) }),
    zone: zoneName(game, zone),
    level: levelName(game, level),
  });
}

function read(game: UoaGame, frame: Frame<Draw>, card: ZombieCard): void {
  const { token, zone, level } = frame;
  if (card.kind === 'extra-activation') {
    if (level === BLUE) nothing(game, frame, because['no-extra-activation-at-blue']);
    else extraActivation(game, zombiesOn(card), because['extra-activation']);
    return;
  }
  const count = card.counts[level] ?? 0;
  if (count === 0) nothing(game, frame, because['nothing-spawns']);
  else if (card.kind === 'abomination') spawnAbomination(game, zone, []);
  else placeZombies(game, token, zone, zombiesOn(card), count);
}

/** For rules that wait for zombies of a kind; an Abomination may have come beside others, or instead. */
function tellMission(game: UoaGame, zone: number, before: readonly number[]): void {
  for (const [kind, count] of before.entries()) {
    if (zombiesOf(game, zone, kind) > count) happen(game, 'zombies-spawned', NONE, kind, zone);
  }
}

function nothing(game: UoaGame, frame: Frame<Draw>, rules: readonly string[]): void {
  game.events?.push({
    type: 'nothing-spawned',
    rules,
    ...(frame.token !== NONE && { token: spawnTokenName(game, frame.token) }),
    zone: zoneName(game, frame.zone),
    card: zombieCardName(game, frame.zombieCard),
    level: levelName(game, frame.level),
  });
}

/** The rules that give a token its place in the order. */
function whyNow(game: UoaGame, token: number): readonly string[] {
  if (!isAtStart(game, token)) return because['clockwise'];
  const kind = kindOf(game, token);
  if (kind === 'mobile') return because['mobile-token-at-the-start'];
  if (kind === 'abomination') return because['abomination-token-at-the-start'];
  return because['starting-token'];
}
