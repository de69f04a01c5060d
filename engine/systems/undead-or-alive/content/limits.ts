import limitsFile from './limits.json';

/** How many of everything there are, and the numbers the rules turn on. */
export const limits = limitsFile;
