import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import { laidOut } from '../document/laid-out';
import type { Tab } from '../document/tab';
import type { Editor } from '../tools/editor';
import { boxOfParts } from '../tools/geometry/boxes';
import { besideBox, boxOnScreen } from './beside';
import type { PointedPartStore } from './pointed';

interface TroubleSlipProps {
  readonly tab: Tab;
  readonly editor: Editor;
  readonly pointed: PointedPartStore;
  readonly language: Language;
}

/**
 * Why what is held cannot stay where it is, or what comes of letting it go there, on a slip of paper beside it. Where
 * there is nothing to say the slip stays where it is: to move it would cost time in every frame.
 */
export function TroubleSlip({ tab, editor, pointed, language }: TroubleSlipProps) {
  const reason = useStore(editor.store, ({ shown }) => shown.trouble ?? shown.offer);
  const isOffer = useStore(editor.store, ({ shown }) => shown.trouble === undefined);
  const held = useStore(editor.store, ({ shown }) => (reason ? shown.held : undefined));
  const at = useStore(pointed, (state) => (reason ? state.at : undefined));
  const mission = useStore(tab.document.store, (state) => (reason ? state.mission : undefined));
  const system = useStore(tab.document.store, (state) => state.mission.system);
  const viewport = useStore(tab.view.store, (state) => (reason ? state.viewport : undefined));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, canvas] = [place.current, place.current?.parentElement];
    if (!element || !canvas || !at || !mission || !viewport) return;
    const box = boxOfParts(laidOut(mission), held ?? [], language);
    const [x, y] = besideBox(
      box && boxOnScreen(viewport, box),
      at,
      [element.offsetWidth, element.offsetHeight],
      [canvas.clientWidth, canvas.clientHeight],
    );
    element.style.translate = `${x}px ${y}px`;
  }, [at, held, mission, viewport, language]);
  return (
    <div className="trouble-slip-place" ref={place}>
      <p className="trouble-slip" data-offer={isOffer} role="status">
        {reason ? sentence(language, reason.key, reason.parameters, system) : null}
      </p>
    </div>
  );
}
