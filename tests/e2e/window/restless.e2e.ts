import { startingTest as test } from '../../helpers/app';
import { times } from '../../helpers/long';
import { type Walk, walk } from '../../helpers/restless/walk';

// Somebody who knows nothing of the program does whatever it offers. RESTLESS=seed/deeds lets a failed walk be seen
// again.

const DEEDS = 300;
const A_DEED = 2000;

const walks: readonly Walk[] = process.env.RESTLESS
  ? [asked(process.env.RESTLESS)]
  : Array.from({ length: times(1, 40) }, (_, index) => ({ seed: `${index + 1}`, deeds: DEEDS }));

for (const { seed, deeds } of walks)
  test(`a restless user comes to no harm in ${deeds} deeds of seed ${seed}`, async ({ folder, start }) => {
    test.setTimeout(60_000 + deeds * A_DEED);
    await walk({ seed, deeds }, folder, start, process.env.RESTLESS ? console.log : undefined);
  });

function asked(words: string): Walk {
  const [seed = '', deeds = `${DEEDS}`] = words.split('/');
  return { seed, deeds: Number(deeds) };
}
