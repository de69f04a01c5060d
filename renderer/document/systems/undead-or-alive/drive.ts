import type { Placement } from '../../../../engine';
import { trainSides, trainTimetable } from '../../../../engine/systems/undead-or-alive';
import { allEffects, type FaceSource, type Rule, type TokenTrain } from '../../../../schemas';
import type { Command } from '../../command';
import { edit } from '../../commands/edit';
import { hasRoom } from '../../commands/room';
import { madeOf } from '../../commands/tiles';
import { freshId, prefixes } from '../../ids';
import { prefixIn } from '../../kinds';
import type { LaidOut } from '../../laid-out';
import { idsOf, type PartKey } from '../../parts';
import { tileBox } from '../../places';
import { drivingTrain } from './train';

/** The train that what is selected can be made to drive: a railroad tile, a car, or a train that stands. */
export function trainToDrive(
  { mission, faces }: LaidOut,
  keys: ReadonlySet<PartKey>,
): Omit<TokenTrain, 'id'> | undefined {
  const { placements, tokens = [] } = mission;
  const trains = tokens.filter((token) => token.kind === 'train');
  // There is one that drives, at most.
  if (trains.some(({ moves }) => moves)) return undefined;
  const [token] = idsOf(keys, 'token');
  const [tile] = idsOf(keys, 'tile');
  const chosen = trains.find(({ id, tiles }) => id === token || tiles.includes(tile ?? ''));
  const train = chosen ?? madeOf(lineOf(tile, placements, faces), drivingTrain);
  if (keys.size !== 1 || !train) return undefined;
  const driving = { ...train, moves: true };
  const timetable = trainTimetable({ placements, tokens: [{ id: 'train', ...driving }] }, faces, 0);
  return timetable && 'rounds' in timetable ? driving : undefined;
}

/** Makes it drive, and drive off before the first round unless a rule says when; nothing where it cannot. */
export function makeTrainDrive(
  laid: LaidOut,
  keys: ReadonlySet<PartKey>,
  taken: ReadonlySet<string>,
): Command | undefined {
  const train = trainToDrive(laid, keys);
  if (!train) return undefined;
  const { mission } = laid;
  const standing = mission.tokens?.find(
    (token) => token.kind === 'train' && token.tiles.join() === train.tiles.join(),
  );
  const made = { id: freshId(prefixIn(mission, train), taken), ...train };
  if (!standing && !hasRoom(mission, { tokens: [made] })) return undefined;
  const rules = [...(mission.rules ?? []), ...(mission.variants ?? []).flatMap((each) => each.rules ?? [])];
  const isStarted = rules.some((rule) => allEffects(rule).some(startsTrain));
  return {
    label: { key: 'step.make-train-drive' },
    recipe: (draft) => {
      if (standing) edit(draft.tokens, standing.id, (token) => Object.assign(token, { moves: true }));
      else {
        draft.tokens ??= [];
        draft.tokens.push(made);
      }
      if (isStarted) return;
      draft.rules ??= [];
      draft.rules.push(startRule(taken));
    },
  };
}

function startsTrain({ effect }: { readonly effect: string }): boolean {
  return effect === 'train-starts';
}

function startRule(taken: ReadonlySet<string>): Rule {
  return {
    id: freshId(prefixes.rule, taken),
    when: { event: 'set-up' },
    do: [{ effect: 'train-starts' }],
  };
}

/** All train tiles that lie in one line with a tile, the locomotive first. */
function lineOf(id: string | undefined, placements: readonly Placement[], faces: FaceSource): Placement[] {
  const lying = placements.filter(({ face }) => trainSides(face, faces));
  const start = lying.find((tile) => tile.id === id);
  const line = start ? [start] : [];
  // Each brings along those that touch it end to end.
  for (const tile of line) {
    line.push(...lying.filter((other) => !line.includes(other) && touchesAtEnd(tile, other, faces)));
  }
  const locomotive = line.find(({ face }) => isLocomotive(face, faces));
  if (!locomotive) return [];
  const away = ({ x, y }: Placement) => Math.abs(x - locomotive.x) + Math.abs(y - locomotive.y);
  return line.sort((one, other) => away(one) - away(other));
}

function touchesAtEnd(one: Placement, other: Placement, faces: FaceSource): boolean {
  const [a, b] = [tileBox(one, faces), tileBox(other, faces)];
  if (!a || !b || a[2] !== b[2] || a[3] !== b[3]) return false;
  const [dx, dy] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return a[2] > a[3] ? dy === 0 && dx === a[2] : dx === 0 && dy === a[3];
}

/** Whichever side is up. */
function isLocomotive(face: string, faces: FaceSource): boolean {
  const [train] = trainSides(face, faces) ?? [];
  return faces(train ?? '')?.zones.some(({ tags }) => tags?.includes('cab')) ?? false;
}
