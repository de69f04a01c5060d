import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../../../engine';
import { componentCounts } from '../../../../../engine/systems/undead-or-alive/set-up/components';
import { COLOURS } from '../../../../../engine/systems/undead-or-alive/state';
import type { Mission, Token } from '../../../../../schemas';
import { placementsOf } from '../../../../helpers/board';
import { emptyMission } from '../../../../helpers/empty-mission';
import { times } from '../../../../helpers/long';
import { begun, randomPlay } from '../../../../helpers/random-missions';

const count = (mission: Mission, component: string) =>
  componentCounts(mission, stockFace).find((each) => each.component === component);

describe('the components of a mission that is being drawn', () => {
  it('are what the box has, and what the mission brings', () => {
    const mission: Mission = { ...emptyMission, components: { walker: 5, 'mobile-spawn': 1 } };
    expect(count(mission, 'walker')).toEqual({ component: 'walker', asked: 0, inBox: 40, extra: 5 });
    expect(count(mission, 'mobile-spawn')).toMatchObject({ inBox: 2, extra: 1 });
    expect(count(mission, 'red-objective')).toMatchObject({ inBox: 7, extra: 0 });
  });

  it('are asked for by tokens, zombies by their number', () => {
    const at = { tile: 'a', x: 30, y: 30 };
    const tokens: Token[] = [
      { id: 'z1', kind: 'zombie', zombie: 'walker', count: 4, at },
      { id: 'z2', kind: 'zombie', zombie: 'walker', at },
      { id: 'w', kind: 'machine', machine: 'wagon', at },
    ];
    const mission = { ...emptyMission, placements: placementsOf(['a 2R']), tokens };
    expect(count(mission, 'walker')?.asked).toBe(5);
    expect(count(mission, 'wagon')?.asked).toBe(1);
    expect(count(mission, 'gatling')?.asked).toBe(0);
  });

  it('are asked for by what is printed, too', () => {
    const mission = { ...emptyMission, placements: placementsOf(['a 2R']) };
    expect(count(mission, 'red-objective')?.asked).toBe(1);
    expect(count(mission, 'corpse-pile')?.asked).toBe(1);
  });

  it('are those of the game', () => {
    for (let index = 0; index < times(20, 300); index++) {
      const { mission } = begun(randomPlay(`components ${index}`), 'x').table;
      const counts = componentCounts(mission.file, stockFace);
      const asked = Object.fromEntries(counts.map(({ component, asked }) => [component, asked]));
      const spawn = (kind: string) => mission.spawnTokens.filter((token) => token.kind === kind).length;
      expect([
        asked['starting-spawn'],
        asked['mobile-spawn'],
        asked['abomination-spawn'],
        asked['corpse-pile'],
        ...COLOURS.map((colour) => asked[`${colour}-objective`]),
      ]).toEqual([
        spawn('starting'),
        spawn('mobile'),
        spawn('abomination'),
        spawn('corpse-pile'),
        ...COLOURS.map((_, number) => mission.objectives.filter(({ colour }) => colour === number).length),
      ]);
    }
  });
});
