import { describe, expect, it } from 'vitest';
import type { Click } from '../../../../renderer/game/clicks';
import { clickOn } from '../../../../renderer/game/clicks';
import type { Moment } from '../../../../renderer/game/moment';
import { personActing, pictureOf } from '../../../../renderer/game/picture';
import type { PlayedGame } from '../../../../renderer/game/played-game';
import { type Possible, possibleChoice, priceOf } from '../../../../renderer/game/possible';
import { nextStep, setOut } from '../../../../renderer/game/walking';
import { clickableAt } from '../../../../renderer/play/board/clickables';
import { lightsAt } from '../../../../renderer/play/board/lights';
import { deedsAt } from '../../../../renderer/play/cards/deeds';
import { clickWords, priceWords, riskWords } from '../../../../renderer/play/clicks/click-words';
import { UoaWords } from '../../../../telling/systems/undead-or-alive';
import { sampleMission } from '../../../helpers/games';
import { times } from '../../../helpers/long';
import { drifting, gameOn, momentOf, observed } from '../../../helpers/played';

/** What a click on everything that is offered would do: zones, pieces, buttons. */
function clicksAt(moment: Moment): readonly Click[] {
  const { seen } = moment;
  const lights = lightsAt(moment, undefined);
  const at = (zone: number, piece?: string) =>
    clickOn(clickableAt(moment, lights, zone, piece, undefined), seen, new Set());
  const { pieces } = pictureOf(seen);
  const words = new UoaWords(observed(seen).table, 'en');
  return [
    ...seen.table.zones.map((_, zone) => at(zone)),
    ...pieces.map(({ zone, id }) => at(zone, id)),
    ...deedsAt(moment, words).map(({ choices, why, isOnBoard }) =>
      clickOn(
        { possible: choices.map(possibleChoice), asksAlways: isOnBoard, whyNot: () => why },
        seen,
        new Set(),
      ),
    ),
  ];
}

/** Does it, and looks at what it has cost whoever acted; nothing if that cannot be told. */
function costOf(game: PlayedGame, way: Possible): number | undefined {
  const before = momentOf(game);
  const person = personActing(before.seen);
  const action = way.is === 'choice' ? way.choice.action : undefined;
  if (action) game.take({ action });
  else if (way.is === 'walk')
    for (let left = setOut(before, way.walk), next = nextStep(before, left); next; ) {
      game.take({ action: next.action });
      left = next.then;
      next = nextStep(momentOf(game), left);
    }
  const after = momentOf(game);
  game.goTo(before);
  if (action) expect(after.deed).toEqual({ action });
  const same = pictureOf(after.seen).people[person?.number ?? -1];
  // It asks how it is to be paid for, or whatever else comes with it.
  if (!after.seen.decision?.is.free) return undefined;
  // Whoever has nothing left has ended their turn; and the next one may be theirs again.
  const isOver =
    after.round !== before.round || after.events.some((event) => after.system.play.event(event).endsTurn);
  if (!person || !same || isOver || after.seen.acting !== person.number) return undefined;
  return person.actionsLeft - same.actionsLeft;
}

/** Of some games, in which somebody takes whatever comes. */
function* moments(mission: string) {
  for (let seed = 0; seed < times(3, 12); seed++) {
    const game = gameOn(sampleMission(mission), { count: 6, seed: `${seed}` });
    for (const moment of drifting(game, `clicks ${seed}`, 60)) yield { moment, game };
  }
}

describe('what stands at the pointer', () => {
  it.each(['m0.boothill', 'm4.boothill', 'm8.boothill'])(
    'is what is done, and what it costs, in %s',
    (mission) => {
      const counts = { done: 0, asked: 0, refused: 0, paid: 0 };
      for (const { moment, game } of moments(mission)) {
        const { seen } = moment;
        const words = new UoaWords(observed(seen).table, 'en');
        for (const click of clicksAt(moment)) {
          counts[click.is]++;
          const told = clickWords(click, seen, words);
          expect(told.trim()).not.toBe('');
          if (click.is === 'asked' && click.risks.length === 0)
            expect(told).toContain(`${click.possible.length} way`);
          const [only] = click.is === 'asked' && click.risks.length > 0 ? click.possible : [];
          const way = click.is === 'done' ? click.what : only;
          if (click.is === 'asked')
            for (const risk of click.risks) expect(riskWords(risk, seen, words)).not.toEqual([]);
          if (!way) continue;
          const price = priceOf(way, seen);
          const cost = seen.decision?.is.free === 'turn' ? costOf(game, way) : undefined;
          if (price === undefined || cost === undefined) continue;
          counts.paid++;
          expect(cost, told).toBe(price);
          if (!told.includes('dice') && !told.includes('die,'))
            expect(told).toContain(priceWords(price, words));
        }
      }
      expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(10);
    },
  );
});
