import { decision, OPEN } from '../../../game/agenda';
import { playerFor } from '../actors';
import { kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { zombiesOf } from '../horde';
import { countSkills, REAPERS, rulesOfSkills } from '../skills/bonuses';
import { DO } from '../words';
import { sortsOf } from './attack-sorts';
import { kill } from './kills';
import { meansOf } from './means';
import type { Attack } from './modes';

/** Whether an attack has a Reaper left: each works once per action. */
function canReap(game: OpenGame, attack: Attack): boolean {
  return game.state.reaped < reapersOf(game, attack); // UOA-SKILL-58
}

export function reapersOf(game: OpenGame, attack: Attack): number {
  return countSkills(game, attack.attacker, REAPERS, sortsOf(game, attack));
}

/** To be called before a hit eliminates a zombie: another of its kind may go with it. */
export function offerReaper(game: UoaGame, attack: Attack, kind: number): void {
  const { attacker, weapon, second, zone, mode } = attack;
  if (zombiesOf(game, zone, kind) < 2 || !canReap(game, attack)) return;
  reaper.begin(game, attacker, weapon, second, zone, mode, kind);
}

export const reaper = decision<UoaGame, keyof Attack | 'kind'>(
  'reaper',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'kind'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, frame, list) {
      const { zone, kind } = frame;
      if (zombiesOf(game, zone, kind) > 0 && canReap(game, frame)) list.add(DO.reap, kind);
      list.add(DO.decline);
    },
    choose(game, frame, chosen) {
      if (chosen.kind === DO.decline) return;
      const { attacker, weapon, zone, mode, kind } = frame;
      const sorts = sortsOf(game, frame);
      const rules = game.events ? ['UOA-CHOICE-16', ...rulesOfSkills(game, attacker, REAPERS, sorts)] : [];
      game.state.reaped += 1;
      frame.step = OPEN;
      kill(game, attacker, zone, kind, meansOf(kindOf(game, weapon), mode), rules);
    },
  },
);
