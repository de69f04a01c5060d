import { sentence, textIn } from '../../languages';
import { exportFileName, type GameKind } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import type { Tab } from '../document/tab';
import { failure } from '../files/notices';
import type { Surroundings } from '../files/surroundings';
import { toPlayOver } from '../game/keeping';
import type { PlayedGame } from '../game/played-game';

interface ExportingDeeds extends Pick<Surroundings, 'host' | 'page' | 'language' | 'notify' | 'seenTo'> {
  readonly backRoom: BackRoom;
  readonly waits: Waits;
}

/** Why nothing was made; nothing is said where its user did not wait for it. */
const unmade = {
  cancelled: undefined,
  'too-long': { problem: 'export.too-long' },
  failed: { problem: 'export.failed' },
} as const;

/** Writes what is made of a game to a file. */
export type Export = (tab: Tab, game: PlayedGame, kind: GameKind) => Promise<void>;

export function createExport(deeds: ExportingDeeds): Export {
  const { host, page, language, notify, seenTo, backRoom, waits } = deeds;
  return async (tab, game, kind) => {
    seenTo(tab);
    const { mission, store } = game;
    const { round } = store.getState().at;
    const title = textIn(mission.title, language());
    const name = exportFileName(sentence(language(), 'export.title', { title, round }), kind);
    const question = { kind, ...toPlayOver(game, mission) };
    const written = await waits.during('wait.exporting', (patience) =>
      backRoom.ask('writeGame', question, patience),
    );
    const made = written.ok ? written.answer : unmade[written.why];
    if (made === undefined) return;
    if ('problem' in made) return notify({ key: made.problem, tab: tab.key, ofGame: true });
    const answer = await host.call('file.export', name, made.text, kind);
    if (answer.ok) {
      if (answer.value !== null) {
        notify({ key: 'export.saved', parameters: { name: answer.value }, tab: tab.key });
      }
    } else if (answer.error.code === 'not-here') page.download(name, made.text);
    else notify({ ...failure(answer.error), tab: tab.key });
  };
}
