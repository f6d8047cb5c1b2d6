import type { DraftPlace } from '@felles/core/workspace/drafts';
import { attempt } from './storage.ts';

const DRAFTS = 'felles.workspace.drafts ';

/** Typed text waits in its own tab, and no longer than until its user is back. */
export const draftsPlace: DraftPlace = {
  put(owner, drafts) {
    attempt('session storage', () => {
      window.sessionStorage.setItem(DRAFTS + owner, JSON.stringify(drafts));
      return null;
    });
  },
  take(owner) {
    const kept = attempt('session storage', () => {
      const text = window.sessionStorage.getItem(DRAFTS + owner);
      window.sessionStorage.removeItem(DRAFTS + owner);
      return text;
    });
    try {
      return JSON.parse((kept.ok && kept.value) || 'null');
    } catch {
      return null;
    }
  },
  clear() {
    attempt('session storage', () => {
      for (const key of Object.keys(window.sessionStorage))
        if (key.startsWith(DRAFTS)) window.sessionStorage.removeItem(key);
      return null;
    });
  },
};
