import { useEffect, useMemo } from 'react';
import { inShort } from '../builder/in-short';
import type { Subject } from '../builder/mentions';
import { storiesAbout } from '../builder/speaking';
import { storyWords } from '../builder/story-words';
import type { StoryPlace } from '../document/story-place';
import { toStory } from '../session/leading';
import { useSentences, useSession } from '../session/session-context';
import { useTab } from '../session/tab-context';
import { useDesk } from './builder/use-desk';
import { useWholeMission } from './settled';
import { useVariantNames } from './use-variant-names';

interface SpokenOfProps {
  readonly subjects: readonly Subject[];
  /** It stands beside one that speaks of it: nothing is to be said unless another does, too. */
  readonly isBeside?: boolean;
}

/** The goals and rules that speak of something, one click away; nothing where none does. */
export function SpokenOf({ subjects, isBeside = false }: SpokenOfProps) {
  const say = useSentences();
  const session = useSession();
  const { pointing } = useTab();
  const mission = useWholeMission();
  const desk = useDesk();
  const key = subjects.join(' ');
  const all = useMemo(() => storiesAbout(mission, new Set(key.split(' ') as Subject[])), [mission, key]);
  useEffect(() => () => pointing.atStory(undefined), [pointing]);
  const pointAt = (place?: StoryPlace) => pointing.atStory(place && { place, paths: [] });
  if (subjects.length === 0 || all.length < (isBeside ? 2 : 1)) return null;
  return (
    <div role="group" className="spoken-of" aria-label={say('spoken.title')}>
      {/* It stands below headings of several levels. */}
      <p className="spoken-title" aria-hidden="true">
        {say('spoken.title')}
      </p>
      <ul onPointerLeave={() => pointAt()} onBlur={() => pointAt()}>
        {all.map((story) => (
          <li key={JSON.stringify(story.place)}>
            <button
              type="button"
              className="text-button"
              onPointerEnter={() => pointAt(story.place)}
              onFocus={() => pointAt(story.place)}
              onClick={() => session.lead(toStory(story.place))}
            >
              {inShort(storyWords(desk, story))}
            </button>
            <StoryVariant of={story.place.variant} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StoryVariant({ of }: { of: string | undefined }) {
  const say = useSentences();
  const nameOf = useVariantNames();
  if (of === undefined) return null;
  return <p className="field-hint">{say('builder.variant', { who: nameOf(of) })}</p>;
}
