import { survivors } from '../../engine';
import type { Class, ObjectiveFilter, SpawnTokenFilter } from '../../schemas';
import type { MissionContext } from './context';
import { forOne } from './grammar';

/** What can be counted, in words without an article. */
export interface Thing {
  readonly one: string;
  readonly many: string;
  /** Where there is only ever one such: its name, with all that belongs to it. */
  readonly only?: string;
  /** French tells them apart. */
  readonly gender: 'm' | 'f';
}

export interface CompanionFilter {
  readonly class?: Class;
  readonly group?: string;
}

type Companion = { readonly class?: Class; readonly survivor?: string; readonly group?: string };

export function objectives(filter: ObjectiveFilter, context: MissionContext): Thing {
  const { colour, group, except } = filter;
  const { say } = context;
  const bare =
    colour === undefined
      ? forOne('mission.objective', context)
      : {
          one: say('mission.objective-of', { count: 1, colour: say(`colour.${colour}`) }),
          many: say('mission.objective-of', { count: 2, colours: say(`colours.${colour}`) }),
        };
  const inGroup = mapped(bare, (what) =>
    group === undefined ? what : say('mission.of-group', { what, group }),
  );
  const words = mapped(inGroup, (what) =>
    except === undefined ? what : say('mission.outside-group', { what, group: except }),
  );
  const there = context.tokensOf('objective').filter((token) => {
    const isColour = colour === undefined || token.colour === colour;
    return isColour && (group === undefined || token.group === group) && !(except && token.group === except);
  });
  // Red ones lie on printed crates as well, which are not among the tokens.
  const isOnly = there.length === 1 && (group !== undefined || (colour !== undefined && colour !== 'red'));
  return thing(words, isOnly ? say('mission.the', bare) : undefined);
}

/** The objective of that name. */
export function objectiveNamed(id: string, context: MissionContext): string {
  const token = context.tokensOf('objective').find((each) => each.id === id);
  const only = token && objectives({ colour: token.colour }, context).only;
  return only ?? context.say('mission.objective-named', { id });
}

export function companions(filter: CompanionFilter, context: MissionContext): Thing {
  return companionsAmong([...context.tokensOf('companion'), ...context.aside], filter, context);
}

/** Of those who wait beside the board. */
export function companionsAside(filter: CompanionFilter, context: MissionContext): Thing {
  return companionsAmong(context.aside, filter, context);
}

function companionsAmong(all: readonly Companion[], filter: CompanionFilter, context: MissionContext): Thing {
  const { group } = filter;
  const { say } = context;
  const bare = forOne(
    filter.class === undefined ? 'mission.companion' : `mission.companion.${filter.class}`,
    context,
  );
  const words = mapped(bare, (what) =>
    group === undefined ? what : say('mission.of-group', { what, group }),
  );
  const there = all.filter((companion) => {
    const isOfClass = filter.class === undefined || classOf(companion) === filter.class;
    return isOfClass && (group === undefined || companion.group === group);
  });
  const [only] = there;
  if (!only || there.length > 1) return thing(words);
  const person = survivors.find(({ id }) => id === only.survivor);
  return thing(
    words,
    person ? say('mission.companion-named', { name: person.name }) : say('mission.the', bare),
  );
}

function classOf(companion: Companion): Class | undefined {
  return companion.class ?? survivors.find(({ id }) => id === companion.survivor)?.class;
}

export function spawnTokens({ spawn, group }: SpawnTokenFilter, context: MissionContext): Thing {
  const { say } = context;
  const bare = forOne(`mission.spawn.${spawn ?? 'any'}`, context);
  const words = mapped(bare, (what) =>
    group === undefined ? what : say('mission.of-group', { what, group }),
  );
  const there = context.tokensOf('spawn').filter((token) => {
    return (spawn === undefined || token.spawn === spawn) && (group === undefined || token.group === group);
  });
  // Corpse Piles and places of Abominations are printed on the tiles, and not all among the tokens.
  const isToken = group !== undefined || spawn === 'starting' || spawn === 'mobile';
  return thing(words, isToken && there.length === 1 ? say('mission.the', bare) : undefined);
}

export function zombies(kind: ZombieKind | undefined, context: MissionContext): Thing {
  const words = forOne(`mission.zombie.${kind ?? 'any'}`, context);
  return { ...words, gender: kind === 'abomination' ? 'f' : 'm' };
}

export type ZombieKind = 'walker' | 'runner' | 'fatty' | 'abomination';

/** All that can be won, or only those that were set aside. */
export function bountyWeapons(from: 'reserve' | undefined, context: MissionContext): Thing {
  const key = from === undefined ? 'mission.bounty-weapon' : 'mission.bounty-weapon-aside';
  return { ...forOne(key, context), gender: 'f' };
}

function thing(words: { one: string; many: string }, only?: string): Thing {
  return { ...words, gender: 'm', ...(only !== undefined && { only }) };
}

function mapped(words: { one: string; many: string }, change: (words: string) => string) {
  return { one: change(words.one), many: change(words.many) };
}
