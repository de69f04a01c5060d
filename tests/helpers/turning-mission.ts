import { type Mission, missionFormat } from '../../schemas';

const rotations = [0, 90, 180, 270] as const;

/** A hundred tiles of which some turn over, one after the other: as much as a game lets change. */
export function turningMission(turning: number): Mission {
  const placements = Array.from({ length: 100 }, (_, index): Mission['placements'][number] => ({
    id: `t${index}`,
    face: `${1 + (index % 9)}${index % 2 === 0 ? 'R' : 'V'}`,
    x: 250 * (index % 10),
    y: 250 * Math.floor(index / 10),
    rotation: rotations[index % 4] ?? 0,
  }));
  const on = (tile: number) => ({ tile: `t${tile}`, x: 125, y: 125 });
  return {
    format: missionFormat,
    id: 'turning',
    title: { en: 'The restless county', fr: 'Le comté agité' },
    system: 'undead-or-alive',
    components: { 'abomination-spawn': 50, 'corpse-pile': 100, 'red-objective': 100 },
    placements,
    tokens: [
      { id: 'start', kind: 'start', at: on(0) },
      { id: 'exit', kind: 'exit', at: on(1) },
      { id: 'spawn', kind: 'spawn', spawn: 'starting', at: on(99) },
    ],
    goals: [{ id: 'leave', reach: { left: { by: 'exit' } } }],
    rules: Array.from({ length: turning }, (_, rule) => ({
      id: `turn${rule}`,
      when: { event: 'end-phase' },
      once: true,
      do: [{ effect: 'flip-tile', tile: `t${3 + 7 * rule}` }],
    })),
  };
}
