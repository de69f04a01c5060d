export { type Generator, nextBelow, nextFraction, nextUint32, seedGenerator } from './random/generator';
