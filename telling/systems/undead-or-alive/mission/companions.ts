import { survivors } from '../../../../engine/systems/undead-or-alive';
import type { Class } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { type Countable, type Noun, nounOf, ofGroup, onlyOne } from '../../../mission/countables';

interface Filter {
  readonly class?: Class;
  readonly group?: string;
}

interface Companion extends Filter {
  readonly id: string;
  readonly survivor?: string;
}

export function companions(filter: Filter, context: MissionContext): Countable {
  return companionsAmong(everyCompanion(context), filter, context);
}

/** Of those who wait beside the board. */
export function companionsAside(filter: Filter, context: MissionContext): Countable {
  return companionsAmong(context.aside, filter, context);
}

function companionsAmong(
  candidates: readonly Companion[],
  filter: Filter,
  context: MissionContext,
): Countable {
  const noun = ofGroup(nounOfClass(filter.class, context), filter.group, context);
  const [one, ...others] = candidates.filter((each) => {
    const isOfClass = filter.class === undefined || classOf(each) === filter.class;
    return isOfClass && (filter.group === undefined || each.group === filter.group);
  });
  const isOnly = one !== undefined && others.length === 0;
  return { ...noun, gender: 'm', ...(isOnly && { only: nameOf(one, candidates, context) }) };
}

/** By the name of the survivor, else by the class, else by what the author calls them, to tell them from the others. */
function nameOf(companion: Companion, all: readonly Companion[], context: MissionContext): string {
  const person = survivors.find(({ id }) => id === companion.survivor);
  if (person) return context.say('mission.companion-named', { name: person.name });
  const alike = all.filter((each) => classOf(each) === companion.class);
  const name = alike.length === 1 ? undefined : (companion.group ?? context.nameOf(companion.id));
  return onlyOne(nounOfClass(companion.class, context), name, context);
}

function everyCompanion(context: MissionContext): readonly Companion[] {
  return [...context.tokensOf('companion'), ...context.aside];
}

function classOf({ class: named, survivor }: Companion): Class | undefined {
  return named ?? survivors.find(({ id }) => id === survivor)?.class;
}

function nounOfClass(named: Class | undefined, context: MissionContext): Noun {
  return nounOf(named === undefined ? 'mission.companion' : `mission.companion.${named}`, context);
}
