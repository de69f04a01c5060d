import { zombiesIn } from '../../../../family/zombicide/horde';
import { zoneName } from '../../../../family/zombicide/names';
import { MOVE, OTHER } from '../../../../family/zombicide/sorts';
import { canStand, costOfDriving, isMovable } from '../../actions/driving';
import { costOfLeaving } from '../../actions/leaving';
import { isBeside, isOnFoot, isWagon, WAGON } from '../../machines/machines';
import { machineName } from '../../names';
import type { Wanted } from '../wanted';
import { whatBarsThem, whyNotAfford, whyNoWay } from './mission';
import { because, type WhyNot } from './reason';
import { type ActorNow, unpaid, unpaidAmongZombies } from './situation';

export function whyNotMove(situation: ActorNow, { a: to }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  if (!isOnFoot(game, survivor)) return because('aboard'); // UOA-WAGON-08
  const cost = costOfLeaving(game, survivor);
  return (
    notNextDoor(situation, to) ??
    unpaidAmongZombies(situation, MOVE, cost) ??
    whyNotAfford(situation, 'enter', to)
  );
}

export function notNextDoor(situation: ActorNow, to: number): WhyNot | undefined {
  const { game, zone } = situation;
  const there = { zone: zoneName(game, to) };
  if (to === zone) return because('already-there', there);
  if (game.board.neighbours[zone]?.includes(to)) return whatBarsThem(situation, to);
  const moves = game.board.distance(zone, to);
  return moves < 0 ? whyNoWay(situation, to) : because('not-adjacent', { ...there, count: moves });
}

export function whyNotDrive(situation: ActorNow, { a: machine, b: to }: Wanted): WhyNot | undefined {
  const { game, survivor } = situation;
  const name = { machine: machineName(game, machine) };
  if (!isOnFoot(game, survivor)) return because('aboard'); // UOA-WAGON-02
  if (!isBeside(game, survivor, machine)) return because('machine-elsewhere', name);
  if (!isMovable(game, machine)) return because('machine-mounted', name); // UOA-GATLING-08
  const isAway = notNextDoor(situation, to);
  if (isAway) return isAway;
  if (!canStand(game, machine, to))
    return because('machine-cannot-enter', { ...name, zone: zoneName(game, to) }); // UOA-WAGON-09
  const dear = unpaidAmongZombies(situation, OTHER, costOfDriving(game, survivor, machine));
  if (dear?.code === 'too-few-actions') return because('machine-too-dear', { ...dear.parameters, ...name }); // UOA-WAGON-03
  return dear ?? whyNotAfford(situation, 'drive', machine) ?? whyNotAfford(situation, 'enter', to);
}

export function whyNotBoard(situation: ActorNow, { a: machine }: Wanted): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  if (!isOnFoot(game, survivor)) return because('aboard');
  if (!isWagon(game, machine) || !isBeside(game, survivor, machine)) {
    return because('machine-elsewhere', { machine: machineName(game, machine) });
  }
  return unpaidAmongZombies(situation, OTHER, WAGON.boardCost + zombiesIn(game, zone)); // UOA-WAGON-04
}

export function whyNotGetOut(situation: ActorNow): WhyNot | undefined {
  const { game, survivor, zone } = situation;
  if (isOnFoot(game, survivor)) return because('not-aboard');
  return unpaidAmongZombies(situation, OTHER, WAGON.boardCost + zombiesIn(game, zone));
}

export function whyNotMakeNoise(situation: ActorNow): WhyNot | undefined {
  const { state } = situation.game;
  if (state.boom === 1) return because('boom-on-board', { zone: zoneName(situation.game, state.noiseZone) }); // UOA-MAKENOISE-02
  return unpaid(situation, OTHER);
}
