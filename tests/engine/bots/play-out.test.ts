import { expect, it } from 'vitest';
import { playOut, type Seen } from '../../../engine';

it('a game without any end in sight is broken off after 1000 rounds', () => {
  let round = 1;
  const endless = {
    outcome: undefined,
    get round() {
      return round;
    },
  } as unknown as Seen;
  playOut(endless, { name: 'idler', choose: () => 0 }, 'seed', () => {
    round += 1;
  });
  expect(round).toBe(1001);
});

it('a round without any end in sight is broken off after 10,000 decisions', () => {
  let decisions = 0;
  const endless = { outcome: undefined, round: 3 } as unknown as Seen;
  playOut(endless, { name: 'idler', choose: () => 0 }, 'seed', () => {
    decisions += 1;
  });
  expect(decisions).toBe(10_000);
});

it('a bot has luck of its own, which its name and the seed decide', () => {
  const drawn = (name: string, seed: string) => {
    const numbers: number[] = [];
    const bot = {
      name,
      choose: (_: Seen, luck: { a: number }) => {
        numbers.push(luck.a);
        return 0;
      },
    };
    let left = 1;
    const view = {
      get outcome() {
        return left-- > 0 ? undefined : { won: true, reason: '', round: 1 };
      },
      round: 1,
    } as unknown as Seen;
    playOut(view, bot, seed, () => undefined);
    return numbers;
  };
  expect(drawn('one', '5')).toEqual(drawn('one', '5'));
  expect(drawn('one', '5')).not.toEqual(drawn('one', '6'));
  expect(drawn('one', '5')).not.toEqual(drawn('other', '5'));
});
