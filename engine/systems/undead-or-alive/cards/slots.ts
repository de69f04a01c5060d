import { BACKPACK, FAVOURITE, HANDS, SLOTS } from '../state';

/** Slots of one sort: which of several free ones takes a card makes no difference. */
export const SLOT_GROUPS: readonly (readonly number[])[] = [HANDS, [FAVOURITE], BACKPACK];

/** Which of them each slot belongs to. */
export const GROUP_OF = SLOTS.map((_, slot) => SLOT_GROUPS.findIndex((group) => group.includes(slot)));
