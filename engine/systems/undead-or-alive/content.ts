export type * from '../../../schemas/generated/undead-or-alive';
export * from './content/cards';
export * from './content/limits';
export * from './content/machines';
export * from './content/skills';
export * from './content/survivors';
export * from './content/tokens';
export * from './content/traits';
export * from './content/zombies';
