import { expect, it } from 'vitest';
import { pictureOf } from '../../../renderer/game/picture';
import { whyNotAt } from '../../../renderer/game/why-not';
import { whyNotWords } from '../../../telling/reasons';
import { UoaWords } from '../../../telling/systems/undead-or-alive';
import { sampleMission } from '../../helpers/games';
import { gameOn, momentOf, observed, take, until } from '../../helpers/played';

it.each([
  ['en', /^Moving the Wagon costs \d actions; 1 left\.$/],
  ['fr', /^Le Chariot : le déplacement coûte \d actions ; il en reste 1\.$/],
] as const)(
  'says in %s what moving a Wagon would cost whoever stands beside it, and what is left',
  (language, words) => {
    const game = gameOn(sampleMission('m7.boothill'), { people: ['henry', 'may'] });
    const { seen } = until(game, 'choose-survivor');
    const wagon = pictureOf(seen).pieces.find(({ look }) => look.kind === 'machine');
    const zone = seen.table.zones[wagon?.zone ?? -1]?.id;
    if (!wagon || zone === undefined) throw new Error('There should be a Wagon');
    game.take({ bend: { bend: 'place', survivor: 'henry', zone } });
    game.take({ action: { do: 'activate', survivor: 'henry' } });
    const moment = take(game, 'make-noise', 'make-noise');
    expect(momentOf(game).seen.acting).toBe(0);
    const why = whyNotAt(moment, wagon.zone, wagon.id, undefined);
    const told = why && whyNotWords(why, new UoaWords(observed(moment.seen).table, language));
    expect(told?.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(words);
  },
);
