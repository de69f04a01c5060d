import type { Page } from '@playwright/test';
import { spoken } from '../spoken';
import type { Sight } from './sight';

const stumbles = spoken('crash.title');

/** What a window says or shows that no user should ever come to. */
export class Complaints {
  private readonly heard: string[] = [];

  listenTo(window: Page): void {
    window.on('pageerror', (error) => this.heard.push(`An uncaught error: ${error.stack ?? error.message}`));
    window.on('crash', () => this.heard.push('The page is gone'));
    window.on('console', (message) => {
      if (message.type() === 'error') this.heard.push(`An error on the console: ${message.text()}`);
    });
  }

  /** Whatever there is since this was asked last. */
  about({ headings, things }: Sight): string[] {
    const found = this.heard.splice(0);
    if (headings.some((heading) => stumbles.includes(heading))) found.push('The window shows its error page');
    else if (things.length === 0) found.push('The window is empty');
    return found;
  }
}
