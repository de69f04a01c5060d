import { Popover } from 'radix-ui';
import { useMemo, useRef } from 'react';
import { rulesFiring } from '../../game/rule-traces';
import { useMoment, useSitting, useSittingState } from '../../session/game-context';
import { useSentences } from '../../session/session-context';
import { RulesList } from './rules-list';
import { useListOnBoard } from './use-list-on-board';
import './rules.css';

/** The special rules of the mission; how each of them stands, for whoever asks. */
export function RulesButton() {
  const say = useSentences();
  const moment = useMoment();
  const { trace } = useSitting();
  const sitting = useSittingState((state) => state);
  const trigger = useRef<HTMLButtonElement>(null);
  const { anchor, place } = useListOnBoard(trigger);
  const firing = useMemo(() => rulesFiring(sitting, moment), [sitting, moment]);
  const { tracing } = sitting;
  if ((moment.seen.table.mission.file.rules ?? []).length === 0) return null;
  return (
    <Popover.Root open={tracing !== undefined} onOpenChange={(isOpen) => trace(isOpen ? {} : undefined)}>
      <Popover.Trigger
        ref={trigger}
        className="button course-rules"
        data-control="rules-traced"
        data-lit={firing.size > 0}
      >
        {say('course.rules')}
      </Popover.Trigger>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="course-goal-list rules-traced"
          aria-label={say('trace.title')}
          {...place}
          onOpenAutoFocus={(event) => {
            const list = event.currentTarget;
            if (!(list instanceof Element) || tracing?.rule === undefined) return;
            if (goToRule(list, tracing.rule)) event.preventDefault();
          }}
          // What lay open on the board before gives the focus back to the board when it closes.
          onFocusOutside={(event) => event.preventDefault()}
          // Whoever plays on sees the rules light up.
          onPointerDownOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('.play-middle'))
              event.preventDefault();
          }}
        >
          <RulesList firing={firing} asked={tracing?.rule} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function goToRule(list: Element, rule: string): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-rule]')];
  const row = rows.find(({ dataset }) => dataset['rule'] === rule);
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector('button')?.focus();
  return row !== undefined;
}
