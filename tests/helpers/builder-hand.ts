import { expect, type Locator, type Page } from '@playwright/test';
import { DrawingHand } from './drawing-hand';

/** What is looked for in a list, and how the entry that is taken begins. */
export interface Found {
  readonly find: string;
  readonly take: string;
}

/** A picker that is opened: of a slot by its first words, of the plus sign of a line by those of the line, of that of the whole. */
type Opened = { readonly at: string } | { readonly more: string } | { readonly besides: true };

/** What is done in it: words are chosen, something on the board is clicked, or words of one's own are written into its fields. */
type Answer =
  | { readonly choose: string }
  | { readonly click: readonly [number, number]; readonly choose?: string }
  | { readonly write: Readonly<Record<string, string>> };

/** One thing that is done to a goal or a rule. */
export type Step =
  | { readonly unfold: true }
  | (Opened & Answer)
  // A part of which there are many: if, unless, otherwise.
  | (Opened & { readonly part: string } & Found)
  // One more of a list, by the words above it; and something else instead of a line.
  | ({ readonly under: string } & Found)
  | ({ readonly insteadOf: string } & Found);

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

  private get adding(): Locator {
    return this.panel.getByRole('button', { name: /^Add a/ });
  }

  async add(): Promise<void> {
    await this.adding.click();
    await expect(this.dialog).toBeVisible();
  }

  /** Opens a slot of a sentence. */
  async slot(story: Locator, words: string): Promise<void> {
    await story.getByRole('button', { name: `Change: ${words}`, exact: true }).click();
  }

  async choose(words: string): Promise<void> {
    await this.dialog.getByRole('button', { name: words, exact: true }).click();
  }

  async close(): Promise<void> {
    await this.window.keyboard.press('Escape');
    await this.isGone();
  }

  /** Builds a goal or a rule from its beginning. */
  async build(begin: readonly Found[], then: readonly Step[] = []): Promise<void> {
    // What else the panel tells of has no menu of deeds.
    const stories = this.panel.locator('.story[data-story]');
    const before = await stories.count();
    await this.add();
    for (const found of begin) await this.take(found);
    await expect(stories).toHaveCount(before + 1);
    // Whoever has made one goes on in it.
    const isIn = (made: Element) => made.contains(document.activeElement);
    await expect.poll(() => stories.last().evaluate(isIn)).toBe(true);
    for (const step of then) await this.do(stories.last(), step);
  }

  private async do(story: Locator, step: Step): Promise<void> {
    if ('unfold' in step) return story.getByRole('button', { name: /^Unfold its parts/ }).click();
    await this.opener(story, step).first().click();
    if ('part' in step) await this.choose(step.part);
    if ('find' in step) {
      await this.take(step);
      return this.isGone();
    }
    if ('click' in step) await new DrawingHand(this.window).click(step.click);
    if ('write' in step)
      for (const [field, words] of Object.entries(step.write))
        await this.dialog.getByRole('textbox', { name: field }).fill(words);
    if ('choose' in step) await this.choose(step.choose);
    if ('click' in step) {
      // Where nothing is left that the board could answer, the choices are gone and the board has the keyboard.
      await this.window.keyboard.press('Escape');
      return expect(this.dialog).toBeHidden();
    }
    await this.close();
  }

  private opener(story: Locator, step: Exclude<Step, { unfold: true }>): Locator {
    const button = (name: string | RegExp, within = story) => within.getByRole('button', { name });
    if ('at' in step) return button(startingWith(`Change: ${step.at}`));
    if ('besides' in step) return button(/^Say more exactly/, story.locator('.story-tools'));
    const parts = story.getByRole('treegrid');
    if ('more' in step) return button(startingWith(`Say more exactly: ${step.more}`), parts);
    if ('insteadOf' in step)
      return button(startingWith(`Something else instead of: ${step.insteadOf}`), parts);
    const head = this.window.locator(':scope > [role=row]').getByText(step.under, { exact: true });
    return button('Add', parts.locator('.line-section').filter({ has: head })).last();
  }

  /** Takes from the list that is open what reads like that. */
  private async take({ find, take }: Found): Promise<void> {
    await this.dialog.getByRole('textbox').fill(find);
    const words = this.window.locator('.word-told').getByText(startingWith(take));
    await this.dialog.locator('.word-entry').filter({ has: words }).first().click();
  }

  private async isGone(): Promise<void> {
    await expect(this.dialog).toBeHidden();
    // Whoever opened it has the keyboard back a moment after it is gone.
    await expect(this.panel.locator(':focus')).toHaveCount(1);
  }
}

function startingWith(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
