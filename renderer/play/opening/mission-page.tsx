import { Dialog } from 'radix-ui';
import { type ReactNode, useMemo, useRef } from 'react';
import { textIn } from '../../../languages';
import type { Text } from '../../../schemas';
import type { RuleSentence } from '../../../telling/mission/rules';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { AllGoals } from '../../panels/goal-list';
import { useMoment, useSitting, useSittingState } from '../../session/game-context';
import { useSentences, useSessionState } from '../../session/session-context';
import { focusBoard } from '../board/focus';
import { AboutMission } from './about-mission';
import { HowItEnds } from './how-it-ends';
import './mission-page.css';

/** What players read before they begin, like the first page of a booklet; and again, whenever they want to. */
export function MissionPage() {
  const { read } = useSitting();
  const isOpen = useSittingState(({ reading }) => reading === 'mission');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => read(next ? 'mission' : undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-shade" />
        {isOpen ? <Page /> : null}
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Page() {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const moment = useMoment();
  const begin = useRef<HTMLButtonElement>(null);
  const { file } = moment.seen.table.mission;
  const { byPlayers, goals, byProgram } = useMemo(() => {
    const [rules, all] = [ruleSentences(file, language), goalSentences(file, language)];
    return {
      byPlayers: [...rules, ...all].filter((one) => one.isWordsOnly),
      goals: all.filter((goal) => !goal.isWordsOnly),
      byProgram: rules.filter((rule) => !rule.isWordsOnly),
    };
  }, [file, language]);
  const { intro, setup, notes } = file.texts ?? {};
  return (
    <Dialog.Content
      className="dialog mission-page"
      aria-describedby={undefined}
      // Whoever has read it presses Enter.
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        begin.current?.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        focusBoard();
      }}
    >
      <Dialog.Title className="dialog-title mission-page-title">{textIn(file.title, language)}</Dialog.Title>
      <AboutMission mission={file} />
      {/* Keyboards scroll what they can go to. */}
      <div className="mission-page-text" tabIndex={0} role="region" aria-label={say('mission-page.text')}>
        {intro ? <Paragraphs text={intro} className="mission-page-story" /> : null}
        {setup ? (
          <Titled title={say('mission-page.set-up')}>
            <Paragraphs text={setup} />
          </Titled>
        ) : null}
        {goals.length === 0 ? null : (
          <Titled title={say('set-up.goals')}>
            <AllGoals goals={goals} />
          </Titled>
        )}
        <Sentences title={say('set-up.by-players')} sentences={byPlayers} />
        <Sentences title={say('set-up.by-program')} sentences={byProgram} />
        <HowItEnds mission={file} />
        {notes ? (
          <Titled title={say('mission-page.notes')}>
            <Paragraphs text={notes} />
          </Titled>
        ) : null}
      </div>
      <Dialog.Close ref={begin} className="button button-first mission-page-begin">
        {say(moment.number === 0 || moment.round <= 1 ? 'mission-page.begin' : 'mission-page.go-on')}
      </Dialog.Close>
    </Dialog.Content>
  );
}

/** Authors part their paragraphs by empty lines. */
function Paragraphs({ text, className }: { text: Text; className?: string }) {
  const language = useSessionState((state) => state.language);
  const paragraphs = textIn(text, language).split(/\n\s*\n/);
  return (
    <div className={className}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

function Sentences({
  title,
  sentences,
}: {
  title: string;
  sentences: readonly Pick<RuleSentence, 'id' | 'text' | 'number'>[];
}) {
  const say = useSentences();
  if (sentences.length === 0) return null;
  return (
    <Titled title={title}>
      <ul>
        {sentences.map(({ id, text, number }) => (
          <li key={id}>{number === undefined ? text : say('mission.sheet.numbered', { number, text })}</li>
        ))}
      </ul>
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
