import type { AttackOdds, AttackResult, OddsTarget } from '../../../engine';
import type { UoaWords } from './words';

/** What may come of an attack, in a few lines: how it is rolled, who falls, who is at risk, and what is heard. */
export function oddsLines(odds: AttackOdds, words: UoaWords): string[] {
  return [
    rollLine(odds, words),
    ...fallLines(odds, words),
    ...riskLines(odds, words),
    ...againLines(odds, words),
    noiseLine(odds, words),
    ...(odds.empties.length === 0 ? [] : [words.say('odds.empties', { weapons: words.cards(odds.empties) })]),
  ];
}

/** `Shoot: 3 dice, 4+`. */
export function briefOdds({ sort, dice, accuracy, plus }: AttackOdds, words: UoaWords): string {
  if (sort === 'dynamite') return words.say('odds.brief.dynamite');
  const rolled = words.say(plus > 0 ? 'odds.brief-roll.plus' : 'odds.brief-roll', {
    dice: words.say('count.dice', { count: dice }),
    accuracy,
    plus,
  });
  return words.say(`odds.brief.${sort}`, { rolled });
}

/** The smallest chance that is told. */
const LEAST = 0.001;
/** Sums of chances are as good as certain, or as impossible, that close to it. */
const NOTHING = 1e-9;

/** `42 %`, as the language writes it. What may come, however seldom, is never nothing, and never sure. */
export function chanceWords(exact: number, words: UoaWords): string {
  const isOpen = exact > NOTHING && exact < 1 - NOTHING;
  const chance = isOpen ? Math.min(Math.max(exact, LEAST), 1 - LEAST) : exact;
  const digits = isOpen && (chance < 0.01 || chance > 0.99) ? 1 : 0;
  const format = new Intl.NumberFormat(words.language, {
    style: 'percent',
    maximumFractionDigits: digits,
  });
  return format.format(chance);
}

function rollLine(odds: AttackOdds, words: UoaWords): string {
  const { sort, zone, range, dice, accuracy, plus, damage } = odds;
  if (sort === 'dynamite') return words.say('odds.dynamite', { zone: words.zone(zone) });
  return words.say(plus > 0 ? 'odds.roll.plus' : 'odds.roll', {
    range,
    dice: words.say('count.dice', { count: dice }),
    accuracy,
    plus,
    damage: words.say('count.damage', { count: damage }),
  });
}

function fallLines({ targets, choosesFreely, ...result }: AttackOdds, words: UoaWords): string[] {
  if (targets.length === 0) return [];
  const list = words.list(targets.map((target) => targetWords(target, words)));
  const order = words.say(choosesFreely ? 'odds.targets.free' : 'odds.targets', { targets: list });
  if (result.expectedKills === 0) return [nobodyLine(targets, words), order];
  return [words.say('odds.kills', killsIn(result, words)), order];
}

/** Whom hits go to who do not fall by them, so that nobody does. */
function nobodyLine(targets: readonly OddsTarget[], words: UoaWords): string {
  const front = targets.filter(({ line }) => line === 0);
  if (front.some(({ dies }) => dies)) return words.say('odds.nobody');
  const list = front.map(({ zombie, count, needs }) =>
    words.say('odds.needs', {
      zombies: words.zombies(zombie, count),
      damage: words.say('count.damage', { count: needs }),
    }),
  );
  const isInFront = front.length < targets.length;
  return words.say(isInFront ? 'odds.nobody.shielded' : 'odds.nobody.tough', { targets: words.list(list) });
}

function killsIn({ kills, expectedKills }: AttackResult, words: UoaWords) {
  const average = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(expectedKills);
  return { kills: average, chance: chanceWords(1 - (kills[0] ?? 0), words) };
}

function targetWords({ zombie, count, dies }: OddsTarget, words: UoaWords): string {
  const zombies = words.zombies(zombie, count);
  return dies ? zombies : words.say('odds.unharmed', { zombies });
}

/** What may come to friends; nothing where nobody is at risk. */
export function riskLines({ friends }: AttackOdds, words: UoaWords): string[] {
  if (friends.people.length === 0) return [];
  return [
    words.say('odds.friends', {
      who: words.list(friends.people.map(({ survivor }) => words.who(survivor))),
      wounded: chanceWords(friends.wounded, words),
      eliminated: chanceWords(friends.eliminated, words),
    }),
  ];
}

/** What may be rolled again, and what that is good for. */
function againLines(
  { rerolls: { cards, skills }, expectedKills, again }: AttackOdds,
  words: UoaWords,
): string[] {
  const sources = [...cards.map((id) => words.card(id)), ...skills.map((id) => words.skill(id))];
  if (sources.length === 0 || !again) return [];
  const source = { with: words.list(sources) };
  if (expectedKills === 0) return [words.say('odds.reroll', source)];
  const { people, wounded, eliminated } = again.friends;
  const risk = { wounded: chanceWords(wounded, words), eliminated: chanceWords(eliminated, words) };
  return [
    words.say('odds.reroll.kills', { ...source, ...killsIn(again, words) }),
    ...(people.length === 0 ? [] : [words.say('odds.reroll.friends', risk)]),
  ];
}

function noiseLine({ noise: { sound, zone, drowned } }: AttackOdds, words: UoaWords): string {
  if (sound === 'silent') return words.say('odds.noise.silent');
  return words.say(drowned ? 'odds.noise.drowned' : `odds.noise.${sound}`, { zone: words.zone(zone) });
}
