import { expect, it } from 'vitest';
import { partsNamed } from '../../../../renderer/play/set-up/parts-named';
import { missionOn, objective } from '../../../helpers/small-missions';

it('a problem names pieces of all and of single variants', () => {
  const mission = missionOn(['a 2R 0 0 0'], {
    tokens: [objective('o1 a 40 40')],
    variants: [{ id: 'few', survivors: [1], tokens: [objective('o2 a 90 90')] }],
  });
  const named = (token: string) => partsNamed({ code: 'odd', parameters: { token } }, mission);
  expect(named('o1')).toEqual(['token:o1']);
  expect(named('o2')).toEqual(['token:o2']);
  expect(named('o3')).toEqual([]);
});
