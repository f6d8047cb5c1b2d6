import type { DraftPlace } from '@felles/core/workspace';
import { attempt } from './attempt.ts';

const DRAFTS = 'felles.workspace.drafts';

/** What was typed waits in the tab it was typed in, and no longer than until the user is back. */
export const draftsPlace: DraftPlace = {
  put(drafts) {
    attempt('session storage', () => {
      window.sessionStorage.setItem(DRAFTS, JSON.stringify(drafts));
      return null;
    });
  },
  take() {
    const kept = attempt('session storage', () => {
      const text = window.sessionStorage.getItem(DRAFTS);
      window.sessionStorage.removeItem(DRAFTS);
      return text;
    });
    try {
      return JSON.parse((kept.ok && kept.value) || 'null');
    } catch {
      return null;
    }
  },
};
