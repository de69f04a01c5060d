import { homely } from './homely';
import { mercantile } from './mercantile';
import { official } from './official';
import { rustic } from './rustic';

export const catalogue = { ...homely, ...mercantile, ...official, ...rustic };
export type PieceName = keyof typeof catalogue;
