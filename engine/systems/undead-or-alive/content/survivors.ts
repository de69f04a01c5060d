import type { Class } from '../../../../schemas';
import type { SurvivorsFile } from '../../../../schemas/generated/undead-or-alive';
import survivorsFile from './survivors.json';

export const CLASSES = ['Brawler', 'Faithful', 'Gunslinger', 'Townsfolk'] as const satisfies readonly Class[];

export const { survivors } = survivorsFile as unknown as SurvivorsFile;
