import { zombiesIn } from '../../../../family/zombicide/horde';
import type { Threat } from '../../../../game/matters';
import { stageNow } from '../../board/now';
import type { BoardStage } from '../../board/stage';
import type { UoaGame } from '../../game';
import { zonesOf } from '../../mission/whereabouts';
import { rulesThat } from '../../mission/work/rules-that';
import { zoneThing } from './things';

/** A train that drives waits for nobody: when it leaves, and who must not be aboard then. */
export function trainThreatens(game: UoaGame): Threat[] {
  if (game.state.trainDrives !== 1) return [];
  const count = roundsToLeave(game, stageNow(game));
  if (count === undefined) return [];
  const aboard = zonesOf(game, 'aboard');
  const zombies = aboard.reduce((sum, zone) => sum + zombiesIn(game, zone), 0);
  const urgency = count <= 1 ? 'now' : count <= 3 ? 'soon' : 'far';
  const things = aboard.map((zone) => zoneThing(game, zone));
  return [
    ...(zombies > 0 && mayNotRide(game)
      ? [{ code: 'stowaways', urgency, parameters: { count: zombies }, things } as const]
      : []),
    { code: 'train-leaves', urgency, parameters: { count }, things },
  ];
}

/** It drives a step in each round. */
function roundsToLeave(game: UoaGame, from: BoardStage): number | undefined {
  let { train } = from;
  for (let rounds = 1; train; rounds++) {
    if (train.move === 'leaves') return rounds;
    train = game.table.mission.stages[train.to]?.train;
  }
  return undefined;
}

function mayNotRide(game: UoaGame): boolean {
  return rulesThat(game, 'lose').some((number) => {
    const rule = game.table.mission.rules[number];
    return rule !== undefined && 'when' in rule && rule.when.event === 'zombie-rides-off';
  });
}
