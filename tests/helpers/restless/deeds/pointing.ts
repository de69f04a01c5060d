import type { Deed } from '../deed';
import type { Area, Point, Sight } from '../sight';
import { middleOf, type RestlessUser, told } from '../user';

const hasThings = ({ groups }: Sight) => groups.length > 0;
const hasBoard = ({ board }: Sight) => board !== undefined;
const whole = ({ size }: Sight): Area => [0, 0, ...size];

/** A place of the board, where there is one, or else of the window. */
function somewhere(user: RestlessUser, sight: Sight): Point {
  return user.placeIn(sight.board && !user.luck.oneIn(8) ? sight.board.area : whole(sight));
}

async function drag(user: RestlessUser, from: Point, to: Point): Promise<void> {
  await user.pull(from, to, 3 + user.luck.below(6));
  if (user.luck.oneIn(4)) {
    const key = user.luck.pick(['r', 'Shift+R', 'f', 'Escape', 'Control+z', 'Delete']);
    user.tell(`  and presses ${key} with it in hand`);
    await user.press(key);
    await user.pass(50);
  }
  await user.letGo();
}

export const pointing: readonly Deed[] = [
  {
    name: 'click what is offered',
    weight: 40,
    mood: 'trying everything',
    canDo: hasThings,
    do: async (user, sight) => {
      const thing = user.thing(sight, ({ kind }) => kind === 'press');
      if (!thing) return;
      user.tell(`clicks ${thing.words}`);
      await user.click(middleOf(thing.area));
    },
  },
  {
    name: 'click it twice or with the other button',
    weight: 3,
    canDo: hasThings,
    do: async (user, sight) => {
      const thing = user.thing(sight, ({ kind }) => kind === 'press');
      if (!thing) return;
      const isTwice = user.luck.oneIn(2);
      user.tell(`${isTwice ? 'double-clicks' : 'right-clicks'} ${thing.words}`);
      await user.click(middleOf(thing.area), isTwice ? { clickCount: 2 } : { button: 'right' });
    },
  },
  {
    name: 'click the board',
    weight: 14,
    mood: 'drawing',
    canDo: hasBoard,
    do: async (user, sight) => {
      const at = somewhere(user, sight);
      const keys = user.luck.pick(['', '', '', 'Shift', 'Control', 'Alt']);
      const how = user.luck.pick(['clicks', 'clicks', 'clicks', 'right-clicks', 'double-clicks']);
      user.tell(`${how} at ${told(at)}${keys && ` with ${keys}`}`);
      if (keys) await user.window.keyboard.down(keys);
      await user.click(at, {
        button: how === 'right-clicks' ? 'right' : 'left',
        clickCount: how === 'double-clicks' ? 2 : 1,
      });
      if (keys) await user.window.keyboard.up(keys);
    },
  },
  {
    name: 'drag over the board',
    weight: 10,
    mood: 'drawing',
    canDo: hasBoard,
    do: async (user, sight) => {
      const [from, to] = [somewhere(user, sight), somewhere(user, sight)];
      user.tell(`drags from ${told(from)} to ${told(to)}`);
      await drag(user, from, to);
    },
  },
  {
    name: 'drag something somewhere',
    weight: 8,
    mood: 'drawing',
    canDo: hasThings,
    do: async (user, sight) => {
      const thing = user.thing(sight, ({ kind }) => kind !== 'board');
      if (!thing) return;
      const to = somewhere(user, sight);
      user.tell(`drags ${thing.words} to ${told(to)}`);
      await drag(user, middleOf(thing.area), to);
    },
  },
  {
    name: 'turn the wheel',
    weight: 4,
    do: async (user, sight) => {
      const at = somewhere(user, sight);
      const turn = user.luck.pick([-1200, -240, -120, 120, 240, 1200]);
      const key = user.luck.pick(['', '', 'Shift', 'Control']);
      user.tell(`turns the wheel by ${turn} at ${told(at)}${key && ` with ${key}`}`);
      await user.window.mouse.move(...at);
      if (key) await user.window.keyboard.down(key);
      await user.window.mouse.wheel(0, turn);
      if (key) await user.window.keyboard.up(key);
    },
  },
  {
    name: 'wave the mouse about',
    weight: 2,
    do: async (user, sight) => {
      const places = [0, 1, 2, 3].map(() => somewhere(user, sight));
      user.tell(`moves over ${places.map(told).join('; ')}`);
      for (const place of places) {
        await user.window.mouse.move(...place, { steps: 3 });
        await user.pass(120);
      }
    },
  },
];
