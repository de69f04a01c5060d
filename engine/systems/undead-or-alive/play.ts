import type { ActionTraits, EventTraits, Play } from '../../game/traits';
import { eventTraits } from './events';
import { actionTraits } from './words';

const events = new Map<string, EventTraits>(Object.entries(eventTraits));
const actions = new Map<string, ActionTraits>(Object.entries(actionTraits));

const NOTHING_KNOWN: EventTraits = { weight: 'notable' };
const NOWHERE: ActionTraits = { chosen: 'beside' };

export const play: Play = {
  asksFirst: true,
  event: ({ type }) => events.get(type) ?? NOTHING_KNOWN,
  action: (word) => actions.get(word) ?? NOWHERE,
  arrange: (partner) => (partner === undefined ? { do: 'reorganize' } : { do: 'trade', with: partner }),
  goTo: (zone) => ({ do: 'move', to: zone }),
  buttons: [...actions]
    .flatMap(([word, { button }]) => (button ? [{ word, order: button.order }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ word }) => word),
};
