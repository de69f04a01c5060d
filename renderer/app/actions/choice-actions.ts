import type { Language, SentenceKey } from '../../../languages';
import type { Theme } from '../../../main/contract';
import type { Showing } from '../../canvas/showing';
import { isOpen, type Panel } from '../../session/folding';
import { canEdit, type Doing, whenOpen, whenPlaying } from './doing';

function chooseTheme(theme: Theme): Doing {
  return {
    name: `action.theme.${theme}`,
    worksInDialogs: true,
    chosen: ({ settings }) => settings.theme === theme,
    perform: (session) => void session.changeSettings({ theme }),
  };
}

function chooseLanguage(language: Language | 'system'): Doing {
  return {
    name: `action.language.${language}`,
    worksInDialogs: true,
    chosen: ({ settings }) => settings.language === language,
    perform: (session) => void session.changeSettings({ language }),
  };
}

function show(what: keyof Showing, shortcut?: string, does?: SentenceKey): Doing {
  return {
    name: `action.show.${what}`,
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(does === undefined ? {} : { does }),
    available: ({ active }) => active !== undefined,
    chosen: ({ showing }) => showing[what],
    perform: (session) => session.toggleShowing(what),
  };
}

function fold(panel: Panel, shortcut: string, available: Doing['available']): Doing {
  return {
    name: `action.panel.${panel}`,
    does: `action.panel.${panel}.does`,
    shortcut,
    ...(available && { available }),
    chosen: ({ folding, active }) => isOpen(folding, panel, active),
    perform: (session) => session.togglePanel(panel),
  };
}

/** Everything that can be chosen is an action: a new theme or language is missed here by the compiler. */
type Choices = Record<
  `theme.${Theme}` | `language.${Language | 'system'}` | `show.${keyof Showing | 'codes'}` | `panel.${Panel}`,
  Doing
>;

export const choiceActions = {
  'show.zones': show('zones', 'Z', 'action.show.zones.does'),
  'show.areas': show('areas', 'Shift+G'),
  'show.order': show('order'),
  'show.ghosts': show('ghosts'),
  'show.grid': show('grid'),
  'show.rulers': show('rulers'),
  'show.codes': {
    name: 'action.show.codes',
    does: 'action.show.codes.does',
    chosen: ({ settings }) => settings.zoneCodes,
    perform: (session) =>
      void session.changeSettings({ zoneCodes: !session.store.getState().settings.zoneCodes }),
  },
  'show.snapping': show('snapping', undefined, 'action.show.snapping.does'),
  'show.languages': show('languages'),
  'panel.palette': fold('palette', 'P', canEdit),
  'panel.properties': fold('properties', 'Shift+P', whenOpen()),
  'panel.hand': fold('hand', 'Shift+K', whenPlaying()),
  'theme.light': chooseTheme('light'),
  'theme.dark': chooseTheme('dark'),
  'theme.system': chooseTheme('system'),
  'language.en': chooseLanguage('en'),
  'language.fr': chooseLanguage('fr'),
  'language.system': chooseLanguage('system'),
} satisfies Choices;
