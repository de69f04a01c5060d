import { loadValue } from '../../schemas';
import mission from './words-mission.json';

const loaded = loadValue(mission, 'mission');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));

/** Something of every sort that words of missions can be about. */
export const wordsMission = loaded.document;
