import type { Language } from '../../languages';

/** A day and a time as people write them: `18 Nov, 15:29`; with seconds, where several may lie close together. */
export function formatTime(at: number, language: Language, exactly = false): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(exactly ? { second: '2-digit' } : {}),
  }).format(at);
}

/** `en` alone would write dates as Americans do. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr' };

/** How large a file is, in the unit that fits. */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
