import { describe, expect, it } from 'vitest';
import { choicesAt, DEED } from '../../../../renderer/game/choices';
import type { Moment } from '../../../../renderer/game/moment';
import { pictureOf } from '../../../../renderer/game/picture';
import { type Lights, lightsAt } from '../../../../renderer/play/board/lights';
import { zoneTold } from '../../../../renderer/play/board/zone-words';
import { deedsAt } from '../../../../renderer/play/cards/deeds';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { sampleMission } from '../../../helpers/games';
import { drifting, gameOn, observed, take, until } from '../../../helpers/played';
import { bending, doing, sittingWith } from '../../../helpers/sittings';

const game = () => gameOn(sampleMission('m0.boothill'));

function atTurn(): Moment {
  const begun = game();
  until(begun, 'choose-survivor');
  return take(begun, 'activate');
}

describe('the lights of a board', () => {
  it('are on whoever can be activated', () => {
    const begun = game();
    const moment = until(begun, 'choose-survivor');
    const { pieces } = lightsAt(moment, undefined);
    const free = choicesAt(moment).filter(({ action }) => action.do === 'activate');
    expect(pieces.size).toBe(free.length);
    expect([...pieces.keys()]).toContain('actor:0');
  });

  it('show where one can walk and what it costs, also further away', () => {
    const { zones } = lightsAt(atTurn(), undefined);
    const costs = [...zones.values()].filter(({ isWay }) => isWay).map(({ walk }) => walk?.cost);
    expect(new Set(costs)).toEqual(new Set([1, 2, 3]));
  });

  it('ask nothing in a turn, in which players do what they want', () => {
    expect(lightsAt(atTurn(), undefined).asked).toEqual([]);
  });

  it('are only on what is done with what is picked out', () => {
    const moment = atTurn();
    const shot = choicesAt(moment).find(({ action }) => action.do === 'move');
    const { zones } = lightsAt(moment, { sort: 'card', name: 'nothing#1' });
    expect(shot).toBeDefined();
    expect(zones.size).toBe(0);
  });

  it('aim at nobody where no zombies are, unless a weapon is picked out', () => {
    for (const moment of drifting(game(), 'aim', 150)) {
      const { seen } = moment;
      for (const { zone, isTarget } of lightsAt(moment, undefined).zones.values())
        if (isTarget) expect(observed(seen).zombiesIn(zone)).toBeGreaterThan(0);
      const shot = choicesAt(moment).find(({ action }) => action.do === 'shoot');
      if (!shot) continue;
      const { zones } = lightsAt(moment, { sort: 'card', name: String(shot.action['weapon']) });
      expect([...zones.values()].some(({ isTarget }) => isTarget)).toBe(true);
      expect([...zones.values()].every(({ isWay }) => !isWay)).toBe(true);
    }
  });

  it('leave Dynamite dark where it would hit nobody, say so, and offer it once it is picked out', () => {
    const sitting = sittingWith();
    bending(sitting, { bend: 'card', survivor: 'henry', card: 'dynamite', slot: 'backpack-1' });
    doing(sitting, { do: 'activate', survivor: 'henry' });
    const moment = sitting.game.store.getState().at;
    const { seen } = moment;
    const thrown = choicesAt(moment).filter(({ action }) => action.do === 'throw');
    expect(thrown.length).toBeGreaterThan(0);
    const dark = lightsAt(moment, undefined);
    expect([...dark.zones.values()].some(({ isTarget }) => isTarget)).toBe(false);
    const told = (zone: number, lights: Lights) =>
      zoneTold(seen, zone, lights, {
        words: new UoaWords(observed(seen).table, 'en'),
        picked: undefined,
        picture: pictureOf(seen),
      });
    for (const zone of dark.unlit.keys()) expect(told(zone, dark).hint).toContain('Dynamite');
    const lit = lightsAt(moment, { sort: 'card', name: String(thrown[0]?.action['card']) });
    expect(lit.unlit.size).toBe(0);
    const targets = [...lit.zones.values()].filter(({ isTarget }) => isTarget).map(({ zone }) => zone);
    expect(targets.sort()).toEqual([...dark.unlit.keys()].sort());
    for (const zone of targets) expect(told(zone, lit).hint).toBeUndefined();
  });

  it('show every zone where a deed that is picked out can be done, whatever it is', () => {
    const begun = gameOn(sampleMission('m0.boothill'), { count: 6 });
    const lit = new Set<string>();
    for (const moment of drifting(begun, 'vade-retro', 400)) {
      const words = new UoaWords(observed(moment.seen).table, 'en');
      for (const { word, choices } of deedsAt(moment, words).filter(({ isOnBoard }) => isOnBoard)) {
        const { zones } = lightsAt(moment, { sort: DEED, name: word });
        expect(zones.size).toBe(choices.length);
        for (const { isWay, isTarget, isAsked } of zones.values())
          expect(isWay || isTarget || isAsked, word).toBe(true);
        lit.add(word);
      }
    }
    expect([...lit]).toContain('vade-retro');
  });
});
