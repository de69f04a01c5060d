import type { Advice, LongWalk, Walk } from '../../game/advice';
import { ACTIONS, HERO } from './content';
import type { ToyEvent } from './events';
import type { ToySeen } from './seen';

function wayTo(seen: ToySeen, zone: number): Walk | undefined {
  const { board } = seen;
  const path: number[] = [];
  let at = seen.value('place');
  if (at === zone || board.distance(at, zone) < 0) return undefined;
  while (at !== zone) {
    const left = board.distance(at, zone);
    at = board.neighbours[at]?.find((next) => board.distance(next, zone) < left) ?? zone;
    path.push(at);
  }
  return { zone, path, costs: path.map(() => 1), cost: path.length };
}

export const advice: Advice<ToySeen> = {
  whyNot(seen, { do: word }) {
    const because = (code: string) => ({ code: `toy-${code}`, parameters: {} });
    if (word === 'open') return because(seen.value('keyHeld') === 1 ? 'no-door-here' : 'no-key');
    if (word === 'take') return because(seen.value('keyHeld') === 1 ? 'has-key' : 'no-key-here');
    return word === 'attack' || word === 'hit' ? because('nobody-here') : because('closed');
  },
  price: (_, { do: word }) => (word === 'end-turn' ? undefined : 1),
  walks: (seen) =>
    seen.table.zones.flatMap((_, zone) => {
      const walk = wayTo(seen, zone);
      return walk && walk.cost <= seen.value('actionsLeft') ? [walk] : [];
    }),
  wayTo(seen, zone): LongWalk | undefined {
    const walk = wayTo(seen, zone);
    const now = seen.value('actionsLeft');
    return (
      walk && {
        ...walk,
        now: Math.min(now, walk.cost),
        turns: Math.ceil(Math.max(0, walk.cost - now) / ACTIONS),
      }
    );
  },
  range: ({ board }, from, to) => board.range(from, to),
  plainOption: () => undefined,
  actionsAtOnce: () => ACTIONS,
  summary(events, seen) {
    const rounds = seen.round;
    const goals = seen.table.goals.flatMap(({ id, what }, goal) =>
      id === '' ? [] : [{ goal: id, depth: 0, reached: seen.isReached(goal), inWords: what === 'text' }],
    );
    const kills = (events as readonly ToyEvent[]).filter(
      (event) => event.type === 'hit' && event.kills,
    ).length;
    const people = [{ survivor: HERO.id, kills: { walker: kills }, wounds: seen.value('wounds') }];
    return {
      rounds,
      outcome: seen.outcome,
      people,
      goals,
      grades: [],
      objectives: [],
      turningPoints: [],
      killedByNobody: {},
      spawned: {},
    };
  },
};
