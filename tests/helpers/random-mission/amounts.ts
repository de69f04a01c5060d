import type { Amount, AmountPer, AsMany, Gain, Threshold } from '../../../schemas';
import { COUNTERS, perhaps, type Scene } from './scene';
import { somePieceIn } from './whereabouts';

const EACH = ['survivor', 'loaded', 'led', 'round', 'rolled'] as const;

/** How many, as an effect may say it; now and then far more than anybody would ask for. */
export function someAmount(scene: Scene, most: number): Amount {
  const { luck } = scene;
  if (luck.oneIn(30)) return luck.pick<Amount>([99, { times: 99, per: 'round' }, { times: 99, dice: 9 }]);
  return luck.oneIn(2) ? 1 + luck.below(most) : amountPer(scene, most);
}

/** The same, or something is taken away. */
export function someGain(scene: Scene, most: number): Gain {
  const { luck } = scene;
  if (luck.oneIn(4)) return -1 - luck.below(most);
  return luck.oneIn(5) ? { ...amountPer(scene, most), times: -1 } : someAmount(scene, most);
}

/** What something is compared with. */
export function someThreshold(scene: Scene): Threshold {
  return scene.luck.oneIn(2) ? scene.luck.below(5) : asMany(scene, 2);
}

function amountPer(scene: Scene, most: number): AmountPer {
  const { luck } = scene;
  if (luck.oneIn(5)) return { dice: 1 + luck.below(2) };
  return asMany(scene, most);
}

function asMany(scene: Scene, most: number): AsMany {
  const { luck } = scene;
  const times = perhaps(luck, 2, () => ({ times: 1 + luck.below(most) }));
  return luck.pick<() => AsMany>([
    () => ({ ...times, per: luck.pick(EACH) }),
    () => ({ ...times, counter: luck.pick(COUNTERS) }),
    () => ({ ...times, each: somePieceIn(scene) }),
  ])();
}
