import { scopedSkills } from './scopes';

/** Skills that give an action more in each turn, for some sorts of actions. Those for fewer sorts come first. */
export const FREE_ACTIONS = scopedSkills('extra-free-action');
