import type { Given } from '../../../../schemas';
import type { LaidBoard } from '../board/lay-board';
import { machines as cards } from '../content';
import type { MissionProgram } from '../mission-program';
import { isRefused } from '../problems';
import { machineMistake, machineTokens } from '../set-up/machines';
import type { ScenarioReader } from './reading';

export function machines(
  { machines: given = [], components = {} }: Given,
  { zones }: LaidBoard,
  reading: ScenarioReader,
): MissionProgram['machines'] {
  const lying = given.map((machine, index) => ({
    ...machine,
    zone: reading.zone(machine.at, `/given/machines/${index}/at`),
  }));
  for (const { id: component, copies } of cards) {
    const there = copies + (components[component] ?? 0);
    const asked = given.filter(({ machine }) => machine === component).length;
    if (asked > there) reading.refuse('too-many-tokens', '/given/machines', { component, asked, there });
  }
  for (const [index, machine] of lying.entries()) {
    const mistake = machineMistake(machine, lying, zones);
    if (!mistake) continue;
    const { code, parameters } = mistake.problem;
    reading.refuse('cannot-be-set-up', `/given/machines/${index}`, { ...parameters, problem: code });
  }
  const tokens = machineTokens(lying, zones);
  return isRefused(tokens) ? [] : tokens;
}
