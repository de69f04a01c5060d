import { sentence, textIn } from '../../languages';
import { type ExportKind, exportFileName, type GameKind } from '../../schemas';
import type { BackRoom } from '../back-room/back-room';
import type { Waits } from '../back-room/waits';
import type { Tab } from '../document/tab';
import { failure } from '../files/notices';
import type { Surroundings } from '../files/surroundings';
import { toPlayOver } from '../game/keeping';
import type { PlayedGame } from '../game/played-game';
import { base64Of } from '../products/base64';

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

/** Lets a file out that has been made for a tab: to where its user wants it, or as a download. */
export type LetOut = (
  tab: Tab,
  file: {
    readonly name: string;
    readonly content: string | Uint8Array<ArrayBuffer>;
    readonly kind: ExportKind;
  },
) => Promise<void>;

export function createLetOut({
  host,
  page,
  notify,
}: Pick<ExportingDeeds, 'host' | 'page' | 'notify'>): LetOut {
  return async (tab, { name, content, kind }) => {
    const answer =
      typeof content === 'string'
        ? await host.call('file.export', name, content, kind)
        : await host.call('file.exportBytes', name, await base64Of(content), kind);
    if (answer.ok) {
      if (answer.value !== null) {
        notify({ key: 'export.saved', parameters: { name: answer.value }, tab: tab.key, isCalm: true });
      }
    } else if (answer.error.code === 'not-here') page.download(name, content);
    else notify({ ...failure(answer.error), tab: tab.key });
  };
}

/** Writes what is made of a game to a file. */
export type Export = (tab: Tab, game: PlayedGame, kind: GameKind) => Promise<void>;

export function createExport(deeds: ExportingDeeds): Export {
  const { language, notify, seenTo, backRoom, waits } = deeds;
  const letOut = createLetOut(deeds);
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
    await letOut(tab, { name, content: made.text, kind });
  };
}
