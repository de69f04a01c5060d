import { procedure, type Startable } from '../../../game/agenda';
import { placeOf } from '../actors';
import { takeFromDeck } from '../cards/from-deck';
import { receiveCard } from '../cards/receive';
import { ledFromTheStart } from '../companions/from-the-start';
import { learn } from '../course/learning';
import { round } from '../course/round';
import type { UoaGame } from '../game';
import { happen } from '../mission/happen';
import { settleMission } from '../mission/settling';
import { skillNumber } from '../skills/owned';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';
import { chooseCompanion, chooseFirstPlayer, placeNoise, startIn, startWith } from './choices';
import { reportTable } from './report';

/** What players do before the first round, and then the rounds. */
export const setUp = procedure<UoaGame>(
  'set-up',
  [],
  [
    reportTable,
    chooseCompanions,
    (game) => forSurvivors(game, startWith),
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

function chooseCompanions(game: UoaGame): void {
  const { survivors, actors } = game.table.sizes;
  for (let actor = actors - 1; actor >= survivors; actor--) {
    if (game.state.identity.at(actor) === NONE) chooseCompanion.begin(game, actor); // UOA-SETUP-19
  }
}

function learnBlueSkills(game: UoaGame): void {
  const { sizes, roster, skills } = game.table;
  for (let survivor = sizes.survivors - 1; survivor >= 0; survivor--) {
    const blue = roster[game.state.identity.at(survivor)]?.skills.blue;
    if (blue === undefined) continue;
    const number = skillNumber(blue);
    learn(game, survivor, number, ['UOA-SETUP-15']);
    const skill = skills[number];
    if (skill?.family !== 'starts-with') continue;
    const card = takeFromDeck(game, skill.card, ['UOA-SETUP-12', 'UOA-SKILL-65']);
    if (card !== NONE) receiveCard.begin(game, survivor, card);
  }
}

/** Companions who start indoors reveal nothing. */
function revealWhereTheyStart(game: UoaGame): void {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    setFoot(game, placeOf(game, survivor), ['UOA-SPAWNTOK-10']);
  }
}
