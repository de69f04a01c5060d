import { skills, survivors } from '../../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../../languages';
import type { People, PeopleFilter, Piece, Place, PlaceFilter } from '../../../../schemas';
import { anyOne } from '../../../mission/amounts';
import type { MissionContext, PeopleWords, PlaceForm } from '../../../mission/context';
import type { Countable, Noun } from '../../../mission/countables';
import { before } from '../../../mission/grammar';
import { companions } from './companions';
import { zombies } from './countables';
import { holdingWords } from './holding';
import { areaWords, machineWords } from './names';
import { objectives } from './objectives';
import { spawnTokens } from './spawn-tokens';

// Zones and survivors in words: either may be said of the other.

/** The place by itself, being in it, coming into it, and each of its zones. */
export function placeWords(form: PlaceForm, place: Place, context: MissionContext): string {
  if (typeof place === 'string') return areaWords(form, place, context);
  const zone = zoneWords(place, context);
  // One that somebody picks is no longer each of them.
  if (place.pick === undefined) return context.say(`mission.zone.${form}.any.${before(zone)}`, { zone });
  const one = form === 'each' ? 'in' : form;
  return context.say(`mission.zone.${one}.${place.pick}.${before(zone)}`, { zone });
}

/** Somewhere, or `on the board` where nothing is said. */
export function whereWords(place: Place | undefined, context: MissionContext): string {
  return place === undefined ? context.say('mission.on-board') : placeWords('in', place, context);
}

/** `street zone in ‘Mine’ with a Walker`, without an article. */
function zoneWords(filter: PlaceFilter, context: MissionContext): string {
  const { say } = context;
  const { only, in: among, tag, of, people, near, range = 1, seenFrom } = filter;
  const words = [
    say(`mission.zone.${only ?? 'any'}`),
    ...(among === undefined ? [] : [placeWords('in', among, context)]),
    ...(tag === undefined ? [] : [say('mission.zone.tagged', { tag: tagWords(tag, context) })]),
    ...(of === undefined ? [] : [say('mission.zone.of', { what: pieceWords(of, context) })]),
    ...(people === undefined ? [] : [peopleThere(peopleWords(people, context), context)]),
    ...(near === undefined
      ? []
      : [say('mission.zone.near', { count: range, place: placeWords('area', near, context) })]),
    ...(seenFrom === undefined
      ? []
      : [say('mission.zone.seen-from', { place: placeWords('area', seenFrom, context) })]),
  ];
  return words.join(' ');
}

function peopleThere({ words, count }: ReturnType<typeof peopleWords>, { say }: MissionContext): string {
  return say('mission.zone.people', { who: words, count });
}

/** What tiles call their zones; what nobody knows is quoted as it stands. */
function tagWords(tag: string, { say }: MissionContext): string {
  const key = `zone.tag.${tag}` as SentenceKey;
  const words = say(key);
  return words === key ? tag : words;
}

/** `a red Objective`; a machine by its name. */
function pieceWords(piece: Piece, context: MissionContext): string {
  return 'machine' in piece ? machineWords(piece.machine, context) : anyOne(thingOf(piece, context), context);
}

/** `red Objective`, without an article. */
export function pieceNoun(piece: Piece, context: MissionContext): string {
  return 'machine' in piece ? machineWords(piece.machine, context) : thingOf(piece, context).one;
}

function thingOf(piece: Exclude<Piece, { machine: unknown }>, context: MissionContext): Countable {
  if ('objectives' in piece) return objectives(piece.objectives, context);
  if ('spawnTokens' in piece) return spawnTokens(piece.spawnTokens, context);
  if ('zombies' in piece) return zombies(piece.zombies.kind, context);
  return companions(piece.companions, context);
}

export function peopleWords(people: People | undefined, context: MissionContext): PeopleWords {
  const { say } = context;
  if (typeof people === 'object') return filteredWords(people, context);
  const who = people === undefined || people === 'taker' ? 'doer' : people;
  const count = who === 'all' || who === 'others' ? 2 : 1;
  return { words: say(`mission.people.${who === 'one' ? 'chosen' : who}`), count };
}

const PICKED = { all: 'each', one: 'chosen', lot: 'lot' } as const;

function filteredWords(filter: PeopleFilter, context: MissionContext): PeopleWords {
  if (isNameAlone(filter)) return { words: nameOf(filter.survivor), count: 1 };
  const { one } = survivorNoun(filter, context);
  return { words: context.say(`mission.people.of.${PICKED[filter.pick ?? 'all']}`, { one }), count: 1 };
}

/** Who it is, whatever else may be so of them. */
export function isNameAlone(filter: PeopleFilter): filter is PeopleFilter & { survivor: string } {
  return Object.keys(filter).every((key) => NAMING.has(key)) && filter.survivor !== undefined;
}

const NAMING: ReadonlySet<string> = new Set(['survivor', 'pick', 'count'] satisfies (keyof PeopleFilter)[]);

/** Whoever does something: `a survivor in ‘Mine’`. */
export function anySurvivor(filter: PeopleFilter | undefined, context: MissionContext): string {
  if (filter && isNameAlone(filter)) {
    return context.say('mission.survivor-named', { name: nameOf(filter.survivor) });
  }
  const { one } = survivorNoun(filter ?? {}, context);
  return context.say(filter?.except ? 'mission.any-other-survivor' : 'mission.any-survivor', { one });
}

/** `survivor in ‘Mine’ who carries a Dynamite card`, without an article: of one, and of several. */
export function survivorNoun(filter: PeopleFilter, context: MissionContext): Noun {
  return { one: nounFor(filter, 1, context), many: nounFor(filter, 2, context) };
}

function nounFor(filter: PeopleFilter, count: 1 | 2, context: MissionContext): string {
  const { say } = context;
  const { survivor, class: ofClass, except, in: place, level, wounded, skill, holds, nearest } = filter;
  return [
    say(except === 'doer' ? 'mission.another-survivor' : 'mission.survivor', { count }),
    ...(survivor === undefined ? [] : [say('mission.survivor.called', { count, name: nameOf(survivor) })]),
    ...(ofClass === undefined
      ? []
      : [say('mission.survivor.of-class', { name: say(`token.class.${ofClass}`) })]),
    ...(place === undefined ? [] : [placeWords('in', place, context)]),
    ...(level === undefined ? [] : [say('mission.survivor.at-level', { level: say(`level.${level}`) })]),
    ...(wounded === undefined ? [] : [say('mission.survivor.wounded', { count: wounded })]),
    ...(skill === undefined ? [] : [say('mission.survivor.skilled', { skill: skillWords(skill, context) })]),
    ...(holds === undefined
      ? []
      : [say('mission.survivor.holding', { count, what: holdingWords(holds, context) })]),
    ...(nearest === undefined
      ? []
      : [say('mission.survivor.nearest', { count, where: placeWords('to', nearest, context) })]),
  ].join(' ');
}

export function skillWords(id: string, context: MissionContext): string {
  return skills.find((each) => each.id === id)?.name[context.language] ?? id;
}

function nameOf(id: string): string {
  return survivors.find((each) => each.id === id)?.name ?? id;
}
