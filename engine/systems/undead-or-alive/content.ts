export * from './content/cards';
export * from './content/feats';
export * from './content/limits';
export * from './content/machines';
export type * from './content/printed';
export * from './content/skills';
export * from './content/survivors';
export * from './content/zombies';
