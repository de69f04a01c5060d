import { type Language, sentence } from '../../../languages';
import type { Mission, Text } from '../../../schemas';
import { perform } from '../../document/command';
import { addArea, toggleZone } from '../../document/commands/areas';
import { laidOut } from '../../document/laid-out';
import { partAt } from '../geometry/part-at';
import { isDrag } from '../geometry/reach';
import type { Place } from '../hand';
import { mayChange, refusing } from '../refusing';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';

/** Takes zones into an area and out of it, one click at a time; the first one begins a new area. */
export const area: Tool = (bench) => {
  // Beside the board there are the areas now, until something is selected again.
  bench.tab.selection.set([]);
  return mayChange(bench.tab) ? pointing(bench) : refusing(bench);
};

function pointing(bench: Bench): ToolState {
  const letGo = () => {
    bench.done();
    return undefined;
  };
  const point = ({ at }: Place) => {
    const zone = partAt(laidOut(bench.tab.document.store.getState().mission), at)?.zone;
    bench.show({ cursor: 'crosshair', ...(zone !== undefined && { target: { zone } }) });
    return undefined;
  };
  bench.show({ cursor: 'crosshair' });
  return stateOf({
    move: point,
    press: (press) => (press.button === 'primary' ? pressing(bench, press) : letGo()),
    leave: () => {
      bench.show({ cursor: 'crosshair' });
      return undefined;
    },
    cancel: letGo,
  });
}

/** A zone is meant by a click, and not by a drag that ends in it. */
function pressing(bench: Bench, press: Place): ToolState {
  return stateOf({
    release: ({ at, pixel }) => {
      if (!isDrag(press.at, at, pixel)) toggle(bench, press);
      return pointing(bench);
    },
    cancel: () => pointing(bench),
  });
}

function toggle(bench: Bench, { at }: Place): void {
  const { tab } = bench;
  const { mission } = tab.document.store.getState();
  const found = partAt(laidOut(mission), at);
  if (!found) return bench.say({ key: 'tool.no-zone' });
  const drawn = mission.areas?.find(({ id }) => id === bench.area());
  if (drawn) {
    perform(tab, toggleZone(mission, drawn.id, found.part));
    return;
  }
  const before = new Set(mission.areas?.map(({ id }) => id));
  const command = addArea(mission, newName(mission, bench.language()), [found.part], tab.document.idsEver);
  if (!perform(tab, command)) return bench.say({ key: 'tool.no-room' });
  const { areas = [] } = tab.document.store.getState().mission;
  bench.setArea(areas.find(({ id }) => !before.has(id))?.id);
}

/**
 * The first number under which no area goes yet. It is said in the language of the window only: whoever renames the
 * area would leave a false name in the others.
 */
function newName({ areas = [] }: Mission, language: Language): Text {
  const names = new Set(areas.flatMap(({ name }) => Object.values(name)));
  for (let number = 1; ; number++) {
    const name = sentence(language, 'tool.area-name', { number });
    if (!names.has(name)) return { [language]: name };
  }
}
