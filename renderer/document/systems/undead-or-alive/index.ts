import type { SystemDocument } from '../system-document';
import { behaviours } from './behaviours';
import { doubts } from './doubts';
import { makeTrainDrive } from './drive';
import { examples } from './examples';
import { cardWords, nameables } from './nameables';
import { sorts } from './sorts';
import { stories } from './stories';
import { templates } from './templates';
import { waiting } from './waiting';

export { type Crate, colourCrate, keepCrate, printedCrates, removeCrate } from './crates';
export { makeTrainDrive } from './drive';
export { drivingTrain, layTrain } from './train';

export const undeadOrAliveDocument: Partial<SystemDocument> = {
  templates,
  doubts,
  nameables,
  cardWords,
  sorts,
  stories,
  examples,
  behaviours,
  waiting,
  arranged: makeTrainDrive,
};
