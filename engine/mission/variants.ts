import type { Goal, Mission } from '../../schemas';
import { allGoals } from '../../schemas/references/goals';

/** A mission as it is for so many survivors: its variants take pieces, goals and rules away, and bring others. */
export function missionFor(mission: Mission, survivors: number): Mission {
  return inForce(withVariants(mission, survivors));
}

/** Without the goals and rules that its author has switched off, in its variants, too. */
export function inForce<S extends Saying & Pick<Mission, 'variants'>>(mission: S): S {
  const { variants = [] } = mission;
  if (![mission, ...variants].some(hasOff)) return mission;
  return { ...onlyOn(mission), ...(mission.variants && { variants: variants.map(onlyOn) }) };
}

type Saying = Pick<Mission, 'goals' | 'rules'>;

function hasOff({ goals = [], rules = [] }: Saying): boolean {
  return !allGoals(goals).every(isOn) || !rules.every(isOn);
}

function onlyOn<S extends Saying>(said: S): S {
  const { goals, rules } = said;
  return {
    ...said,
    ...(goals && { goals: keptGoals(goals, isOn) }),
    ...(rules && { rules: rules.filter(isOn) }),
  };
}

function isOn({ off }: { readonly off?: true }): boolean {
  return off === undefined;
}

function withVariants(mission: Mission, survivors: number): Mission {
  const variants = (mission.variants ?? []).filter((variant) => variant.survivors.includes(survivors));
  if (variants.length === 0) return mission;
  const without = new Set(variants.flatMap((variant) => variant.without ?? []));
  const isKept = ({ id }: { id: string }) => !without.has(id);
  return {
    ...mission,
    tokens: [
      ...(mission.tokens ?? []).filter(isKept),
      ...variants.flatMap((variant) => variant.tokens ?? []),
    ],
    aside: [...(mission.aside ?? []).filter(isKept), ...variants.flatMap((variant) => variant.aside ?? [])],
    goals: [...keptGoals(mission.goals ?? [], isKept), ...variants.flatMap((variant) => variant.goals ?? [])],
    rules: [...(mission.rules ?? []).filter(isKept), ...variants.flatMap((variant) => variant.rules ?? [])],
    options: Object.fromEntries(
      [mission, ...variants].flatMap(({ options = {} }) => Object.entries(options)),
    ),
  };
}

/** A goal composed of others goes with the last of them. */
function keptGoals(goals: readonly Goal[], isKept: (goal: Goal) => boolean): Goal[] {
  return goals.filter(isKept).flatMap((goal): Goal[] => {
    if ('then' in goal) {
      const { then, ...rest } = goal;
      const inOrder = keptGoals(then, isKept);
      return inOrder.length === 0 ? [] : [{ ...rest, inOrder }];
    }
    if ('inOrder' in goal) {
      const inOrder = keptGoals(goal.inOrder, isKept);
      return inOrder.length === 0 ? [] : [{ ...goal, inOrder }];
    }
    if ('anyOrder' in goal) {
      const anyOrder = keptGoals(goal.anyOrder, isKept);
      return anyOrder.length === 0 ? [] : [{ ...goal, anyOrder }];
    }
    return [goal];
  });
}
