/** Where the command key is ⌘ and menus belong to the system. */
export function isMac(page: Window): boolean {
  return page.navigator.userAgent.includes('Mac OS');
}
