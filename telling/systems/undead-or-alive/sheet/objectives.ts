import { COLOURS } from '../../../../engine/systems/undead-or-alive';
import type { TokenObjective } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { laidByRules } from './laid-by-rules';
import { line, tokensOf } from './lying';
import { placesOf } from './where';

/** Objectives on printed crates, mixed ones, and those that lie where the map has them. */
export function objectiveLines(sheet: SheetMission): SheetLine[] {
  return [...crates(sheet), ...mixes(sheet), ...openObjectives(sheet), ...waiting(sheet)];
}

function crates(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const used = laidByRules(sheet).filter(({ kind }) => kind === 'objective').length;
  const unused = tokensOf(sheet, 'no-objective').length;
  const words = [
    ...(used > 0 ? [say('sheet.crates', { count: used })] : []),
    ...(unused > 0 ? [say('sheet.crates.unused', { count: unused })] : []),
  ];
  return words.length === 0 ? [] : [line(words.join(' '))];
}

/** What is mixed, by mixes, without the words that only tell one mix from another. */
function mixes(sheet: SheetMission): SheetLine[] {
  const { context } = sheet;
  const byMix = new Map<string, TokenObjective[]>();
  for (const token of tokensOf(sheet, 'objective')) {
    if (token.mix !== undefined) byMix.set(token.mix, [...(byMix.get(token.mix) ?? []), token]);
  }
  return [...byMix.values()].map((mixed) => {
    const places = byMix.size > 1 ? placesOf(mixed, sheet) : undefined;
    const objectives = colours(mixed, sheet);
    return line(
      places === undefined
        ? context.say('sheet.mix', { objectives })
        : context.say('sheet.mix.in', { objectives, places }),
    );
  });
}

/** Those in another colour than that of the crates lie where the map has them. */
function openObjectives(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const open = tokensOf(sheet, 'objective').filter((token) => token.mix === undefined && !token.waiting);
  return COLOURS.flatMap((colour) => {
    const lying = open.filter((token) => token.colour === colour);
    const places = placesOf(lying, sheet);
    return places === undefined
      ? []
      : [
          line(
            say(`sheet.objectives.${colour === 'red' ? 'red' : 'face-up'}`, {
              objectives: colours(lying, sheet),
              places,
            }),
          ),
        ];
  });
}

/** Those that a rule lays down. */
function waiting(sheet: SheetMission): SheetLine[] {
  const tokens = tokensOf(sheet, 'objective').filter((token) => token.waiting);
  if (tokens.length === 0) return [];
  const objectives = colours(tokens, sheet);
  return [line(sheet.context.say('sheet.objectives.waiting', { objectives, count: tokens.length }))];
}

function colours(objectives: readonly TokenObjective[], { context }: SheetMission): string {
  const counted = COLOURS.flatMap((colour) => {
    const count = objectives.filter((each) => each.colour === colour).length;
    return count === 0 ? [] : [context.say(`sheet.component.${colour}-objective`, { count })];
  });
  return context.and(counted);
}
