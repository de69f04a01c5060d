import { placeOf } from '../../../family/zombicide/actors';
import { takeFromDeck } from '../../../family/zombicide/cards/from-deck';
import { receiveCard } from '../../../family/zombicide/cards/receive';
import { learn } from '../../../family/zombicide/people/learning';
import { procedure, type Startable } from '../../../game/agenda';
import { because } from '../because';
import { ledFromTheStart } from '../companions/from-the-start';
import { round } from '../course/round';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { settleMission } from '../settling';
import { skillNumber } from '../skills/owned';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';
import { bringAlong, broughtBy } from './bring-along';
import { chooseCompanion, chooseFirstPlayer, placeNoise, startIn, startWith } from './choices';
import { reportTable } from './report';

/** What players do before the first round, and then the rounds. */
export const setUp = procedure<UoaGame>(
  'set-up',
  [],
  [
    reportTable,
    chooseCompanions,
    chooseStartingCards,
    learnBlueSkills,
    (game) => forSurvivors(game, startIn),
    ledFromTheStart,
    (game) => placeNoise.begin(game),
    (game) => chooseFirstPlayer.begin(game),
    revealWhereTheyStart,
    (game) => happen(game, 'set-up'),
    settleMission,
    (game) => round.begin(game),
  ],
);

/** The agenda is a stack: who comes first is put on it last. */
function forSurvivors(game: UoaGame, choice: Startable<UoaGame>): void {
  for (let survivor = game.table.sizes.survivors - 1; survivor >= 0; survivor--) choice.begin(game, survivor);
}

function chooseStartingCards(game: UoaGame): void {
  const { mission, sizes } = game.table;
  if (!mission.startsArmed) return;
  for (let survivor = sizes.survivors - 1; survivor >= 0; survivor--) {
    if (!broughtBy(game, survivor)?.noStartingCard) startWith.begin(game, survivor);
  }
}

function chooseCompanions(game: UoaGame): void {
  const { survivors, actors } = game.table.sizes;
  for (let actor = actors - 1; actor >= survivors; actor--) {
    if (game.state.identity.at(actor) === NONE) chooseCompanion.begin(game, actor); // UOA-SETUP-19
  }
}

function learnBlueSkills(game: UoaGame): void {
  const { sizes, skills } = game.table;
  for (let survivor = 0; survivor < sizes.survivors; survivor++) {
    const blue = blueSkill(game, survivor);
    if (blue !== undefined) learn(game, survivor, blue, because['skill-at-set-up']);
  }
  if (game.table.carried) forSurvivors(game, bringAlong);
  for (let survivor = sizes.survivors - 1; survivor >= 0; survivor--) {
    const skill = skills[blueSkill(game, survivor) ?? NONE];
    if (skill?.family !== 'starts-with') continue;
    const card = takeFromDeck(game, skill.card, because['card-of-a-skill']);
    if (card !== NONE) receiveCard.begin(game, survivor, card);
  }
}

function blueSkill({ state, table }: UoaGame, survivor: number): number | undefined {
  const blue = table.roster[state.identity.at(survivor)]?.skills.blue;
  return blue === undefined ? undefined : skillNumber(blue);
}

/** Companions who start indoors reveal nothing. */
function revealWhereTheyStart(game: UoaGame): void {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    setFoot(game, placeOf(game, survivor), because['pile-at-the-start']);
  }
}
