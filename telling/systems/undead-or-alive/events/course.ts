import type { SentenceKey } from '../../../../languages';
import type { Tellers } from './tellers';

export const course = {
  'round-began': ({ round }, words) => words.say('log.round-began', { round }),
  'turn-began': ({ survivor, actions }, words) =>
    words.say('log.turn-began', {
      who: words.who(survivor),
      actions: words.say('count.actions', { count: actions }),
    }),
  'free-action': ({ survivor, skill }, words) =>
    skill === undefined
      ? words.say('log.free-action-after-charge', { who: words.who(survivor) })
      : words.say('log.free-action', { who: words.who(survivor), skill: words.skill(skill) }),
  'turn-ended': ({ survivor, unspent }, words) =>
    unspent === 0
      ? words.say('log.turn-ended', { who: words.who(survivor) })
      : words.say('log.turn-ended-early', { who: words.who(survivor), count: unspent }),
  'end-phase': (_, words) => words.say('log.end-phase'),
  'first-player': ({ player }, words) =>
    words.table.players === 1 ? undefined : words.say('log.first-player', { player: words.player(player) }),
  'reloaded-all': ({ weapons }, words) => words.say('log.reloaded-all', { weapons: words.cards(weapons) }),
  wounded: ({ survivor, wounds, left, of: all }, words) =>
    words.say('log.wounded', { who: words.who(survivor), count: wounds, taken: all - left, all }),
  healed: ({ survivor, left, by }, words) =>
    by === undefined
      ? words.say('log.healed', { who: words.who(survivor), left })
      : words.say('log.healed-by', { by: words.who(by), who: words.who(survivor), left }),
  eliminated: ({ survivor }, words) => words.say('log.eliminated', { who: words.who(survivor) }),
  'game-over': ({ won, reason }, words) =>
    words.say(won ? 'log.game-over.won' : 'log.game-over.lost', {
      reason: words.say(`outcome.${reason}` as SentenceKey),
    }),
  adrenaline: ({ survivor, points, now }, words) =>
    words.say('log.adrenaline', { who: words.who(survivor), points, now }),
  'tracker-restarted': ({ survivor, now }, words) =>
    words.say('log.tracker-restarted', { who: words.who(survivor), points: now }),
  level: ({ survivor, level }, words) =>
    words.say('log.level', { who: words.who(survivor), level: words.level(level) }),
  skill: ({ survivor, skill }, words, { isSetUp }) =>
    words.say(isSetUp ? 'log.skill-at-start' : 'log.skill', {
      who: words.who(survivor),
      skill: words.skill(skill),
    }),
} satisfies Partial<Tellers>;
