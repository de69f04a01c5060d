import { equipmentCards } from '../../../../engine/systems/undead-or-alive';
import type { Effect } from '../../../../schemas';
import type { SheetLine, SheetMission } from '../../../system-telling';
import { cardWords } from '../mission/names';

/** What the decks leave out, and what comes out of them by other ways than searching. */
export function deckLines({ context }: SheetMission): SheetLine[] {
  const { say } = context;
  const effects = context.rules.flatMap((rule): readonly Effect[] => ('do' in rule ? rule.do : []));
  const bounty = equipmentCards.filter(({ deck }) => deck === 'bounty').length;
  const aside = effects.reduce(
    (sum, effect) => sum + (effect.effect === 'set-aside' ? effect.weapons : 0),
    0,
  );
  return [
    {
      words: say(aside > 0 ? 'sheet.decks.bounty.aside' : 'sheet.decks.bounty', {
        aside: Math.min(aside, bounty),
        count: Math.max(0, bounty - aside),
      }),
    },
    ...(context.mission.decks ?? []).map(({ name, cards }) => ({
      words: say('sheet.decks.own', {
        name: context.text(name),
        cards: context.and(
          Object.entries(cards).map(([id, count]) =>
            say('sheet.count', { count, name: cardWords(id, context) }),
          ),
        ),
      }),
    })),
  ];
}
