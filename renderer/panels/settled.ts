import { useStore } from 'zustand';
import type { Mission } from '../../schemas';
import { useTab } from '../session/tab-context';

/** The mission as it is between gestures: what is long is not said anew for every millimetre of a drag. */
export function useSettledMission(): Mission {
  return useStore(useTab().document.store, ({ settled }) => settled);
}

/** The same as its file has it, with all variants as they are, whichever is looked at. */
export function useWholeMission(): Mission {
  return useStore(useTab().document.store, ({ history }) => history.now);
}
