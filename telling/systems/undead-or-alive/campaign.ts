import { equipmentCards, LEVELS, levelAt, skills } from '../../../engine/systems/undead-or-alive';
import type { SentenceKey } from '../../../languages';
import type { CampaignTelling } from '../../system-telling';
import { eachOnce } from './words';

/** What is carried over from mission to mission. */
export const campaign: CampaignTelling = {
  card: (id, language) => equipmentCards.find((card) => card.id === id)?.name[language] ?? id,
  brought: ({ adrenaline, skills: chosen = [], cards = [] }, language, say) => [
    ...(adrenaline === undefined
      ? []
      : [
          say('campaign.level', {
            level: say(`level.${LEVELS[levelAt(adrenaline)] ?? 'blue'}` as SentenceKey),
            count: adrenaline,
          }),
        ]),
    ...chosen.map((id) => skills.find((skill) => skill.id === id)?.name[language] ?? id),
    ...eachOnce(cards.map((id) => campaign.card(id, language))),
  ],
};
