import { type BackRoom, createBackRoom } from '../../renderer/back-room/back-room';
import { localHelper, type MakeHelper } from '../../renderer/back-room/threads';

/** A back room whose threads do nothing before they are let. */
export function slowRoom(): { readonly room: BackRoom; readonly letWork: () => void } {
  let letWork: () => void = () => undefined;
  const allowed = new Promise<void>((resolve) => {
    letWork = resolve;
  });
  const make: MakeHelper = (hear, died) => {
    const helper = localHelper(hear, died);
    return { ...helper, ask: (asked) => void allowed.then(() => helper.ask(asked)) };
  };
  return { room: createBackRoom(make), letWork: () => letWork() };
}
