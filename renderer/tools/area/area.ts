import { around } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { type Language, sentence } from '../../../languages';
import type { Mission, Text } from '../../../schemas';
import type { Command } from '../../document/command';
import { addArea, isInArea, paintZones } from '../../document/commands/areas';
import { laidOut } from '../../document/laid-out';
import { partAt } from '../geometry/part-at';
import { isDrag, pointsBetween } from '../geometry/reach';
import { mayChange, refusing } from '../refusing';
import { stateOf } from '../state';
import type { Bench, Tool, ToolState } from '../tool';
import type { PointerPlace } from '../tool-event';

/** Takes zones into an area and out of it, by a click or by dragging over them; the first one begins a new area. */
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
  const point = ({ at }: PointerPlace) => {
    const zone = partAt(laidOut(bench.tab.document.store.getState().mission), at)?.zone;
    bench.show({ cursor: 'crosshair', ...(zone !== undefined && { target: { zone } }) });
    return undefined;
  };
  bench.show({ cursor: 'crosshair' });
  return stateOf({
    move: point,
    press: (press) => (press.button === 'primary' ? painting(bench, press) : letGo()),
    leave: () => {
      bench.show({ cursor: 'crosshair' });
      return undefined;
    },
    cancel: letGo,
  });
}

/**
 * Everything that the pointer goes over with the button down, as one step. Whoever begins on a zone of the area takes zones out of
 * it, whoever begins elsewhere takes them in.
 */
function painting(bench: Bench, press: PointerPlace): ToolState {
  const { document } = bench.tab;
  const gesture = document.begin({ key: 'step.toggle-zone' });
  const { mission } = document.store.getState();
  const laid = laidOut(mission);
  const board = around(laid.board.zones.flatMap(({ rects }) => rects));
  const drawn = mission.areas?.find(({ id }) => id === bench.area())?.id;
  /** By their numbers, so that no zone is meant twice. */
  const zones = new Map<number, string>();
  const touch = (at: Point) => {
    const found = partAt(laid, at);
    if (found && !zones.has(found.zone)) zones.set(found.zone, found.part);
    bench.show({ cursor: 'crosshair', ...(found && { target: { zone: found.zone } }) });
  };
  const command = (): Command | undefined => {
    const parts = [...zones.values()];
    const [first] = parts;
    if (first === undefined) return undefined;
    if (drawn !== undefined) return paintZones(mission, drawn, parts, !isInArea(mission, drawn, first));
    return addArea(mission, newName(mission, bench.language()), parts, document.idsEver);
  };
  let at: Point = press.at;
  let isSweeping = false;
  const sweep = (place: PointerPlace) => {
    isSweeping ||= isDrag(press.at, place.at, place.pixel);
    if (!isSweeping) return;
    if (board) for (const point of pointsBetween(at, place.at, board)) touch(point);
    touch(place.at);
    at = place.at;
    gesture.show(command()?.recipe ?? (() => undefined));
  };
  const giveUp = () => {
    gesture.cancel();
    return pointing(bench);
  };
  touch(press.at);
  gesture.show(command()?.recipe ?? (() => undefined));
  return stateOf(
    {
      move: (place) => {
        sweep(place);
        return undefined;
      },
      release: (place) => {
        sweep(place);
        const done = command();
        if (!done) bench.say({ key: 'tool.no-zone' });
        gesture.commit(done?.label);
        if (done && drawn === undefined) goOnWithNew(bench, mission);
        return pointing(bench);
      },
      press: giveUp,
      cancel: giveUp,
    },
    gesture.cancel,
  );
}

/** What is painted next is of the same area. */
function goOnWithNew({ tab, setArea, say }: Bench, before: Mission): void {
  const known = new Set(before.areas?.map(({ id }) => id));
  const added = tab.document.store.getState().mission.areas?.find(({ id }) => !known.has(id));
  if (added) setArea(added.id);
  else say({ key: 'tool.no-room' });
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
