import { describe, expect, it } from 'vitest';
import { gameSummary } from '../../engine/systems/undead-or-alive/insight/summary';
import type { Language } from '../../languages';
import { lineTo } from '../../renderer/game/moment';
import type { Mission } from '../../schemas';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { endingWords } from '../../telling/systems/undead-or-alive/ending';
import { summaryLines } from '../../telling/systems/undead-or-alive/summary';
import { gameOn, momentOf, observed, Player } from '../helpers/played';
import { sampleMission } from '../helpers/samples';

const m0 = sampleMission('m0.boothill.json');

function endOf(mission: Mission, seed: string) {
  const game = gameOn(mission, { seed, count: 3 });
  new Player(seed).playUntil(game, () => false);
  const seen = observed(momentOf(game).seen);
  const events = lineTo(momentOf(game)).flatMap((one) => one.events);
  const { outcome } = seen;
  if (!outcome) throw new Error('The game never ended');
  const summary = gameSummary(events, seen);
  const why = (language: Language = 'en') =>
    endingWords({ outcome, seen, events, summary }, new UoaWords(seen.table, language));
  return { summary, why, lines: summaryLines(summary, new UoaWords(seen.table, 'en')) };
}

const tooLate: Mission = {
  ...m0,
  rules: [{ id: 'dusk', when: { event: 'end-phase' }, do: [{ effect: 'lose' }] }],
};

describe('why a game is over', () => {
  it('says who was eliminated, by what', () => {
    const { why } = endOf(m0, '3');
    expect(why()).toBe('Jimmy was eliminated in round 4 by a Walker.');
    expect(why('fr')).toBe('Jimmy est hors de combat au round 4, face à un Rôdeur.');
  });

  it('says how many spawn tokens were active, of how many, and where', () => {
    expect(endOf(sampleMission('m8.boothill.json'), '1').why()).toMatch(
      /^In round 4: 7 of 9 spawn tokens were active at once; with 7 the game is lost. They lie at the north end of the street east of the Barber shop, C1; at /,
    );
  });

  it('says the rule of the mission that ended it', () => {
    expect(endOf(tooLate, '1').why()).toMatch(
      /^In round 1, by a rule of the mission: .*the game is lost\.$/i,
    );
  });

  it('says what could not be reached any more', () => {
    expect(endOf(sampleMission('tutorials/moving-train.boothill.json'), '1').why()).toBe(
      'In round 6: this could no longer be reached: Take all Objectives, then leave the board aboard the train with all survivors.',
    );
  });

  it('counts the goals of the mission once, with what they are made of below them', () => {
    const { lines, summary } = endOf(sampleMission('tutorials/moving-train.boothill.json'), '1');
    expect(lines.goals.map(({ depth }) => depth)).toEqual([0, 1, 1]);
    for (const { words } of lines.goals) expect(words).toMatch(/: [A-Z].*\.$/);
    expect(summary.turningPoints.flatMap(({ goals }) => goals)).not.toContain('luggage');
  });
});
