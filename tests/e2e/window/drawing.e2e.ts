import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Mission, Token } from '../../../schemas';
import { test } from '../../helpers/app';
import { DrawingHand, itemOf } from '../../helpers/drawing-hand';
import { sampleMission } from '../../helpers/samples';

// A mission is drawn from nothing, by mouse and keyboard, and comes out as the sample is.

for (const name of ['m0', 'm4']) {
  test(`${name} is drawn from an empty mission, saved and opened again`, async ({
    window,
    saveAs,
    chooseInMenu,
  }) => {
    test.slow();
    const wanted = sampleMission(`${name}.boothill.json`);
    const hand = new DrawingHand(window);
    await window.getByRole('button', { name: 'New mission' }).click();
    await draw(hand, wanted);
    const file = await saveAs(`drawn ${name} à la main`);
    const drawn = JSON.parse(await readFile(file, 'utf8')) as Mission;
    expect(boardOf(drawn)).toEqual(boardOf(wanted));
    await window.getByRole('tab', { name: 'Pieces' }).click();
    const pieces = await window.getByRole('treeitem').allTextContents();
    await chooseInMenu('File', 'Close the mission');
    await window
      .getByRole('button', { name: `drawn ${name} à la main` })
      .first()
      .click();
    await window.getByRole('tab', { name: 'Pieces' }).click();
    await expect(window.getByRole('treeitem')).toHaveText(pieces);
  });
}

async function draw(
  hand: DrawingHand,
  { placements, tokens = [], labels = [], ...mission }: Mission,
): Promise<void> {
  for (const placement of placements) await hand.layTile(placement);
  for (const token of tokens) {
    await hand.layPiece({ ...mission, placements }, itemOf(token), token.at);
    if (token.kind === 'objective' && token.mix !== undefined) await hand.write('Face-down mix', token.mix);
    if (token.kind === 'zombie' && token.count !== undefined)
      await hand.write('How many', String(token.count));
  }
  for (const label of labels) await hand.writeLabel(label);
}

/** The board and everything on it, whatever it is called and in whichever order it was laid down. */
function boardOf({ placements, tokens = [] }: Mission) {
  const faceOf = (tile: string) => placements.find(({ id }) => id === tile)?.face;
  const nameless = ({ id: _id, at, ...token }: Token) => ({ ...token, at: { ...at, tile: faceOf(at.tile) } });
  const sorted = <T>(list: readonly T[]) => list.map((item) => JSON.stringify(item)).sort();
  return {
    placements: sorted(placements.map(({ face, x, y, rotation }) => ({ face, x, y, rotation }))),
    tokens: sorted(
      tokens
        .map(nameless)
        .map((token) => Object.fromEntries(Object.entries(token).sort(([a], [b]) => (a < b ? -1 : 1)))),
    ),
  };
}
