import type { Tool } from '../tool';
import { idle } from './idle';

/** Selects what lies on the table, and moves it. */
export const select: Tool = (bench) => idle(bench);
