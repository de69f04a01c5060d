import { loadValue } from '../../schemas';
import { wordsMission as missionOf } from '../../scripts/schemas/explained-words';

const loaded = loadValue(missionOf(), 'mission');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));

/** Something of every sort that words of missions can be about. */
export const wordsMission = loaded.document;
