import { useStore } from 'zustand';
import { type Language, sentence } from '../../languages';
import type { Editor } from '../tools/editor';
import type { PointedStore } from './pointed';

interface TroubleSlipProps {
  readonly editor: Editor;
  readonly pointed: PointedStore;
  readonly language: Language;
}

/** Why what is held cannot stay where it is, on a slip of paper at the pointer. */
export function TroubleSlip({ editor, pointed, language }: TroubleSlipProps) {
  const trouble = useStore(editor.store, ({ shown }) => shown.trouble);
  // Where there is nothing to say it stays where it is: to move it would cost time in every frame.
  const at = useStore(pointed, (state) => (trouble ? state.at : undefined));
  return (
    <div className="trouble-slip-place" style={at && { translate: `${at[0]}px ${at[1]}px` }}>
      <p className="trouble-slip" role="status">
        {trouble ? sentence(language, trouble.key, trouble.parameters) : null}
      </p>
    </div>
  );
}
