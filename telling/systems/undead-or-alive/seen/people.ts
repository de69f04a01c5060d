import { NONE } from '../../../../engine';
import { FATES, LEVELS, type Observation, SLOTS } from '../../../../engine/systems/undead-or-alive';
import { actorName, cardName, zoneName } from '../by-number';
import { eachOnce, type HeldIn, placeOfSlot, type UoaWords } from '../words';

const INDENT = '  ';

/** Everybody in the game: how they are, and what they have and can do. */
export function peopleLines(seen: Observation, words: UoaWords): string[] {
  const { survivors, actors } = seen.table.sizes;
  return Array.from({ length: actors }, (_, actor) =>
    actor < survivors ? survivorLines(seen, actor, words) : [companionLine(seen, actor, words)],
  ).flat();
}

function survivorLines(seen: Observation, survivor: number, words: UoaWords): string[] {
  const gone = goneLine(seen, survivor, words);
  const line =
    gone === undefined
      ? survivorLine(seen, survivor, words)
      : words.say('view.gone', { person: gone, ...adrenalineOf(seen, survivor, words) });
  const details = [...handLines(seen, survivor, words), ...skillLines(seen, survivor, words)];
  return [line, ...details.map((detail) => `${INDENT}${detail}`)];
}

function adrenalineOf(
  seen: Observation,
  survivor: number,
  words: UoaWords,
): { points: number; level: string } {
  const level = words.level(LEVELS[seen.at('level', survivor)] ?? '');
  return { points: seen.at('adrenaline', survivor), level };
}

function survivorLine(seen: Observation, survivor: number, words: UoaWords): string {
  const zone = seen.at('place', survivor);
  const left = seen.healthLeft(survivor);
  const line = words.say(zone === NONE ? 'view.survivor-waiting' : 'view.survivor', {
    ...personOf(seen, survivor, words),
    zone: zoneName(seen, zone, words),
    health: `${left}/${left + seen.at('wounds', survivor)}`,
    ...adrenalineOf(seen, survivor, words),
  });
  const isDone = seen.at('activated', survivor) === 1;
  return isDone ? words.say('view.turn-over', { survivor: line }) : line;
}

function companionLine(seen: Observation, companion: number, words: UoaWords): string {
  const place = seen.at('place', companion);
  const zone = zoneName(seen, place, words);
  if (seen.at('identity', companion) === NONE) {
    return words.say(place === NONE ? 'view.unknown-companion-aside' : 'view.unknown-companion', { zone });
  }
  const gone = goneLine(seen, companion, words);
  if (gone !== undefined) return gone;
  const person = { ...personOf(seen, companion, words), zone };
  if (place === NONE) return words.say('view.companion-aside', person);
  const leader = seen.at('leader', companion);
  if (leader === NONE) return words.say('view.lone-companion', person);
  return words.say('view.companion', { ...person, leader: actorName(seen, leader) });
}

/** What became of those who are not on the board. */
function goneLine(seen: Observation, actor: number, words: UoaWords): string | undefined {
  const fate = FATES[seen.at('fate', actor)];
  if (fate === 'left') return words.say('view.left', personOf(seen, actor, words));
  return fate === 'eliminated' ? words.say('view.eliminated', personOf(seen, actor, words)) : undefined;
}

function personOf(seen: Observation, actor: number, words: UoaWords): { who: string; class: string } {
  const person = seen.table.roster[seen.at('identity', actor)];
  return {
    who: actorName(seen, actor),
    class: person ? words.say(`token.class.${person.class}`) : '',
  };
}

const PLACES: readonly HeldIn[] = ['hand', 'favourite', 'backpack'];

/** The cards of a survivor, by where they are. */
function handLines(seen: Observation, survivor: number, words: UoaWords): string[] {
  const places = PLACES.flatMap((place) => {
    const cards = eachOnce(cardsAt(seen, survivor, place, words));
    if (cards.length === 0) return [];
    return [words.say('view.slot', { slot: words.say(`slot.${place}`), cards: cards.join(', ') })];
  });
  return places.length === 0 ? [] : [places.join(' · ')];
}

function cardsAt(seen: Observation, survivor: number, place: HeldIn, words: UoaWords): string[] {
  return SLOTS.flatMap((slot, number) => {
    const card = seen.at('slots', survivor, number);
    if (card === NONE || placeOfSlot(slot) !== place) return [];
    const name = cardName(seen, card, words);
    return [seen.at('emptied', card) === 1 ? words.say('view.emptied', { card: name }) : name];
  });
}

function skillLines(seen: Observation, survivor: number, words: UoaWords): string[] {
  const skills = seen.table.skills.flatMap(({ id }, skill) => {
    const times = seen.at('skills', survivor, skill);
    if (times === 0) return [];
    return [times === 1 ? words.skill(id) : `${words.skill(id)} ×${times}`];
  });
  return skills.length === 0 ? [] : [words.say('view.skills', { skills: skills.join(', ') })];
}
