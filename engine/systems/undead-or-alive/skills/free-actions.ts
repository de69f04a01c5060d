import { scopedSkills } from './scopes';

/** Skills that give an action more in each turn, for some sorts of actions. The narrowest come first. */
export const FREE_ACTIONS = scopedSkills('extra-free-action');
