import type { Page } from '@playwright/test';

/** What no page should ever say; the list grows as it says it. */
export function troublesOf(window: Page): string[] {
  const heard: string[] = [];
  window.on('pageerror', (error) => heard.push(`An uncaught error: ${error.stack ?? error.message}`));
  window.on('crash', () => heard.push('The page is gone'));
  window.on('console', (message) => {
    if (message.type() === 'error') heard.push(`An error on the console: ${message.text()}`);
  });
  return heard;
}
