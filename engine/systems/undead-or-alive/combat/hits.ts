import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import { kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { zombiesOf } from '../horde';
import { zombieName, zoneName } from '../names';
import { ABOMINATION, FATTY, KINDS, NONE } from '../state';
import { DO } from '../words';
import type { Lost } from './events';
import { aimsFreely, rulesOfFreeAim } from './free-aim';
import { kill } from './kills';
import { meansOf } from './means';
import { type Attack, GATLING, MELEE } from './modes';
import { rangeTo } from './range';
import { offerReaper } from './reaper';
import { hitsOf } from './roll';
import { isTarget, targetsFor, toughestIn, whyLost } from './targets';

/** Whom the next hit takes. Where all who can be hit will be, their order is nobody's business. */
export const assignHit = decision<UoaGame, keyof Attack | 'damage' | 'hits'>(
  'assign-hit',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'damage', 'hits'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker), // UOA-TARGET-02
    options(game, frame, list) {
      const { damage, hits } = frame;
      const allFall = hits >= targetsFor(game, frame, damage);
      for (let kind = 0; kind < KINDS; kind++) {
        if (!isTarget(game, frame, damage, kind)) continue;
        list.add(DO.hit, kind);
        if (allFall) return;
      }
    },
    choose(game, frame, { a: kind }) {
      const { attacker, weapon, zone, mode } = frame;
      const rules = game.events ? rulesOfHit(game, frame, kind) : [];
      offerReaper(game, frame, kind);
      kill(game, attacker, zone, kind, meansOf(kindOf(game, weapon), mode), rules);
    },
  },
);

function rulesOfHit(game: UoaGame, attack: Attack, kind: number): readonly string[] {
  const chosen = game.offered.length > 1;
  if (attack.mode === MELEE) return ['UOA-MELEE-02', 'UOA-DICE-02', ...(chosen ? ['UOA-CHOICE-13'] : [])];
  if (aimsFreely(game, attack)) {
    const choice = chosen ? ['UOA-CHOICE-15'] : [];
    return ['UOA-DICE-02', ...rulesOfFreeAim(game, attack), ...choice];
  }
  const here = rangeTo(game, attack.attacker, attack.zone) === 0;
  const spared = kind === FATTY && zombiesOf(game, attack.zone, ABOMINATION) > 0;
  return [
    'UOA-TARGET-01',
    'UOA-DICE-02',
    ...(chosen ? ['UOA-TARGET-02', 'UOA-CHOICE-14'] : []),
    ...(spared ? ['UOA-TARGET-04'] : []),
    ...(here ? ['UOA-RANGED-03', 'UOA-TARGET-05'] : []),
  ];
}

/** Hits that no zombie can take are lost, whatever would come after them. */
export function loseHits(game: UoaGame, attack: Attack, hits: number): void {
  if (!game.events) return;
  const by = toughestIn(game, attack.zone);
  const why = whyLost(game, attack);
  game.events.push({
    type: 'hit-lost',
    rules: rulesOfLoss(attack, why, by, attack.mode !== GATLING && hitsOf(game, attack) > hits),
    zone: zoneName(game, attack.zone),
    hits,
    why,
    ...(by === NONE ? {} : { by: zombieName(game, by) }),
  });
}

function rulesOfLoss({ mode }: Attack, why: Lost, by: number, somebodyFell: boolean): readonly string[] {
  if (why === 'nobody-left') return mode === MELEE ? ['UOA-MELEE-04'] : ['UOA-RANGED-04'];
  // In front of an Abomination nobody falls but Fatties.
  const absorbed = mode !== MELEE && by === ABOMINATION && somebodyFell ? ['UOA-TARGET-04'] : [];
  return [
    ...(why === 'shielded' ? ['UOA-TARGET-03'] : ['UOA-DICE-03']),
    ...absorbed,
    'UOA-DICE-02',
    by === ABOMINATION ? 'UOA-ABOM-01' : 'UOA-ZOMBIE-02',
  ];
}
