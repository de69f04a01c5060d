import type { CarriedPerson } from '../../../../schemas';
import { refill } from '../../../family/zombicide/cards/equipment-deck';
import { kindOf, ownerOf } from '../../../family/zombicide/cards/held';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { cardName, levelName, survivorName } from '../../../family/zombicide/names';
import { levelWith } from '../../../family/zombicide/people/adrenaline';
import { learn, markChosen, pickSkill, printedSkills } from '../../../family/zombicide/people/learning';
import { startAgain } from '../../../family/zombicide/people/ultrared';
import { RED, YELLOW } from '../../../family/zombicide/state';
import { procedure } from '../../../game/agenda';
import { because } from '../because';
import type { UoaGame } from '../game';
import { skillNumber } from '../skills/owned';
import { NONE } from '../state';

/** What somebody has from an earlier mission of a campaign, if anything. */
export function broughtBy({ table }: UoaGame, survivor: number): CarriedPerson | undefined {
  const person = table.roster[table.posse[survivor] ?? NONE]?.id;
  return table.carried?.people.find((one) => one.person === person);
}

/** Levels with their skills first, cards after them. */
export const bringAlong = procedure<UoaGame, 'survivor'>(
  'bring-along',
  ['survivor'],
  [
    (game, { survivor }) => {
      const { adrenaline = 0, skills = [] } = broughtBy(game, survivor) ?? {};
      if (adrenaline > 0) beginWith(game, survivor, adrenaline, skills);
    },
    (game, { survivor }) => {
      const cards = broughtBy(game, survivor)?.cards ?? [];
      const found = cards.flatMap((kind, place) => {
        const card = cardFor(game, kind, cards.slice(0, place));
        return card === NONE ? [] : [card];
      });
      // The agenda is a stack: the first card is put on it last.
      for (const card of found.reverse()) receiveCard.begin(game, survivor, card);
    },
  ],
);

/** As if the points had been earned; the skills that were chosen for them come back without being asked for. */
function beginWith(game: UoaGame, survivor: number, points: number, chosen: readonly string[]): void {
  const { state, table } = game;
  const now = Math.min(points, table.levelStarts[RED] ?? points);
  state.adrenaline.set(survivor, 0, now);
  const name = survivorName(game, survivor);
  game.events?.push({ type: 'adrenaline', rules: because['carried-over'], survivor: name, points: now, now });
  if (table.optional.ultrared) startAgain(game, survivor, false);
  const reached = levelWith(table.levelStarts, now);
  state.level.set(survivor, 0, reached);
  const skills = chosen.map(skillNumber);
  const open: number[] = [];
  for (let level: number = YELLOW; level <= reached; level++) {
    game.events?.push({
      type: 'level',
      rules: because['carried-over'],
      survivor: name,
      level: levelName(game, level),
    });
    const skill = level === YELLOW ? printedSkills(game, survivor, YELLOW)[0] : skills.shift();
    if (skill === undefined || (level > YELLOW && !markChosen(game, survivor, level, skill)))
      open.push(level);
    else learn(game, survivor, skill, because['carried-over']);
  }
  for (const level of open.reverse()) if (level > YELLOW) pickSkill.begin(game, survivor, level);
}

/** A card of that kind that nobody has; none if they have run out. `before` are kinds that the same survivor gets first. */
function cardFor(game: UoaGame, kind: string, before: readonly string[]): number {
  const { table, piles } = game;
  let passed = before.filter((one) => one === kind).length;
  for (let card = 0; card < table.boxCards; card++) {
    const { id, deck } = kindOf(game, card);
    if (id !== kind) continue;
    if (deck === 'equipment' || deck === 'bounty') {
      if (!piles[deck].remove(card)) continue;
      game.events?.push({
        type: 'drew',
        rules: because['carried-over'],
        pile: deck,
        card: cardName(game, card),
      });
      if (deck === 'equipment') shuffleAgain(game);
      return card;
    }
    // Starting cards lie in the open, and two of a kind are still on their way.
    if (ownerOf(game, card) !== NONE) continue;
    if (passed === 0) return card;
    passed -= 1;
  }
  return NONE;
}

/** The deck has been looked through. */
function shuffleAgain(game: UoaGame): void {
  const { equipment } = game.piles;
  equipment.shuffle(game.state.equipmentStream);
  game.events?.push({
    type: 'shuffled',
    rules: because['carried-over'],
    pile: 'equipment',
    cards: equipment.size,
  });
  refill(game);
}
