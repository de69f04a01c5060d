import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { WhyNot } from '../../../engine';
import type { Choice } from '../../game/choices';
import { clickOn } from '../../game/clicks';
import type { Moment } from '../../game/moment';
import { possibleChoice } from '../../game/possible';
import type { Risk } from '../../game/risks';
import { useMoment, useSitting } from '../../session/game-context';
import { useCardHand } from '../cards/hand-context';
import { RiskQuestion } from './risk-question';

/** Something that may be regretted, and the button that was pressed for it. */
export interface AskedRisk {
  readonly choice: Choice;
  readonly risks: readonly Risk[];
  readonly button: HTMLElement;
  readonly moment: Moment;
}

/** Does what a button says, or asks first. */
type Press = (choice: Choice | undefined, button: HTMLElement, why?: WhyNot) => void;

const PressContext = createContext<Press | undefined>(undefined);

/** Every button beside the board means by a press what a click on the board means. */
export function Asking({ children }: { children: ReactNode }) {
  const [sitting, cards, inSight] = [useSitting(), useCardHand(), useMoment()];
  const [asked, ask] = useState<AskedRisk>();
  const press = useMemo(
    (): Press => (choice, button, why) => {
      const { at: moment } = sitting.game.store.getState();
      const thing = { ways: choice ? [possibleChoice(choice)] : [], whyNot: () => why };
      const click = clickOn(thing, moment.seen, sitting.store.getState().waived);
      if (click.is === 'refused') cards.refuse(click.why);
      else if (choice && click.is === 'asked') ask({ choice, risks: click.risks, button, moment });
      else if (choice) cards.take(choice.action);
    },
    [sitting, cards],
  );
  return (
    <PressContext value={press}>
      {children}
      {asked && asked.moment === inSight ? <RiskQuestion asked={asked} close={() => ask(undefined)} /> : null}
    </PressContext>
  );
}

export function usePress(): Press {
  const press = useContext(PressContext);
  if (!press) throw new Error('A button that does something in the game stands outside its provider');
  return press;
}
