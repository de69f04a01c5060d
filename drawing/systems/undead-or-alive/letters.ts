import { type Language, type SentenceKey, sentence, textIn } from '../../../languages';
import type { Class } from '../../../schemas';
import type { Called, UoaFigure } from './figure';

const zombies = {
  walker: 'token.letter.walker',
  runner: 'token.letter.runner',
  fatty: 'token.letter.fatty',
  abomination: 'token.letter.abomination',
} as const satisfies Record<string, SentenceKey>;

const spawns = {
  starting: 'token.letter.spawn.starting',
  mobile: 'token.letter.spawn.mobile',
  abomination: 'token.letter.abomination',
} as const satisfies Record<string, SentenceKey>;

const objectives = {
  red: 'token.letter.objective.red',
  blue: 'token.letter.objective.blue',
  green: 'token.letter.objective.green',
} as const satisfies Record<string, SentenceKey>;

const classes = {
  Brawler: 'token.class.Brawler',
  Faithful: 'token.class.Faithful',
  Gunslinger: 'token.class.Gunslinger',
  Townsfolk: 'token.class.Townsfolk',
} as const satisfies Record<Class, SentenceKey>;

/** The letter or two on a token; people are known by the first two of their name. */
export function letterOf(figure: UoaFigure, language: Language): string | undefined {
  const say = (key: SentenceKey): string => sentence(language, key);
  switch (figure.kind) {
    case 'start':
      return figure.number === undefined ? say('token.letter.start') : String(figure.number);
    case 'spawn':
      return say(spawns[figure.spawn]);
    case 'objective':
      return figure.faceDown ? '?' : say(objectives[figure.colour]);
    case 'exit':
      return say('token.letter.exit');
    case 'companion':
      return figure.survivor === undefined ? say('token.letter.companion') : initials(figure.survivor);
    case 'survivor':
      return initials(figure.name);
    case 'zombie':
      return say(zombies[figure.zombie]);
    case 'corpse-pile':
    case 'no-objective':
    case 'noise':
    case 'vade-retro':
    case 'first-player':
    case 'machine':
      return undefined;
  }
}

/** The word under a token, where a letter would not tell enough. */
export function captionOf(figure: UoaFigure, language: Language): string | undefined {
  switch (figure.kind) {
    case 'start':
      return sentence(language, 'token.caption.start');
    case 'exit':
      return sentence(language, 'token.caption.exit');
    case 'companion':
      return figure.class === undefined ? figure.survivor : sentence(language, classes[figure.class]);
    case 'objective':
      return figure.waiting ? sentence(language, 'token.caption.waiting') : nameIn(figure.group, language);
    case 'zombie':
      return nameIn(figure.own, language);
    case 'spawn':
      return figure.waiting ? sentence(language, 'token.caption.waiting') : undefined;
    case 'corpse-pile':
    case 'no-objective':
    case 'noise':
    case 'vade-retro':
    case 'first-player':
    case 'survivor':
    case 'machine':
      return undefined;
  }
}

function nameIn(name: Called | undefined, language: Language): string | undefined {
  return typeof name === 'object' ? textIn(name, language) : name;
}

function initials(name: string): string {
  return Array.from(name.trim()).slice(0, 2).join('');
}
