import { type Language, type Say, sentence, textIn } from '../../languages';
import { inkedPage, paperPalettes } from '../inks';
import { chosenLanguage, type OptionsOf } from '../options';
import type { Printout } from '../printout';
import { isRefusal, type Made, type Refusal } from '../refusal';
import type { Subject } from '../subject';
import { unknownTiles } from '../unknown-tiles';
import { largeSheets } from './large-page';
import { mapSheets } from './map-printout';
import { paperTokens } from './paper-tokens';
import type { Sheets } from './sheets';
import { tokenSheets } from './token-printout';
import { groupOf, type TileGroup, wantedGroups } from './wanted';

type Options = OptionsOf<'realsize'>;

/** The map of a mission, or its tokens, as large as life. */
export function realSizePrintout(subject: Subject, options: Options): Made<Printout> {
  const { mission } = subject;
  const language = chosenLanguage(options.language, subject.language);
  const say: Say = (key, parameters) => sentence(language, key, parameters, mission.system);
  const made = sheetsOf(subject, options, language, say);
  if (isRefusal(made)) return made;
  return {
    title: textIn(mission.title, language),
    language,
    palette: paperPalettes[options.ink],
    ...made,
    pages: made.pages.map((page) => inkedPage(page, options.ink)),
    remarks: unknownTiles(subject),
  };
}

function sheetsOf(subject: Subject, options: Options, language: Language, say: Say): Made<Sheets> {
  const { what } = options;
  const groups = what === 'tokens' ? [] : wantedGroups(subject, options);
  if (groups.length > 0) return tilesOf(subject, groups, options, language, say);
  // Whoever has chosen tokens and no tile wants these.
  const chosen = what === 'chosen' ? new Set(options.pieces) : undefined;
  const tokens = what === 'tokens' || chosen ? paperTokens(subject, language, say, chosen) : [];
  if (tokens.length === 0) return nothing[what];
  return tokenSheets(tokens, options, { title: textIn(subject.mission.title, language), language, say });
}

function tilesOf(
  subject: Subject,
  groups: readonly TileGroup[],
  options: Options,
  language: Language,
  say: Say,
): Made<Sheets> {
  if (options.layout === 'pages') return mapSheets(subject, groups, options, language, say);
  // A shop prints what lies apart on one sheet as well.
  const sheets = options.what === 'all' ? [groupOf(groups.flatMap(({ tiles }) => tiles))] : groups;
  return largeSheets(subject, sheets, options.bleed, language, say);
}

/** Why there is nothing to print, by what was asked for. */
const nothing = {
  all: { refused: 'no-tiles' },
  lacking: { refused: 'nothing-lacking' },
  chosen: { refused: 'nothing-chosen' },
  tokens: { refused: 'no-tokens' },
} as const satisfies Record<Options['what'], Refusal>;
