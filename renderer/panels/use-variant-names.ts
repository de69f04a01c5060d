import { useMemo } from 'react';
import { variantNames } from '../document/variant-names';
import { useSentences, useSessionState } from '../session/session-context';
import { useWholeMission } from './settled';

/** What a variant of the mission in sight is called. */
export function useVariantNames(): (id: string) => string {
  const say = useSentences();
  const language = useSessionState((state) => state.language);
  const mission = useWholeMission();
  return useMemo(() => {
    const names = variantNames(mission, language, say);
    return (id) => names.get(id) ?? id;
  }, [mission, language, say]);
}
