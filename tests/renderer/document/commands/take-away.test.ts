import { describe, expect, it } from 'vitest';
import { justLeftOut, takeAway } from '../../../../renderer/document/commands/take-away';
import { giveTokens } from '../../../../renderer/document/commands/variants';
import type { Mission, Token } from '../../../../schemas';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';

const FEW = 'few';
const m0 = sampleMission('m0.boothill.json');
const [first, second] = m0.tokens?.map(({ id }) => id) ?? [];
const own: Token = { id: 'mine', kind: 'noise', at: { tile: m0.placements[0]?.id ?? '', x: 40, y: 40 } };
const drawn: Mission = {
  ...m0,
  variants: [
    { id: FEW, survivors: [4], tokens: [own] },
    { id: 'two', survivors: [2], without: [first ?? ''] },
  ],
};
const board = (variant?: string) => {
  const made = new DrawingBoard(drawn);
  made.tab.document.lookAt(variant);
  return made;
};
const whole = ({ tab }: DrawingBoard) => tab.document.store.getState().history.now;
const ids = (tokens: readonly Token[] = []) => tokens.map(({ id }) => id);
const take = (on: DrawingBoard, ...keys: Parameters<typeof takeAway>[1][]) =>
  on.do(
    takeAway(
      on.tab.document.store.getState(),
      keys.flatMap((each) => [...each]),
    ),
  );

describe('what is taken away while a variant is looked at', () => {
  it('is left out by that variant alone, in one step, if all have it', () => {
    const drawing = board(FEW);
    take(drawing, [`token:${first}`]);
    expect(ids(whole(drawing).tokens)).toEqual(ids(m0.tokens));
    expect(whole(drawing).variants?.map(({ without }) => without)).toEqual([[first], [first]]);
    expect(ids(drawing.mission.tokens)).not.toContain(first);
    const { history } = drawing.tab.document.store.getState();
    expect(history.steps.map(({ label }) => label.key)).toEqual(['step.leave-out']);
    expect(justLeftOut(drawing.tab.document.store.getState())).toEqual([first]);
    drawing.tab.document.undo();
    expect(whole(drawing)).toBe(drawn);
  });

  it('goes if only the variant has it', () => {
    const drawing = board(FEW);
    take(drawing, ['token:mine']);
    expect(whole(drawing).variants?.[0]).toEqual({ id: FEW, survivors: [4] });
    expect(justLeftOut(drawing.tab.document.store.getState())).toEqual([]);
  });

  it('goes for everybody with its tile', () => {
    const drawing = board(FEW);
    const tile = m0.tokens?.[0]?.at.tile ?? '';
    take(drawing, [`tile:${tile}`, `token:${first}`]);
    expect(ids(whole(drawing).tokens)).not.toContain(first);
    expect(whole(drawing).variants?.map(({ without }) => without)).toEqual([undefined, undefined]);
  });

  it('goes for everybody where nobody in particular is looked at', () => {
    const drawing = board();
    take(drawing, [`token:${first}`]);
    expect(ids(whole(drawing).tokens)).not.toContain(first);
    expect(whole(drawing).variants?.[1]).toEqual({ id: 'two', survivors: [2] });
  });
});

describe('a piece that is given', () => {
  it('to one variant is there for nobody else, and nobody leaves it out', () => {
    const drawing = board(FEW);
    drawing.do(giveTokens([first ?? '', second ?? ''], undefined, FEW));
    expect(ids(whole(drawing).tokens)).toEqual(ids(m0.tokens).slice(2));
    expect(ids(whole(drawing).variants?.[0]?.tokens)).toEqual(['mine', first, second]);
    expect(whole(drawing).variants?.[1]).toEqual({ id: 'two', survivors: [2] });
  });

  it('to all is there for everybody', () => {
    const drawing = board(FEW);
    drawing.do(giveTokens(['mine'], FEW, undefined));
    expect(ids(whole(drawing).tokens)).toEqual([...ids(m0.tokens), 'mine']);
    expect(whole(drawing).variants?.[0]).toEqual({ id: FEW, survivors: [4] });
  });

  it('stays where it is if another variant has one of its name', () => {
    const twice = { ...drawn, variants: drawn.variants?.map((each) => ({ ...each, tokens: [own] })) ?? [] };
    const drawing = new DrawingBoard(twice);
    expect(drawing.do(giveTokens(['mine'], FEW, undefined))).toBe(false);
  });
});
