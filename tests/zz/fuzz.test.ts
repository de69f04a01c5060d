import { it } from 'vitest';
import type { UoaEvent } from '../../engine';
import { topOf } from '../../engine/game/kernel';
import { outcomeOf } from '../../engine';
import { begun, randomPlay } from '../helpers/random-missions';
import { decisionsOf, type Manner } from '../helpers/plays';
import { season } from '../helpers/seasoned';
const from = Number(process.env.FROM ?? 0), count = Number(process.env.COUNT ?? 150);
it('fuzz', () => {
  const t0 = Date.now();
  const errors = new Map<string, string[]>();
  const reasons: Record<string, number> = {};
  const asked: Record<string, number> = {};
  const events: Record<string, number> = {};
  let decisions = 0, deepest = 0, mean = 0, deep = '';
  for (let i = from; i < from + count; i++) {
    const play = randomPlay(`fuzz ${i}`);
    for (const manner of ['random', 'greedy', 'seasoned'] as Manner[]) {
      const where = `fuzz ${i} ${manner}`;
      let moves = 0;
      try {
        const game = begun(play, `${i}`);
        if (manner === 'seasoned') season(game, `${i}`);
        const heard: UoaEvent[] = [];
        game.events = heard;
        for (const at of decisionsOf({ play, manner, seed: `${i}`, game })) {
          moves += 1;
          if (at.state.agendaDepth > deepest) { deepest = at.state.agendaDepth; deep = where + ' ' + Array.from({ length: deepest }, (_, row) => at.system.agenda[at.state.agenda.at(row, 0)]?.name).join(' '); }
          if (at.state.outcome === 0) { const n = topOf(at).name; asked[n] = (asked[n] ?? 0) + 1; }
        }
        for (const { type } of heard) events[type] = (events[type] ?? 0) + 1;
        const o = outcomeOf(game);
        const r = o ? o.reason : 'on'; reasons[r] = (reasons[r] ?? 0) + 1;
        mean += moves;
      } catch (e) {
        const m = `${(e as Error).message} @ ${((e as Error).stack ?? '').split('\n').slice(1, 5).map((l) => l.trim().replace(/.*\/r6\//, '')).join(' < ')}`;
        errors.set(m, [...(errors.get(m) ?? []), `${where} #${moves}`]);
      }
      decisions += moves;
    }
  }
  console.log('ms', Date.now() - t0, 'decisions', decisions, 'deepest', deepest, deep, reasons);
  console.log(JSON.stringify(asked));
  console.log(JSON.stringify(events));
  for (const [m, w] of errors) console.log(w.length, m, w.slice(0, 3));
}, 6000000);
