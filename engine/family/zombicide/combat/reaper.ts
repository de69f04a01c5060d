import { decision, OPEN } from '../../../game/agenda';
import { playerFor } from '../actors';
import type { FamilyGame, OpenFamilyGame } from '../game';
import { zombiesOf } from '../horde';
import { countSkills, rulesOfSkills } from '../skills/bonuses';
import type { Attack } from './modes';
import { sortsOf } from './results';

/** Whether an attack has a Reaper left: each works once per action. */
function canReap(game: OpenFamilyGame, attack: Attack): boolean {
  return game.state.reaped < reapersOf(game, attack);
}

export function reapersOf(game: OpenFamilyGame, attack: Attack): number {
  return countSkills(game, attack.attacker, game.table.bonuses.reapers, sortsOf(game, attack));
}

/** Call it before a hit eliminates a zombie: another of its kind may go with it. */
export function offerReaper(game: FamilyGame, attack: Attack, kind: number): void {
  const { attacker, weapon, second, zone, mode } = attack;
  if (zombiesOf(game, zone, kind) < 2 || !canReap(game, attack)) return;
  reaper.begin(game, attacker, weapon, second, zone, mode, kind);
}

export const reaper = decision<FamilyGame, keyof Attack | 'kind'>(
  'reaper',
  ['attacker', 'weapon', 'second', 'zone', 'mode', 'kind'],
  {
    decider: (game, { attacker }) => playerFor(game, attacker),
    options(game, frame, list) {
      const { zone, kind } = frame;
      if (zombiesOf(game, zone, kind) > 0 && canReap(game, frame)) list.add(game.words.reap, kind);
      list.add(game.words.decline);
    },
    choose(game, frame, chosen) {
      if (chosen.kind === game.words.decline) return;
      const { attacker, kind } = frame;
      const sorts = sortsOf(game, frame);
      const rules = game.events
        ? [...game.because['reaping'], ...rulesOfSkills(game, attacker, game.table.bonuses.reapers, sorts)]
        : [];
      game.state.reaped += 1;
      frame.step = OPEN;
      game.ways.kill(game, frame, kind, rules);
    },
  },
);
