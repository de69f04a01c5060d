import { type Desk, deskFor } from '../../renderer/builder/desk';
import type { Mission, Rule } from '../../schemas';
import { sampleMission } from '../helpers/games';
import { bytesInUse } from '../helpers/heap';
import type { Bench, Opened } from './measure';

/** Sentences with everything that can be chosen in them: after a choice, when anything is named anew, and how large they are. */
export function buildingBenches(): Promise<Opened> {
  const largest = sampleMission('rescue.boothill');
  const rules = largest.rules ?? [];
  let mission = largest;
  let desk = deskFor(mission, 'en');
  let turn = 0;
  toldWithSlots(desk, mission);
  const chosen = () => {
    mission = withAnother(mission, turn++ % rules.length);
    desk = deskFor(mission, 'en', desk);
    toldWithSlots(desk, mission);
  };
  const benches: Bench[] = [
    {
      what: 'sentences and slots of the largest sample after a choice in one of its rules',
      ours: { run: chosen, batch: 28 },
      beside: { what: 'all its sentences told once', run: () => told(desk, mission), batch: 28 },
    },
    {
      what: 'sentences and slots of the largest sample after something in it is called by another name',
      ours: { run: () => toldWithSlots(deskFor(mission, 'en'), anew(mission)), batch: 4 },
      beside: { what: 'all its sentences told once', run: () => told(desk, mission), batch: 28 },
    },
    {
      what: 'memory of the sentences and slots of 200 rules',
      unit: 'bytes',
      ours: { run: () => heldBy(() => slotsOf(withRules(largest, 200))) },
      beside: { what: 'of the rules themselves', run: () => heldBy(() => withRules(largest, 200)) },
    },
  ];
  return Promise.resolve({ benches, stop: () => Promise.resolve() });
}

/** A choice leaves the rules beside it as they are. */
function withAnother(mission: Mission, place: number): Mission {
  const rules = (mission.rules ?? []).map((rule, index) => (index === place ? { ...rule } : rule));
  return { ...mission, rules };
}

function anew(mission: Mission): Mission {
  return structuredClone(mission);
}

function withRules(mission: Mission, count: number): Mission {
  const { rules = [] } = mission;
  const all = Array.from({ length: count }, (_, index) => ({
    ...structuredClone(rules[index % rules.length] as Rule),
    id: `rule${index}`,
  }));
  return { ...mission, rules: all };
}

function told(desk: Desk, { goals = [], rules = [] }: Mission): void {
  for (const goal of goals) desk.words('Goal', goal);
  for (const rule of rules) desk.words('Rule', rule);
}

function toldWithSlots(desk: Desk, { goals = [], rules = [] }: Mission): void {
  for (const goal of goals) desk.told('Goal', goal, { deep: true });
  for (const rule of rules) desk.told('Rule', rule, { deep: true });
}

function slotsOf(mission: Mission) {
  const desk = deskFor(mission, 'en');
  toldWithSlots(desk, mission);
  return { desk, mission };
}

/** What is kept of something for as long as it is used. */
async function heldBy(make: () => object): Promise<number> {
  // The first leaves something behind in any case.
  make();
  const before = await bytesInUse();
  const held = make();
  const bytes = (await bytesInUse()) - before;
  // Asked for, so that it is there until now.
  return Object.keys(held).length > 0 ? bytes : Number.NaN;
}
