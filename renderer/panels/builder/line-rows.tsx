import { ArrowDown, ArrowUp, Copy, PenLine, Plus, Replace, Trash2, Undo2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isGoalDoubtful } from '../../../engine';
import type { Goal } from '../../../schemas';
import type { FormKey } from '../../../schemas/generated/forms';
import type { PartName } from '../../../telling/mission/parts';
import type { Desk } from '../../builder/desk';
import { inShort } from '../../builder/in-short';
import { isOfManyWords, plainest, withChosen, withoutLine, withSection } from '../../builder/line-deeds';
import { type Line, openSections, type Section } from '../../builder/lines';
import { inItsWords, inOwnWords } from '../../builder/own-words';
import { valueAt, withValue } from '../../builder/paths';
import { entryOfPart, entryOfSection } from '../../handbook/entry-of';
import { about } from '../../handbook/here';
import { useSentences } from '../../session/session-context';
import { ToldMarks } from '../told-marks';
import { OwnWords } from './own-words';
import { letBoardAnswer } from './pointed-choice';
import { partAt } from './pointing-out';
import { SlotPicker } from './slot-picker';
import type { StoryChange } from './story-change';
import { ToldSlots } from './told-slots';
import { WordsDialog } from './words-dialog';

/** A part with the parts that stand within it, indented; levels are announced. */
export function LineRows({
  line,
  of,
  level,
  tools,
}: {
  line: Line;
  of: StoryChange;
  level: number;
  tools?: ReactNode;
}) {
  const { story, change, desk } = of;
  const put = (part: object, joins?: string) => change(withValue(story, line.path, part) as object, joins);
  const told = desk.told(line.part, line.value, { use: line.use });
  const isOwn = line.part === 'Goal' && 'words' in line.value;
  return (
    <>
      <div
        className="line"
        role="row"
        aria-level={level}
        tabIndex={-1}
        {...partAt(line.path)}
        {...about(entryOfPart(line.part, line.value))}
      >
        <div className="line-words" role="gridcell">
          {isOwn ? (
            <InnerWords of={{ story: line.value, change: put, desk }} />
          ) : (
            <ToldSlots
              told={told}
              within={{ part: line.part, value: line.value, use: line.use }}
              desk={desk}
              change={put}
            />
          )}
        </div>
        <div className="line-tools" role="gridcell">
          <MoreExactly line={line} of={of} put={put} />
          {tools}
        </div>
      </div>
      {line.sections.map((section) => (
        <SectionRows key={section.key} section={section} outer={line.part} of={of} level={level + 1} />
      ))}
    </>
  );
}

/** A goal that others are made of, in its author's words; what it does stands below. */
function InnerWords({ of }: { of: StoryChange }) {
  return (
    <>
      <OwnWords of={of} part="Goal" isOpen />
      <ToldMarks isWordsOnly={false} isThen={false} isDoubtful={isGoalDoubtful(of.story as Goal)} isOwn />
    </>
  );
}

