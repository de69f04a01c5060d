import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '../../languages';
import { type FailedOpening, type OpenDocument, openText } from './open-document';

export interface DocumentState {
  /** The mission in the window; without one, the start screen is there. */
  readonly open: OpenDocument | undefined;
  /** The last file that could not be opened; what was open before stays open. */
  readonly failed: FailedOpening | undefined;
}

export interface DocumentStore {
  readonly store: StoreApi<DocumentState>;
  /** Whether the file could be opened; if not, `failed` says why. */
  readonly openText: (name: string, text: string, language: Language) => boolean;
  readonly refuse: (failed: FailedOpening) => void;
  /** Opens what is sound of the file that could not be opened. */
  readonly openSalvage: () => void;
  readonly close: () => void;
}

export function createDocument(): DocumentStore {
  const store = createStore<DocumentState>(() => ({ open: undefined, failed: undefined }));
  return {
    store,
    openText: (name, text, language) => {
      const opened = openText(name, text, language);
      if (opened.ok) store.setState({ open: opened.document, failed: undefined });
      else store.setState({ failed: opened.failed });
      return opened.ok;
    },
    refuse: (failed) => store.setState({ failed }),
    openSalvage: () => {
      const { failed } = store.getState();
      if (failed?.salvage) store.setState({ open: failed.salvage, failed: undefined });
    },
    close: () => store.setState({ open: undefined, failed: undefined }),
  };
}
