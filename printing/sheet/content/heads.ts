import type { SentenceKey } from '../../../languages';
import type { SheetFact } from '../sheet-content-type';
import type { Said } from './said';

/** How hard it is, how long it takes, and for whom it is; what nobody has said is left out. */
export function factsOf({ mission, say, context }: Said): SheetFact[] {
  const { difficulty, minutes, players, boxes = [] } = mission;
  const facts: (SheetFact | undefined)[] = [
    difficulty && { label: say('properties.field.difficulty'), value: say(`print.difficulty.${difficulty}`) },
    minutes === undefined
      ? undefined
      : { label: say('properties.field.minutes'), value: say('print.minutes', { minutes }) },
    players && { label: say('properties.field.players'), value: playersWords(players, say) },
    boxes.length === 0
      ? undefined
      : { label: say('properties.field.boxes'), value: context.and(boxes.map((box) => boxName(box, say))) },
  ];
  return facts.filter((fact) => fact !== undefined);
}

function playersWords(
  { min, max }: { readonly min: number; readonly max: number },
  say: Said['say'],
): string {
  return min === max ? say('print.players', { count: min }) : say('print.players.range', { min, max });
}

/** A box of which no game of ours has a name goes by what the author calls it. */
function boxName(box: string, say: Said['say']): string {
  const key = `boxes.box.${box}`;
  const name = say(key as SentenceKey);
  return name === key ? box : name;
}
