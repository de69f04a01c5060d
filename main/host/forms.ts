import { isExportKind, largestFile } from '../../schemas';
import type { Arguments, CallName, Draft, Menu, MenuItem } from '../contract';
import { calls, type Form, type Forms } from './calls';
import { isJourneyShown } from './campaigns/journey-shown';
import { isPicture } from './documents/picture';
import { isGameShown } from './games/game-shown';
import { isRecord } from './record';
import { isSettingsChange } from './settings';

/** Whether what comes from outside is of a form. */
const checks: { readonly [Each in Form]: (value: unknown) => value is Forms[Each] } = {
  id: isId,
  name: isName,
  text: isFileText,
  bytes: isBytes,
  flag: isFlag,
  picture: isPicture,
  settings: isSettingsChange,
  draft: isDraft,
  game: isGameShown,
  journey: isJourneyShown,
  kind: isExportKind,
  menus: isMenus,
};

/** As many arguments as the call is given, each of its form. */
export function fitsCall<Name extends CallName>(
  name: Name,
  args: readonly unknown[],
): args is Arguments<Name> {
  const forms: readonly Form[] = calls[name].forms;
  return args.length === forms.length && forms.every((form, place) => checks[form](args[place]));
}

/** What names a document, a draft, a game or a window: safe as a file name too. */
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    isId(value['key']) &&
    isId(value['window']) &&
    isName(value['name']) &&
    isOptional(value['document'], isId) &&
    isFileText(value['text']) &&
    isOptional(value['past'], isPast) &&
    isOptional(value['ownText'], isOwnText)
  );
}

/** Far more than a window keeps: written as JSON, some letters are longer. */
function isOwnText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_OWN_TEXT;
}

/** Far less than what it is the past of may be, so that whatever is kept can be sent and read. */
function isPast(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_PAST;
}

/** Everything that can be read again; whether it is a mission is for the window to see to. */
function isFileText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= largestFile && Buffer.byteLength(value) <= largestFile;
}

/** Far more than any printout has, and less than the longest string there can be. */
const MOST_BYTES = 200_000_000;

function isBytes(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= (MOST_BYTES / 3) * 4 &&
    value.length % 4 === 0 &&
    /^[A-Za-z\d+/]*={0,2}$/.test(value)
  );
}

function isMenus(value: unknown): value is Menu[] {
  return isListOf(value, isMenu);
}

function isMenu(value: unknown): value is Menu {
  return isRecord(value) && isText(value.label) && isListOf(value.items, isMenuItem);
}

function isMenuItem(value: unknown): value is MenuItem {
  if (value === null) return true;
  return (
    isRecord(value) &&
    isText(value.action) &&
    isText(value.label) &&
    isOptional(value.shortcut, isText) &&
    isFlag(value.enabled) &&
    isOptional(value.checked, isFlag) &&
    isOptional(value.why, isText)
  );
}

const LONGEST_PAST = 400_000;
const LONGEST_OWN_TEXT = 4_000_000;
const LONGEST_TEXT = 200;
const LONGEST_NAME = 300;
const LONGEST_LIST = 100;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_TEXT;
}

/** Longer than any file name, which the window takes over as it finds it. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value);
}

function isListOf<T>(value: unknown, check: (value: unknown) => value is T): value is T[] {
  return Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check);
}
