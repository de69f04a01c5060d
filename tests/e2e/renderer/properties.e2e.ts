import { expect } from '@playwright/test';
import { test as plainTest } from '../../helpers/app';
import { EditorScreen, test } from '../../helpers/open-editor';

test('names are proposed for a face-down mix: a new one, and then that one', async ({ hand, editor }) => {
  await hand.take('objective:blue', [30, 200]);
  await editor.properties.getByRole('button', { name: 'New: mix1' }).click();
  await expect(editor.field('Face-down mix')).toHaveValue('mix1');
  await hand.take('objective:green', [470, 30]);
  await expect(editor.field('Face-down mix')).toHaveValue('');
  await editor.properties.getByRole('button', { name: 'mix1', exact: true }).click();
  await expect(editor.field('Face-down mix')).toHaveValue('mix1');
  await expect(editor.piece(/^(Blue|Green) objective \(mix1\)/)).toHaveCount(2);
});

plainTest(
  'a language that nothing is written in folds away, and is unfolded in all fields alike',
  async ({ window, chooseInMenu }) => {
    await window.getByRole('button', { name: 'New mission', exact: true }).click();
    const editor = new EditorScreen(window);
    const french = editor.properties.getByLabel(/ \(French\)$/);
    await expect(editor.field('Story (English)')).toBeVisible();
    await expect(editor.field('Story (French)')).toBeHidden();
    await editor.properties.getByRole('button', { name: 'Story: more languages, French' }).click();
    await editor.field('Story (French)').fill('Il était une fois');
    expect(await french.count()).toBeGreaterThan(1);
    await chooseInMenu('View', 'All languages');
    // What has words stays.
    await expect(editor.field('Set-up (French)')).toBeHidden();
    await expect(editor.field('Story (French)')).toHaveValue('Il était une fois');
  },
);
