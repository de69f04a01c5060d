import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductName } from '../../printing/options';
import { parseKey } from '../document/parts';
import { useWholeMission } from '../panels/settled';
import type { ToPrint } from '../products/to-print';
import { useSession, useSessionState } from '../session/session-context';
import { useSelection } from '../session/tab-context';
import { offered, survivorsOffered } from './offered';
import { useBound } from './use-bound';
import { isWhole, rememberedOf, type Wishes, wishesOf } from './wishes';

const nothing: readonly string[] = [];

/** What somebody wishes to have printed of the mission in sight; it is remembered when they are through. */
export function useWishes() {
  const { store, changeSettings } = useSession();
  const mission = useWholeMission();
  const language = useSessionState((state) => state.language);
  const isPlaying = useSessionState((state) => state.active?.isPlaying === true);
  const owned = useSessionState((state) => state.settings.boxes);
  const keys = useSelection();
  // In a game nobody sees what is selected below it.
  const pieces = useMemo(
    () => (isPlaying ? nothing : [...keys].map((key) => parseKey(key).id)),
    [isPlaying, keys],
  );
  const survivors = useMemo(() => survivorsOffered(mission), [mission]);
  const [wishes, setWishes] = useState<Wishes>(() =>
    wishesOf(mission.id, store.getState().settings.printed, offered, survivors),
  );
  const choose = useCallback((product: ProductName) => setWishes((before) => ({ ...before, product })), []);
  const change = useCallback(
    (name: string, value: boolean | number | string) =>
      setWishes((before) => {
        const { product, options } = before;
        return { ...before, options: { ...options, [product]: { ...options[product], [name]: value } } };
      }),
    [],
  );
  const remember = useCallback(
    (wished: Wishes) => {
      if (!isWhole(wished)) return;
      const { printed } = store.getState().settings;
      const remembered = rememberedOf(mission.id, wished, printed);
      if (JSON.stringify(remembered) !== JSON.stringify(printed))
        void changeSettings({ printed: remembered });
    },
    [store, changeSettings, mission.id],
  );
  const last = useRef(wishes);
  useEffect(() => {
    last.current = wishes;
  }, [wishes]);
  useEffect(() => () => remember(last.current), [remember]);
  const { bindables, bind, missions } = useBound(wishes.product === 'booklet');
  const question = useMemo((): ToPrint | undefined => {
    const { product } = wishes;
    const printed = product === 'booklet' ? missions : [mission];
    if (!isWhole(wishes) || !printed?.length) return undefined;
    const options = { ...wishes.options[product], ...('pieces' in wishes.options[product] && { pieces }) };
    const boxes = Object.entries(owned).flatMap(([box, count]) => Array<string>(count).fill(box));
    return { product, options, missions: printed, language, boxes };
  }, [wishes, pieces, mission, missions, language, owned]);
  return {
    bindables,
    bind,
    wishes,
    choose,
    change,
    question,
    hasSelection: pieces.length > 0,
    survivors,
    remember,
  };
}
