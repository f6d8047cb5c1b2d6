// The message to the payer, stored with the drafts.
import { createSlot } from '../../../shared/scope.ts';
import type { SponsorContactStore } from '../../sponsor/contact-store.ts';
import { SponsorContactDraft } from '../../sponsor/model.ts';
import type { DraftStore } from '../drafts/store.ts';

export interface SavedContact {
  /** Restores the stored message; call it after the drafts are read. */
  restore(): void;
  forget(): void;
}

/** Follows a message's outcome also after the page is closed. */
export function saveContact(drafts: DraftStore, contact: SponsorContactStore): SavedContact {
  const following = createSlot();
  let generation = drafts.generation$.value;
  const stored = (): SponsorContactDraft | null => drafts.area('contact', SponsorContactDraft);
  const isFollowed = (): boolean => following.isBusy() && generation === drafts.generation$.value;

  return {
    restore() {
      const left = stored();
      if (left === null) contact.reset();
      // For messages of this page, the store is more up to date than the drafts.
      else if (!isFollowed()) contact.restore(left);
      following.end();
      generation = drafts.generation$.value;
      // Stored at once, so that after a reload the page knows that a message may have been sent.
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
