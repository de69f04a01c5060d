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