/** What stands under a key, headed by what it is: if, then, otherwise. */
export function SectionRows({
  section,
  outer,
  of,
  level,
}: {
  section: Section;
  outer: PartName;
  of: StoryChange;
  level: number;
}) {
  const say = useSentences();
  const { story, change, desk } = of;
  const { lines, most, least = 0, part, use, path } = section;
  const list = most === undefined ? undefined : (valueAt(story, path) as readonly object[]);
  const put = (items: readonly object[]) => change(withValue(story, path, items) as object);
  const { keys, moveKey } = useLineKeys(lines.length);
  return (
    // Groups of rows may not stand in each other: what the rows of this one are for is said by a row of its own.
    <div className="line-section" data-key={section.key} role="presentation">
      <div
        role="row"
        aria-level={level}
        {...about(entryOfSection(outer, valueAt(story, path.slice(0, -1)), section.key))}
      >
        <p className="line-head" role="gridcell">
          {say(`builder.key.${section.key as FormKey}`)}
        </p>
      </div>
      {lines.map((line, index) => (
        <LineRows
          key={keys[index]}
          line={line}
          of={of}
          level={level + 1}
          tools={
            <LineTools
              line={line}
              outer={outer}
              of={of}
              {...(list && {
                list: {
                  items: list,
                  index,
                  most: most ?? list.length,
                  least,
                  put,
                  move: (to) => {
                    moveKey(index, to);
                    put(moved(list, index, to));
                  },
                },
              })}
            />
          }
        />
      ))}
      {list && list.length < (most ?? 0) && least !== most ? (
        <div role="row" aria-level={level + 1}>
          <div role="gridcell">
            <AddPart
              part={part}
              use={use}
              desk={desk}
              story={story}
              onAdd={(value) => put([...list, value])}
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface InList {
  readonly items: readonly object[];
  readonly index: number;
  readonly most: number;
  readonly least: number;
  readonly put: (items: readonly object[]) => void;
  readonly move: (to: number) => void;
}

/** What each line is known by, whatever is chosen in it: whoever moves one goes along with it. */
function useLineKeys(count: number) {
  const [order, setOrder] = useState<readonly number[]>([]);
  const keys = Array.from({ length: Math.max(count, order.length) }, (_, index) => order[index] ?? index);
  return { keys, moveKey: (from: number, to: number) => setOrder(moved(keys, from, to)) };
}

/** What can be done with a part as a whole. */
function LineTools({
  line,
  outer,
  of,
  list,
}: {
  line: Line;
  outer: PartName;
  of: StoryChange;
  list?: InList;
}) {
  const say = useSentences();
  const [isChoosing, setIsChoosing] = useState(false);
  const { story, change, desk } = of;
  const words = inShort(desk.told(line.part, line.value, { use: line.use }).text);
  const isOwn = 'words' in line.value;
  const hasWords = isOfManyWords(line.part);
  const without = withoutLine(story, line.path, outer);
  return (
    <>
      {line.part === 'Goal' && !('text' in line.value) ? (
        <Tool
          name={say(isOwn ? 'builder.its-words-of' : 'builder.my-words-of', { words })}
          sign={isOwn ? <Undo2 aria-hidden="true" /> : <PenLine aria-hidden="true" />}
          onClick={() => {
            const said = isOwn ? inItsWords(line.value) : inOwnWords('Goal', line.value, desk);
            change(withValue(story, line.path, said) as object);
          }}
        />
      ) : null}
      {hasWords ? (
        <Tool
          name={say('builder.replace', { words })}
          sign={<Replace aria-hidden="true" />}
          onClick={() => setIsChoosing(true)}
        />
      ) : null}
      {list && list.items.length > 1 ? (
        <>
          <Tool
            name={say('builder.up', { words })}
            sign={<ArrowUp aria-hidden="true" />}
            isOff={list.index === 0}
            onClick={() => list.move(list.index - 1)}
          />
          <Tool
            name={say('builder.down', { words })}
            sign={<ArrowDown aria-hidden="true" />}
            isOff={list.index === list.items.length - 1}
            onClick={() => list.move(list.index + 1)}
          />
        </>
      ) : null}
      {list && list.items.length < list.most && line.part !== 'Goal' ? (
        <Tool
          name={say('builder.duplicate', { words })}
          sign={<Copy aria-hidden="true" />}
          onClick={() => list.put(list.items.toSpliced(list.index + 1, 0, line.value))}
        />
      ) : null}
      {without ? (
        <Tool
          name={say('builder.remove', { words })}
          sign={<Trash2 aria-hidden="true" />}
          onClick={({ currentTarget }) => {
            // The button goes with its part: whoever was there goes on at the goal or the rule.
            currentTarget.closest<HTMLElement>('[data-story]')?.focus();
            change(without);
          }}
        />
      ) : null}
      {isChoosing ? (
        <WordsDialog
          part={line.part}
          use={line.use}
          desk={desk}
          now={line.value}
          story={story}
          onClose={() => setIsChoosing(false)}
          onPick={(value) => change(withValue(story, line.path, value) as object)}
        />
      ) : null}
    </>
  );
}

interface ToolProps {
  readonly name: string;
  readonly sign: ReactNode;
  readonly isOff?: boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

function Tool({ name, sign, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      // Whoever has moved a line to the end of its list stays at its button.
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {sign}
    </button>
  );
}

/** What the sentence does not speak of yet, and the parts that could be added: if, unless, otherwise. */
export function MoreExactly({
  line,
  of,
  put,
}: {
  line: Line;
  of: StoryChange;
  put: (part: object, joins?: string) => void;
}) {
  const say = useSentences();
  const { desk } = of;
  const { more, text } = desk.told(line.part, line.value, { use: line.use });
  const sections = openSections(line);
  const within = { part: line.part, value: line.value, use: line.use };
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<(typeof sections)[number]>();
  const opener = useRef<HTMLButtonElement>(null);
  const home = useRef<HTMLElement>(null);
  // The keyboard belongs to the list that opens next.
  const isAsking = useRef(false);
  // The button goes with the last that could be said: whoever said it goes on at the line.
  const goOn = () => (opener.current ?? home.current)?.focus();
  const add = (section: (typeof sections)[number]) => {
    // Of what there are many, nobody wants the first.
    if (isOfManyWords(section.part)) {
      isAsking.current = true;
      setOpen(false);
      return setChosen(section);
    }
    const part = withSection(line, section.key, desk);
    if (part) put(part);
  };
  if (more.length === 0 && sections.length === 0) return null;
  const choices = chosen ? (
    <WordsDialog
      part={chosen.part}
      desk={desk}
      story={of.story}
      onClose={() => {
        isAsking.current = false;
        setChosen(undefined);
      }}
      onPick={(value) => put(withChosen(line, chosen.key, value))}
      goOn={goOn}
    />
  ) : null;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      {choices}
      <Popover.Trigger
        ref={opener}
        className="icon-button"
        aria-label={say('builder.more', { words: inShort(text) })}
        title={say('builder.more', { words: inShort(text) })}
        onClick={({ currentTarget }) => {
          home.current = currentTarget.closest<HTMLElement>('[role=row], [data-story]');
        }}
      >
        <Plus aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="slot-picker"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={say('builder.more', { words: inShort(text) })}
          onInteractOutside={letBoardAnswer(more)}
          onCloseAutoFocus={(event) => {
            if (opener.current && !isAsking.current) return;
            event.preventDefault();
            if (!isAsking.current) goOn();
          }}
        >
          {sections.length > 0 ? (
            <section className="slot-place">
              <h4>{say('builder.add-part')}</h4>
              <ul>
                {sections.map((section) => (
                  <li key={section.key}>
                    <button type="button" className="slot-offer" onClick={() => add(section)}>
                      {say(`builder.key.${section.key as FormKey}`)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <SlotPicker places={more} within={within} desk={desk} change={put} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function AddPart({
  part,
  use,
  desk,
  story,
  onAdd,
}: {
  part: Line['part'];
  use: Line['use'];
  desk: Desk;
  story: object;
  onAdd: (value: object) => void;
}) {
  const say = useSentences();
  const [isChoosing, setIsChoosing] = useState(false);
  const add = () => {
    if (isOfManyWords(part)) return setIsChoosing(true);
    const begun = plainest(part, desk);
    if (begun) onAdd(begun);
  };
  return (
    <>
      <button type="button" className="text-button line-add" onClick={add}>
        <Plus aria-hidden="true" />
        {say('builder.add')}
      </button>
      {isChoosing ? (
        <WordsDialog
          part={part}
          use={use}
          desk={desk}
          story={story}
          onClose={() => setIsChoosing(false)}
          onPick={onAdd}
        />
      ) : null}
    </>
  );
}

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
