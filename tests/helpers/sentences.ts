import { sentences } from '../../languages';

/** Every sentence, whichever file it stands in. */
export const { en, fr } = sentences;
