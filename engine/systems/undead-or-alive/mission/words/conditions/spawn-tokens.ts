import type { ConditionSpawnTokens, Target } from '../../../../../../schemas';
import { placeOf } from '../../../../../family/zombicide/actors';
import { type Count, judgeCount } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { ACTIVE, REMOVED, SPAWN_STATUSES, UNSEEN } from '../../../state';
import { howMany, nearest } from '../../../survey/pieces';
import { cardThatRids } from '../../../survey/ridding';
import { areaOf, type Survey } from '../../../survey/survey';
import { errand, together, type Work } from '../../../survey/work';
import type { AtHand } from '../../at-hand';
import { howManyOf, isSpawnTokenMeant, spawnTokensMeant } from '../../filters';
import { isInArea } from '../../whereabouts';
import { blessed, toUse } from '../../work/cards';
import { cheapest, leastOf, type Reckoning, stepsBetween, TASK, UNKNOWN } from '../../work/reckoning';
import { rulesThat } from '../../work/rules-that';
import type { ConditionWord } from '../condition-word';

/** Spawn tokens lie somewhere, or are in some state. */
export const spawnTokens: ConditionWord<'spawnTokens'> = {
  judge: (game, asked, at) => judgeCount(count(game, asked, at)),
  count,
  toMeet,
  toEnd,
  supply: (program, asked) => [
    [...program.spawnTokens.keys()].filter((token) => isSpawnTokenMeant(program, asked, token)).length,
    asked.count,
  ],
  work,
};

/** Tokens that are out of the game are nowhere, and nobody asks for them any more. */
function count(game: UoaGame, asked: ConditionSpawnTokens, at?: AtHand): Count {
  let [meant, those] = [0, 0];
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (!isSpawnTokenMeant(game.table.mission, asked, token) || isOut(game, asked, token)) continue;
    meant += 1;
    if (isAsSaid(game, asked, token, at)) those += 1;
  }
  return { there: those, wanted: howManyOf(game, asked.count, meant), toCome: meant - those };
}

function isOut({ state }: UoaGame, { status }: ConditionSpawnTokens, token: number): boolean {
  return status !== 'removed' && state.spawnStatus.at(token) === REMOVED;
}

function isAsSaid(
  game: UoaGame,
  { status, in: area }: ConditionSpawnTokens,
  token: number,
  at?: AtHand,
): boolean {
  const { spawnStatus, spawnZone } = game.state;
  const isOfStatus = status === undefined || SPAWN_STATUSES[spawnStatus.at(token)] === status;
  return isOfStatus && isInArea(game, spawnZone.at(token), area, at);
}

/** Holy Water moves and destroys them, unless a rule does it in another way. */
function toMeet(reckoning: Reckoning, asked: ConditionSpawnTokens): number {
  const { game } = reckoning;
  const meant = spawnTokensMeant(game, asked).filter((token) => !isOut(game, asked, token));
  const others = meant.filter((token) => !isAsSaid(game, asked, token));
  const wanted = howManyOf(game, asked.count, meant.length) - (meant.length - others.length);
  return wanted <= 0 ? 0 : toChange(reckoning, others, wanted);
}

function toChange(reckoning: Reckoning, tokens: readonly number[], wanted: number): number {
  const { game } = reckoning;
  const byWater = tokens.filter(reckoning.mayBeMoved);
  if (byWater.length < tokens.length)
    return cheapest(
      tokens.map((token) => toChangeByRule(reckoning, token)),
      wanted,
    );
  const zones = byWater.map((token) => game.state.spawnZone.at(token)).slice(0, wanted);
  return toUse(reckoning, blessed, zones) + unseenAmong(game, byWater) * TASK + toShow(reckoning, byWater);
}

/** Corpse Piles can only be dealt with once somebody has set foot in their building. */
function toShow(reckoning: Reckoning, tokens: readonly number[]): number {
  const { game, survivors } = reckoning;
  return tokens
    .filter((token) => game.state.spawnStatus.at(token) === UNSEEN)
    .reduce((sum, token) => sum + leastOf(survivors, (each) => stepsTo(reckoning, each, token)), 0);
}

function unseenAmong({ state }: UoaGame, tokens: readonly number[]): number {
  return tokens.filter((token) => state.spawnStatus.at(token) === UNSEEN).length;
}

function stepsTo(reckoning: Reckoning, survivor: number, token: number): number {
  const { game } = reckoning;
  return stepsBetween(reckoning, placeOf(game, survivor), game.state.spawnZone.at(token));
}

function toChangeByRule(reckoning: Reckoning, token: number): number {
  const { game } = reckoning;
  const { group } = game.table.mission.spawnTokens[token] ?? {};
  const rules = rulesThat(game, 'to-first-spawn-zone').filter((number) => {
    const rule = game.table.mission.rules[number];
    if (!rule || !('when' in rule) || rule.when.event !== 'used' || !rule.when.on) return false;
    return 'token' in rule.when.on && (rule.when.on.token.group ?? group) === group;
  });
  return Math.min(UNKNOWN, ...rules.map(reckoning.toApply));
}

/** Until none of them lies there like that any more. */
function toEnd(reckoning: Reckoning, asked: ConditionSpawnTokens): number {
  const { game } = reckoning;
  const zones = spawnTokensMeant(game, asked)
    .filter((token) => game.state.spawnStatus.at(token) === ACTIVE)
    .map((token) => game.state.spawnZone.at(token))
    .filter((zone) => isInArea(game, zone, asked.in));
  return toUse(reckoning, blessed, zones);
}

const HOLY_WATER = 'holy-water';

/** Each is gone to with the card that a rule asks for, or else with Holy Water, which costs no action. */
function work(survey: Survey, asked: ConditionSpawnTokens): Work {
  const { program, stage } = survey;
  const meant = program.spawnTokens.filter((_, token) => isSpawnTokenMeant(program, asked, token));
  const isThere = (zone: number) => asked.in !== undefined && areaOf(survey, stage, asked.in).includes(zone);
  const wanted = howMany(survey, asked.count, meant.length);
  const open = meant.filter(({ zone }) => !isThere(zone));
  const others = Math.max(0, wanted - (meant.length - open.length));
  return together(
    nearest(survey, open, others).map(({ id, zone, kind, group }) => {
      const card = cardThatRids(survey, (on) => isToken(on, kind, group));
      const treated = errand(id, { at: [zone], actions: card === undefined ? 0 : 1 });
      return { ...treated, cards: [[card ?? HOLY_WATER]] };
    }),
  );
}

function isToken(on: Target | undefined, kind: string, group: string | undefined): boolean {
  if (!on || !('token' in on)) return false;
  const { token } = on;
  return (
    (token.spawn === undefined || token.spawn === kind) &&
    (token.group === undefined || token.group === group)
  );
}
