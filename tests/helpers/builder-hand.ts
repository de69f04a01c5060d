import { expect, type Locator, type Page } from '@playwright/test';
import { DrawingHand } from './drawing-hand';

/** Somebody who builds goals or rules with a mouse, and sees nothing but the window. */
export class BuilderHand {
  readonly panel: Locator;
  readonly dialog: Locator;

  constructor(
    readonly window: Page,
    readonly list: 'Goals' | 'Rules',
  ) {
    this.panel = window.getByRole('region', { name: list });
    this.dialog = window.getByRole('dialog');
  }

  story(words: string | RegExp): Locator {
    return this.panel.locator('.story').filter({ hasText: words });
  }

  async open(): Promise<void> {
    await this.window.getByRole('tab', { name: this.list, exact: true }).click();
  }

  /** Looks for something in the dialog that is open, and takes it. */
  async pick(search: string, words: string | RegExp): Promise<void> {
    await this.dialog.getByRole('textbox').fill(search);
    await this.dialog.getByRole('button', { name: words }).first().click();
  }

  async add(): Promise<void> {
    await this.panel.getByRole('button', { name: /^Add a/ }).click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens a slot of a sentence. */
  async slot(story: Locator, words: string): Promise<void> {
    await story.getByRole('button', { name: `Change: ${words}`, exact: true }).click();
  }

  async choose(words: string): Promise<void> {
    // What reads the same in two places of a picker says the same.
    await this.dialog.getByRole('button', { name: words, exact: true }).first().click();
  }

  async close(): Promise<void> {
    await this.window.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
    // Whoever opened it has the keyboard back a moment after it is gone.
    await expect(this.panel.locator(':focus')).toHaveCount(1);
  }

  /** Begins a goal or a rule, which stands last then. */
  async begin(...found: readonly Found[]): Promise<Locator> {
    const before = await this.panel.locator('.story').count();
    await this.add();
    for (const each of found) await this.take(each);
    await expect(this.panel.locator('.story')).toHaveCount(before + 1);
    return this.panel.locator('.story').last();
  }

  /** Takes from the list what reads like that. */
  async take({ find, take }: Found): Promise<void> {
    await this.dialog.getByRole('textbox').fill(find);
    const words = this.window.locator('.word-told').getByText(take, { exact: true });
    await this.dialog.locator('.word-entry').filter({ has: words }).first().click();
  }

  /** Does to a goal or a rule one thing after the other. */
  async build(story: Locator, steps: readonly Step[]): Promise<void> {
    for (const step of steps) await this.do(story, step);
  }

  private async do(story: Locator, step: Step): Promise<void> {
    if ('unfold' in step) return story.getByRole('button', { name: /^Unfold its parts/ }).click();
    if ('under' in step) {
      const section = story.locator(`.line-section`).filter({
        has: this.window.locator(':scope > [role=row] > .line-head').getByText(step.under, { exact: true }),
      });
      await section.getByRole('button', { name: 'Add', exact: true }).last().click();
      return this.take(step);
    }
    if ('insteadOf' in step) {
      const name = `Something else instead of: ${step.insteadOf}`;
      await story.getByRole('button', { name, exact: true }).click();
      return this.take(step);
    }
    await this.opener(story, step).click();
    if ('part' in step) {
      await this.choose(step.part);
      return this.take(step);
    }
    if ('click' in step) await new DrawingHand(this.window).click(step.click);
    if ('write' in step)
      for (const [field, words] of Object.entries(step.write))
        await this.dialog.getByRole('textbox', { name: field }).fill(words);
    if ('choose' in step) await this.choose(step.choose);
    await this.close();
  }

  private opener(story: Locator, step: Opened): Locator {
    if ('at' in step) return story.getByRole('button', { name: `Change: ${step.at}`, exact: true }).first();
    const lines = story.locator('more' in step ? '.story-parts' : '.story-tools');
    return lines
      .getByRole('button', { name: `Say more exactly: ${'more' in step ? step.more : ''}` })
      .first();
  }
}

/** What is looked for in a list, and how it reads there. */
export interface Found {
  readonly find: string;
  readonly take: string;
}

/** What is done where a picker is open: words that are chosen, something on the board, words of one's own by their fields. */
type Answer =
  | { readonly choose: string }
  | { readonly click: readonly [number, number]; readonly choose?: string }
  | { readonly write: Readonly<Record<string, string>> };

/** Where something is said, or can be said besides: a slot by its words, the plus sign of a line by how it begins, and that of the whole. */
type Opened = { readonly at: string } | { readonly more: string } | { readonly besides: true };

/** One thing that is done to a goal or a rule. */
export type Step =
  | { readonly unfold: true }
  | (Opened & Answer)
  // A part of which there are many words: if, unless, otherwise.
  | (Opened & { readonly part: string } & Found)
  // One more of a list, by the words above it; and something else instead of a line.
  | ({ readonly under: string } & Found)
  | ({ readonly insteadOf: string } & Found);
