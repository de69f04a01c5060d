import { sentence, textIn } from '../../languages';
import { type ExportKind, exportFileName, writeDocument } from '../../schemas';
import type { Tab } from '../document/tab';
import { failure } from '../files/notices';
import type { Surroundings } from '../files/surroundings';
import { replayOf, situationAt } from '../game/exports';
import type { PlayedGame } from '../game/played-game';

type ExportingDeeds = Pick<Surroundings, 'host' | 'page' | 'language' | 'notify' | 'seenTo'>;

/** Writes what is made of a game to a file. */
export type Export = (tab: Tab, game: PlayedGame, kind: ExportKind) => Promise<void>;

export function createExport({ host, page, language, notify, seenTo }: ExportingDeeds): Export {
  return async (tab, game, kind) => {
    seenTo(tab);
    const made = madeOf(game, kind);
    if ('problem' in made) return notify({ key: made.problem, tab: tab.key, ofGame: true });
    const { round } = game.store.getState().at;
    const title = textIn(game.mission.title, language());
    const name = exportFileName(sentence(language(), 'export.title', { title, round }), kind);
    const answer = await host.call('file.export', name, made.text, kind);
    if (answer.ok) {
      if (answer.value !== null) {
        notify({ key: 'export.saved', parameters: { name: answer.value }, tab: tab.key });
      }
    } else if (answer.error.code === 'not-here') page.download(name, made.text);
    else notify({ ...failure(answer.error), tab: tab.key });
  };
}

function madeOf(game: PlayedGame, kind: ExportKind) {
  if (kind === 'replay') {
    const replay = replayOf(game);
    return replay ? { text: writeDocument(replay) } : { problem: 'export.bent' as const };
  }
  const made = situationAt(game);
  return 'problem' in made
    ? { problem: `situation.${made.problem.code}` as const }
    : { text: writeDocument(made.scenario) };
}
