import type { ObjectiveFilter } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { type Countable, changed, type Noun, nounOf, ofGroup, onlyOne } from '../../../mission/countables';
import { printedName } from '../../../mission/names';

type Colour = NonNullable<ObjectiveFilter['colour']>;

export function objectives(filter: ObjectiveFilter, context: MissionContext): Countable {
  const { group, except } = filter;
  const inGroup = ofGroup(nounOfColour(filter.colour, context), group, context);
  const noun =
    except === undefined
      ? inGroup
      : changed(inGroup, (what) =>
          context.say('mission.outside-group', {
            what,
            group: printedName(except, context.mission.groups, context),
          }),
        );
  const only = theOnly(filter, context);
  return { ...noun, gender: 'm', ...(only !== undefined && { only }) };
}

/** The objective of that name. */
export function objectiveNamed(id: string, context: MissionContext): string {
  const token = context.tokensOf('objective').find((each) => each.id === id);
  return onlyOne(
    nounOfColour(token?.colour, context),
    token && isOnlyOf(token.colour, context) ? undefined : context.nameOf(id),
    context,
  );
}

/** Red ones lie on printed crates as well, which are not among the tokens. */
function theOnly({ colour, group, except }: ObjectiveFilter, context: MissionContext): string | undefined {
  if (group === undefined && (colour === undefined || colour === 'red')) return undefined;
  const [token, ...others] = context.tokensOf('objective').filter((each) => {
    if (except !== undefined && each.group === except) return false;
    return (colour === undefined || each.colour === colour) && (group === undefined || each.group === group);
  });
  if (!token || others.length > 0) return undefined;
  return onlyOne(
    nounOfColour(token.colour, context),
    isOnlyOf(token.colour, context) ? undefined : group,
    context,
  );
}

function isOnlyOf(colour: Colour, context: MissionContext): boolean {
  return (
    colour !== 'red' && context.tokensOf('objective').filter((each) => each.colour === colour).length === 1
  );
}

function nounOfColour(colour: Colour | undefined, context: MissionContext): Noun {
  if (colour === undefined) return nounOf('mission.objective', context);
  return {
    one: context.say('mission.objective-of', { count: 1, colour: context.say(`colour.${colour}`) }),
    many: context.say('mission.objective-of', { count: 2, colours: context.say(`colours.${colour}`) }),
  };
}
