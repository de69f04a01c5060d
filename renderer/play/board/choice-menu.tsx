import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { type Box, common } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { NONE, type Size, type Walk } from '../../../engine';
import { optionWords } from '../../../telling/options';
import { questionWords } from '../../../telling/questions';
import { Answer, AnswersMenu } from '../../canvas/answers-menu';
import { boxOnScreen } from '../../canvas/beside';
import type { Choice } from '../../game/choices';
import { personNumber } from '../../game/people';
import { pictureOf } from '../../game/picture';
import { type Possible, possibleChoice } from '../../game/possible';
import { type Risk, risksOf } from '../../game/risks';
import { useMoment, useWords } from '../../session/game-context';
import { useTab } from '../../session/tab-context';
import { riskWords } from '../clicks/click-words';
import { useAsks } from '../clicks/fresh-keys';
import { NotAgain } from '../clicks/not-again';
import { isAttack } from './lights';
import { type Beneath, roomFor } from './room';
import { useMeasured } from './use-measured';
import { type AttackTold, attackTold } from './zone-words';
import { zonesSpokenOf } from './zones-spoken-of';

/** What can be done at a place, to be chosen there. */
export interface Offered {
  readonly at: Point;
  /** What is to stay in sight: the zone, or else what stands in it, or at least the place itself. */
  readonly about: readonly Box[];
  /** Where else something of it is. */
  readonly others: readonly Box[];
  /** All zones of which it speaks. */
  readonly zones: readonly number[];
  readonly choices: readonly Choice[];
  readonly walk?: Walk | undefined;
  /** After how many of the choices that stands. */
  readonly walkAfter?: number;
  /** What speaks against the one thing that is offered: that is why it is asked about. */
  readonly risks?: readonly Risk[];
  /** The rules ask for it: then the question is said, too. */
  readonly isAsked?: boolean;
}

interface ChoiceMenuProps {
  readonly offered: Offered;
  /** The pixels of the canvas. */
  readonly canvas: Size;
  /** Of risks, those that are not to be asked about any more. */
  readonly onChoose: (choice: Choice, waived: readonly Risk[]) => void;
  readonly onWalk: (walk: Walk, waived: readonly Risk[]) => void;
  readonly onPoint: (choice: Choice | undefined) => void;
  readonly onClose: () => void;
  /** Where the keyboard goes when it is over. */
  readonly giveBack: () => void;
}

/** Pixels, as a rule. */
const [WIDE, LINE] = [300, 42];

/** A few choices at their place: Enter takes the first, Escape none. */
export function ChoiceMenu({
  offered,
  canvas,
  onChoose,
  onWalk,
  onPoint,
  onClose,
  giveBack,
}: ChoiceMenuProps) {
  const [tab, { seen }, words] = [useTab(), useMoment(), useWords()];
  const question = offered.isAsked ? questionWords(seen, words) : undefined;
  const { walk, walkAfter = 0, at, about, others, choices, risks = [] } = offered;
  const [isWaived, setWaived] = useState(false);
  const waived = isWaived ? risks : [];
  const risked = risks.flatMap((risk) => riskWords(risk, seen, words)).join('; ');
  useAsks(offered);
  const { view } = tab;
  const viewport = useStore(view.store, (state) => state.viewport);
  const lines = choices.length + (walk ? 1 : 0) + (question === undefined ? 0 : 2) + 2 * risks.length;
  const [ref, own] = useMeasured<HTMLDivElement>();
  const [x, y] = useMemo(() => {
    const size = own && own[0] > 0 ? own : ([WIDE, LINE * lines] as const);
    const point: Box = [...at, 0, 0];
    const [zone, pieces] = [about[0] ?? point, about[1] ?? point].map((box) =>
      boxOnScreen(viewport, box),
    ) as [Box, Box];
    const elsewhere = others.map((box) => boxOnScreen(viewport, box));
    const near = common(zone, [0, 0, ...canvas]) ?? zone;
    const room = (beneath: Beneath) => roomFor({ size, within: [0, 0, ...canvas], near, beneath });
    const beside = room({ about: [zone, ...elsewhere] });
    // A zone that fills the canvas leaves no room beside it: what stands there stays in sight.
    return (beside.hides === 0 ? beside : room({ about: [pieces], matters: elsewhere })).at;
  }, [about, at, others, viewport, canvas, lines, own]);
  // Whoever has moved the board elsewhere would not know what is asked.
  useEffect(() => void view.reveal([...at, 0, 0]), [view, at]);
  const answersTo = (some: readonly Choice[]) =>
    some.map((choice) => (
      <Answer
        key={JSON.stringify(choice.action)}
        onClick={() => onChoose(choice, waived)}
        onFocus={() => onPoint(choice)}
        onPointerEnter={() => onPoint(choice)}
      >
        <span>{optionWords(choice.action, words, seen)}</span>
        <About choice={choice} />
      </Answer>
    ));
  return (
    <AnswersMenu
      box={[x, y, 0, 0]}
      side="bottom"
      gap={0}
      isPlaced
      measure={ref}
      about={zonesSpokenOf(offered.zones, seen)}
      label={question ?? (risked || words.say('play.board.menu'))}
      className="play-menu"
      question={offered}
      onClose={onClose}
      giveBack={giveBack}
    >
      {question === undefined ? null : <p className="play-menu-question">{question}</p>}
      {answersTo(choices.slice(0, walkAfter))}
      {walk ? (
        <Answer onClick={() => onWalk(walk, waived)}>
          <span>
            {words.say('play.board.walk-to', {
              zone: words.zone(seen.table.zones[walk.zone]?.id ?? ''),
              actions: words.say('count.actions', { count: walk.cost }),
            })}
          </span>
          <Risks of={{ is: 'walk', walk }} />
        </Answer>
      ) : null}
      {answersTo(choices.slice(walkAfter))}
      {risks.length > 0 ? (
        <>
          <Answer onClick={onClose}>{words.say('click.leave')}</Answer>
          <NotAgain isSet={isWaived} set={setWaived} />
        </>
      ) : null}
    </AnswersMenu>
  );
}

/** What matters most of an attack: how it is rolled, and what it promises. */
function Odds({ told: { lines, risk } }: { told: AttackTold }) {
  const first = lines.filter((line) => !risk.includes(line)).slice(0, 2);
  return <small>{first.join(' · ')}</small>;
}

/** What one may come to regret of it. */
function Risks({ of }: { of: Possible }) {
  const [{ seen }, words] = [useMoment(), useWords()];
  return risksOf(of, seen)
    .flatMap((risk) => riskWords(risk, seen, words))
    .map((line) => (
      <small key={line} className="play-menu-risk">
        {line}
      </small>
    ));
}

/** What one wants to know before choosing: what may come of it, or how somebody is who may be hurt or healed. */
function About({ choice }: { choice: Choice }) {
  const [{ seen }, words] = [useMoment(), useWords()];
  const { traits, touches } = choice;
  const actor = traits.shows === 'health' ? personNumber(seen, String(touches[0]?.name)) : NONE;
  const health = pictureOf(seen).people[actor]?.health ?? { left: 0, all: 0 };
  return (
    <>
      {isAttack(choice) ? <Odds told={attackTold(seen, choice, words)} /> : null}
      {actor === NONE ? null : (
        <small>{words.say('people.health', { taken: health.all - health.left, all: health.all })}</small>
      )}
      <Risks of={possibleChoice(choice)} />
    </>
  );
}
