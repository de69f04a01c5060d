import { abominationBesideStart } from '../../../../engine/systems/undead-or-alive';
import type { Token } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { isAbominationThere } from './awake';
import { laidByRules } from './laid-by-rules';
import { line, tokensOf } from './lying';
import { placesOf } from './where';

/** From where zombies come, from the start and later. */
export function spawnLines(sheet: SheetMission): SheetLine[] {
  return [...spawnTokens(sheet), ...corpsePiles(sheet)];
}

function spawnTokens(sheet: SheetMission): SheetLine[] {
  const { say } = sheet.context;
  const spawns = tokensOf(sheet, 'spawn');
  const below = (['starting', 'mobile'] as const).flatMap((spawn) => {
    const lying = spawns.filter((token) => token.spawn === spawn && !token.asleep && !token.waiting);
    const places = placesOf(lying, sheet);
    return places === undefined ? [] : [say(`sheet.spawn.${spawn}`, { count: lying.length, places })];
  });
  const asleep = abominations(sheet);
  const places = placesOf(asleep, sheet);
  const isBeside = abominationBesideStart(sheet.mission, sheet.faces) !== undefined;
  const how = isAbominationThere(sheet.mission) ? 'awake' : isBeside ? 'beside' : 'abomination';
  const sleeping = places === undefined ? [] : [say(`sheet.spawn.${how}`, { count: asleep.length, places })];
  const all = [...below, ...sleeping, ...later(sheet)];
  return all.length === 0 ? [] : [line(say('sheet.spawn'), all)];
}

/** Those that rules of the mission wake, and those that rules lay down. */
function later(sheet: SheetMission): string[] {
  const spawns = tokensOf(sheet, 'spawn');
  const waiting = spawns.filter((token) => token.waiting);
  const asleep = spawns.filter((token) => token.asleep && !token.waiting && token.spawn !== 'abomination');
  return (
    [
      ['asleep', asleep],
      ['waiting', waiting],
    ] as const
  ).flatMap(([how, tokens]) => {
    const places = placesOf(tokens, sheet);
    return places === undefined
      ? []
      : [sheet.context.say(`sheet.spawn.${how}`, { count: tokens.length, places })];
  });
}

/** Those of the mission, and those that the rules lay. */
function abominations(sheet: SheetMission): Token[] {
  return [...(sheet.mission.tokens ?? []), ...laidByRules(sheet)].filter(
    (token) => token.kind === 'spawn' && token.spawn === 'abomination' && !token.waiting,
  );
}

function corpsePiles(sheet: SheetMission): SheetLine[] {
  const { mission, faces, context } = sheet;
  const count = mission.placements
    .flatMap(({ face }) => faces(face)?.spots ?? [])
    .filter(({ kind }) => kind === 'corpse-pile').length;
  return count === 0 ? [] : [line(context.say('sheet.corpse-piles', { count }))];
}
