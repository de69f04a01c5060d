import type { Point } from '../../../drawing/scene';
import type { Mission, Text } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { keyOf } from '../parts';
import { edit, takeOut } from './edit';
import { forget } from './forget';
import { boardPoint, isPlace } from './millimetres';
import { add } from './room';
import { sound, written } from './written';

export function addLabel(_mission: Mission, at: Point, text: Text, taken: ReadonlySet<string>): Command {
  const id = freshId(prefixes.label, taken);
  const said = sound(text);
  return {
    label: { key: 'step.place-label' },
    recipe: (draft) => {
      if (isPlace(at) && said) add(draft, { labels: [{ id, at: boardPoint(at), text: said }] });
    },
    selects: [keyOf('label', id)],
  };
}

/** A label that says nothing any more goes. */
export function writeLabel(id: string, language: string, words: string): Command {
  return {
    label: { key: 'step.write-label' },
    recipe: (draft) => {
      edit(draft.labels, id, (label) => {
        const text = written(label.text, language, words);
        if (text) label.text = text;
        else {
          takeOut(draft, 'labels', (other) => other.id === id);
          forget(draft, new Set([id]));
        }
      });
    },
  };
}

export function addArrow(_mission: Mission, from: Point, to: Point, taken: ReadonlySet<string>): Command {
  const arrow = { id: freshId(prefixes.arrow, taken), from: boardPoint(from), to: boardPoint(to) };
  const hasLength = isPlace(from) && isPlace(to) && !isSame(arrow.from, arrow.to);
  return {
    label: { key: 'step.place-arrow' },
    recipe: (draft) => {
      if (hasLength) add(draft, { arrows: [arrow] });
    },
    selects: [keyOf('arrow', arrow.id)],
  };
}

/** Puts one end of an arrow elsewhere, but never on the other one. */
export function reshapeArrow(id: string, end: 'from' | 'to', at: Point): Command {
  return {
    label: { key: 'step.reshape-arrow' },
    recipe: ({ arrows }) => {
      if (!isPlace(at)) return;
      edit(arrows, id, (arrow) => {
        const point = boardPoint(at);
        if (!isSame(point, arrow.from) && !isSame(point, arrow.to)) arrow[end] = point;
      });
    },
    selects: [keyOf('arrow', id)],
  };
}

function isSame(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return one.x === other.x && one.y === other.y;
}
