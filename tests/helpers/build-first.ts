import { build } from '../../scripts/steps/build.mjs';

/** Tests start the built app, several at a time: none of them may find it stale and build it under the others. */
export default build;
