// The message of a sign-up to its payer, saved with its drafts.
import { createSlot } from '../../../shared/scope.ts';
import type { SponsorContactStore } from '../../sponsor/contact-store.ts';
import { SponsorContactDraft } from '../../sponsor/model.ts';
import type { DraftStore } from '../drafts/store.ts';

export interface SavedContact {
  /** Restores what another page has saved; once the drafts have been read. */
  restore(): void;
  /** Nothing of it stays. */
  forget(): void;
}

/** Keeps following what becomes of a message after the visitor has left the page, so that a return finds it. */
export function saveContact(drafts: DraftStore, contact: SponsorContactStore): SavedContact {
  const following = createSlot();
  let generation = drafts.generation$.value;
  const stored = (): SponsorContactDraft | null => drafts.area('contact', SponsorContactDraft);
  const isFollowed = (): boolean => following.isBusy() && generation === drafts.generation$.value;

  return {
    restore() {
      const left = stored();
      if (left === null) contact.reset();
      // The store knows more of what this page has sent than the drafts do.
      else if (!isFollowed()) contact.restore(left);
      following.end();
      generation = drafts.generation$.value;
      // Written at once: a page that is loaded again knows that a message may be on its way.
      drafts.keepArea('contact', contact.draft$.value);
      following.run(contact.draft$, (draft) => {
        if (isFollowed() && stored() !== null) drafts.keepArea('contact', draft);
      });
    },
    forget() {
      following.end();
      contact.reset();
    },
  };
}
