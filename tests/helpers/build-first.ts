import { build } from '../../scripts/steps/build.mjs';

/** Tests start the built app, several at a time: none of them may find it stale and build it under the others. */
export default async function buildFirst(): Promise<void> {
  const environment = process.env.NODE_ENV;
  await build();
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
}
