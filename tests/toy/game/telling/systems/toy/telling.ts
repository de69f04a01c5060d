import { HEALTH, HERO, type ToyEvent, type ToySeen } from '../../../engine/systems/toy';
import type { SentenceKey } from '../../../languages';
import { goalNamed } from '../../goals';
import type { SystemTelling } from '../../system-telling';
import { type Names, Words } from '../../words';
import { ToyMission } from './mission';

export class ToyWords extends Words {
  protected readonly names: Names = { person: () => HERO.name, survivor: () => HERO.name };

  override on(): this {
    return this;
  }
}

/** What events and actions have in common: zones are nouns, everything else is as it is. */
function told(key: string, thing: object, words: ToyWords): string {
  const named = Object.entries(thing).map(([name, value]) => {
    const isZone = name === 'to' || name === 'from' || name === 'zone';
    return [
      name,
      isZone ? words.zone(String(value)) : typeof value === 'number' ? value : String(value),
    ] as const;
  });
  return words.say(key as SentenceKey, { who: HERO.name, ...Object.fromEntries(named) });
}

function contents(zone: number, words: ToyWords, seen: ToySeen): string[] {
  const { key, exit } = seen.table;
  return [
    ...(seen.value('place') === zone ? [HERO.name] : []),
    ...(seen.value('zombie') === zone ? [words.say('toy.zombie')] : []),
    ...(key?.zone === zone && seen.value('keyHeld') === 0 ? [words.say('toy.key')] : []),
    ...(exit === zone ? [words.say('toy.exit')] : []),
  ];
}

export const toyTelling: SystemTelling<ToyWords, ToySeen, ToyEvent> = {
  mission: (mission, language, names) => new ToyMission(mission, language, names),
  words: (table, language, codes) => new ToyWords(table, new ToyMission(table.mission.file, language), codes),
  log: {
    tell: (event, words) => {
      if (event.type === 'hit') return told(event.kills ? 'toy.log.kill' : 'toy.log.miss', event, words);
      if (event.type === 'game-over') return words.say(event.won ? 'toy.log.won' : 'toy.log.lost');
      if (event.type === 'bent') return words.say(`what-if.bend.${event.bend}` as SentenceKey);
      return told(`toy.log.${event.type}`, event, words);
    },
    role: ({ type }) => (type === 'round-began' || type === 'game-over' ? 'heading' : undefined),
  },
  option: (action, words) => told(`toy.option.${action.do}`, action, words),
  question: (_, words, seen) => words.say('toy.ask', { who: HERO.name, count: seen.value('actionsLeft') }),
  bend: ({ bend }, words) => words.say(`what-if.bend.${bend}` as SentenceKey),
  view: (seen, words) => [
    { lines: [words.say('course.round', { round: seen.round })] },
    { lines: [words.say('toy.wounds', { who: HERO.name, wounds: seen.value('wounds'), of: HEALTH })] },
    {
      title: words.say('toy.house'),
      lines: seen.table.zones.flatMap(({ id }, zone) => {
        const things = contents(zone, words, seen);
        return things.length > 0 ? [`${words.zone(id).title}: ${words.list(things)}`] : [];
      }),
    },
  ],
  contents: (zone, words, seen) => contents(zone, words, seen),
  sheet: ({ mission: { tokens = [] }, context: { say }, zoneAt }) => {
    const key = tokens.find(({ kind }) => kind === 'key');
    const zone = key && 'at' in key ? zoneAt(key.at) : undefined;
    return {
      needed: [{ lines: [say('toy.sheet.needed', { who: HERO.name })] }],
      setUp: zone ? [{ words: say('toy.sheet.key', { zone }) }] : [],
      course: [
        {
          title: say('toy.sheet.end'),
          lines: [{ words: say('toy.sheet.lost', { who: HERO.name, count: HEALTH }) }],
        },
      ],
    };
  },
  ending: ({ outcome, summary }, words) => ({
    why: words.say(`toy.because.${outcome.reason}` as SentenceKey),
    summary: [
      {
        title: words.say('toy.goals'),
        lines: summary.goals.map(({ goal, reached, depth }) => ({
          words: words.say(reached ? 'toy.goal-reached' : 'toy.goal-open', { goal: goalNamed(goal, words) }),
          depth,
        })),
      },
    ],
  }),
};
