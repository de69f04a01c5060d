import { fc, test } from '@fast-check/vitest';
import { current, produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { asLookedAt, writtenBack, writtenWith } from '../../../renderer/document/as-looked-at';
import { removeParts } from '../../../renderer/document/commands/remove';
import type { Mission, Token } from '../../../schemas';
import { DrawingBoard, sampleMission } from '../../helpers/drawing-board';
import { times } from '../../helpers/long';
import { Luck } from '../../helpers/luck';
import { randomCommandNames, randomCommands } from '../../helpers/random-commands';
import { randomMission } from '../../helpers/random-missions';

const FEW = 'few';
const m0 = sampleMission('m0.boothill.json');
const { variants: _none, ...bare } = m0;
const [first, second] = m0.tokens?.map(({ id }) => id) ?? [];
const own: Token = { id: 'mine', kind: 'noise', at: { tile: m0.placements[0]?.id ?? '', x: 40, y: 40 } };
const drawn: Mission = {
  ...bare,
  variants: [
    { id: FEW, survivors: [4], without: [first ?? ''], tokens: [own] },
    { id: 'two', survivors: [2], without: [first ?? '', second ?? ''] },
  ],
};
const ids = (tokens: readonly { readonly id: string }[] = []) => tokens.map(({ id }) => id);

/** A mission with a variant that leaves out some of its tokens, and has some that were there for all. */
const missions: fc.Arbitrary<Mission> = fc
  .tuple(fc.nat(), fc.constantFrom('m0', 'm4', 'm5', 'm7', ''))
  .map(([seed, name]) => {
    const luck = new Luck(`seen ${seed}`);
    const { variants: _, ...mission } =
      name === '' ? randomMission(luck) : sampleMission(`${name}.boothill.json`);
    const { tokens = [], aside } = mission;
    const all = ids([...tokens, ...(aside ?? [])]);
    const mine = new Set(all.filter(() => luck.oneIn(4)));
    const without = all.filter((id) => !mine.has(id) && luck.oneIn(3));
    const [ofAll, own] = [false, true].map((isOwn) => {
      const of = <Piece extends { readonly id: string }>(pieces: Piece[]) =>
        pieces.filter(({ id }) => mine.has(id) === isOwn);
      return { tokens: of(tokens), ...(aside && { aside: of(aside) }) };
    });
    return {
      ...mission,
      ...ofAll,
      variants: [
        {
          id: FEW,
          survivors: [1],
          ...(without.length > 0 && { without }),
          ...own,
          ...(luck.oneIn(2) && { options: { ultrared: luck.oneIn(2) } }),
        },
        { id: 'others', survivors: [2], ...(without.length > 0 && { without }) },
      ],
    };
  });

const inOrder = (pieces: readonly { readonly id: string }[] = []) =>
  [...pieces].sort((one, other) => one.id.localeCompare(other.id));
const byId = (mission: Mission) => ({
  ...mission,
  tokens: inOrder(mission.tokens),
  aside: inOrder(mission.aside),
  variants: mission.variants?.map(({ tokens, aside, without, ...variant }) => ({
    ...variant,
    tokens: inOrder(tokens),
    aside: inOrder(aside),
    without: [...(without ?? [])].sort(),
  })),
});

describe('a mission that is looked at with a variant', () => {
  it('has what only the variant has, and not what that leaves out', () => {
    const seen = asLookedAt(drawn, FEW);
    expect(ids(seen.tokens)).toEqual([...ids(m0.tokens).filter((id) => id !== first), 'mine']);
    expect(ids(seen.variants?.[0]?.tokens)).toEqual([first]);
    expect(seen.variants?.[1]).toBe(drawn.variants?.[1]);
    expect(asLookedAt(drawn, undefined)).toBe(drawn);
    expect(asLookedAt(drawn, 'nothing')).toBe(drawn);
  });

  it('keeps its lists when something else changes', () => {
    const other = { ...drawn, title: { en: 'Other' } };
    expect(asLookedAt(other, FEW).tokens).toBe(asLookedAt(drawn, FEW).tokens);
    expect(asLookedAt(other, FEW).variants).toBe(asLookedAt(drawn, FEW).variants);
  });

  it('brings what is new into the variant, and changes what all have for all', () => {
    const recipe = writtenWith((draft) => {
      draft.tokens?.push({ ...own, id: 'newcomer' });
      for (const token of draft.tokens ?? []) if (token.id === second) token.note = { en: 'Here' };
    }, FEW);
    const after = produce(drawn, recipe);
    expect(ids(after.tokens)).toEqual(ids(drawn.tokens));
    expect(after.tokens?.find(({ id }) => id === second)?.note).toEqual({ en: 'Here' });
    expect(ids(after.variants?.[0]?.tokens)).toEqual(['mine', 'newcomer']);
    expect(after.variants?.[1]).toBe(drawn.variants?.[1]);
  });

  it('has its companions beside the board and its optional rules, as far as they are its own', () => {
    const [help, friend] = [{ id: 'help' }, { id: 'friend', class: 'Brawler' as const }];
    const mission: Mission = {
      ...drawn,
      aside: [help],
      options: { ultrared: true },
      variants: [
        { id: FEW, survivors: [4], without: ['help'], aside: [friend], options: { ultrared: false } },
      ],
    };
    const seen = asLookedAt(mission, FEW);
    expect(seen).toMatchObject({ aside: [friend], options: { ultrared: false } });
    expect(seen.variants?.[0]?.aside).toEqual([help]);
    const settled = (options: Mission['options'], of = mission) =>
      produce(
        of,
        writtenWith((draft) => void Object.assign(draft, { options }), FEW),
      );
    expect(settled({ ultrared: true })).toEqual({
      ...mission,
      variants: [{ id: FEW, survivors: [4], without: ['help'], aside: [friend] }],
    });
    const other = settled({ ultrared: false, 'short-game': true });
    expect(other.options).toEqual({ ultrared: true });
    expect(other.variants?.[0]?.options).toEqual({ ultrared: false, 'short-game': true });
    // What is switched off is off for these, although others have it.
    expect(settled(undefined, { ...mission, variants: [{ id: FEW, survivors: [4] }] }).variants).toEqual([
      { id: FEW, survivors: [4], options: { ultrared: false } },
    ]);
  });

  it('loses what lay on a tile with the tile, for everybody', () => {
    const board = new DrawingBoard(drawn);
    board.tab.document.lookAt(FEW);
    board.do(removeParts(board.mission, [`tile:${own.at.tile}`]));
    const { now } = board.tab.document.store.getState().history;
    expect([...ids(now.tokens), ...ids(now.variants?.[0]?.tokens)]).toEqual(
      ids(m0.tokens).filter((id) => m0.tokens?.find((token) => token.id === id)?.at.tile !== own.at.tile),
    );
  });

  test.prop([missions], { numRuns: times(40, 1000) })(
    'is that mission, as long as nothing is changed',
    (mission) => {
      expect(writtenBack(mission, asLookedAt(mission, FEW), FEW)).toBe(mission);
      const same = structuredClone(asLookedAt(mission, FEW));
      const { tokens, variants, ...rest } = writtenBack(mission, same, FEW);
      const [few, ...others] = mission.variants ?? [];
      const { tokens: mine, aside, ...kept } = few ?? {};
      expect({ tokens, ...rest }).toEqual({ ...mission, variants: undefined });
      const own = { ...(mine?.length && { tokens: mine }), ...(aside?.length && { aside }) };
      expect(variants).toEqual([{ ...kept, ...own }, ...others]);
    },
  );

  test.prop([missions, fc.constantFrom(...randomCommandNames), fc.nat()], { numRuns: times(150, 4000) })(
    'shows what has been changed in it as it was changed',
    (mission, name, seed) => {
      const board = new DrawingBoard(mission);
      board.tab.document.lookAt(FEW);
      const command = randomCommands[name](board.laid, board.taken, new Luck(`${seed}`));
      if (!command) return;
      let wished = board.mission;
      const recipe: typeof command.recipe = (draft) => {
        command.recipe(draft);
        wished = current<object>(draft) as Mission;
      };
      board.do({ ...command, recipe });
      expect(byId(board.mission)).toEqual(byId(wished));
    },
  );
});

describe('what is looked at', () => {
  it('is no step of the history, and comes back when its variant does', () => {
    const board = new DrawingBoard(drawn);
    const { document } = board.tab;
    document.lookAt(FEW);
    expect(document.store.getState()).toMatchObject({ variant: FEW, history: { now: drawn, done: 0 } });
    document.change(
      { key: 'step.remove-variant' },
      (draft) => {
        delete draft.variants;
      },
      { isOfAll: true },
    );
    expect(document.store.getState().variant).toBeUndefined();
    document.undo();
    expect(document.store.getState().variant).toBe(FEW);
    expect(board.mission).toBe(asLookedAt(drawn, FEW));
  });

  it('lets go of what is selected and not there', () => {
    const board = new DrawingBoard(drawn);
    board.tab.selection.set([`token:${first}`, `token:${second}`]);
    board.tab.document.lookAt(FEW);
    expect(board.selected).toEqual([`token:${second}`]);
  });

  it('holds in the midst of a gesture, too', () => {
    const board = new DrawingBoard(drawn);
    const { document } = board.tab;
    document.lookAt(FEW);
    const gesture = document.begin({ key: 'step.cut' });
    gesture.show((draft) => void draft.tokens?.push({ ...own, id: 'newcomer' }));
    expect(ids(board.mission.tokens)).toContain('newcomer');
    expect(ids(document.store.getState().settled.tokens)).not.toContain('newcomer');
    gesture.commit();
    expect(ids(document.store.getState().history.now.variants?.[0]?.tokens)).toEqual(['mine', 'newcomer']);
  });
});
