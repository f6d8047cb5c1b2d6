import { addressOf, type NewProjectDraft, type NewProjectStep } from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';

/** What a step is called, and what has been given in it. */
export const stepWords = (
  step: NewProjectStep,
  draft: NewProjectDraft,
  text: Text,
): { readonly title: string; readonly subtitle?: string } => {
  const subtitle = givenIn(step, draft, text);
  return { title: text(`newProject.${step}`), ...(subtitle && { subtitle }) };
};

/** Whether a step that may be passed by was, without a word on it. */
export const isUndone = (
  step: NewProjectStep,
  { building, property, participants, photoName }: NewProjectDraft,
): boolean =>
  (step === 'register' && building === null && property === null) ||
  (step === 'participants' && participants.length === 0) ||
  (step === 'photo' && photoName === '');

function givenIn(step: NewProjectStep, draft: NewProjectDraft, text: Text): string {
  switch (step) {
    case 'basics':
      return draft.title.trim();
    case 'address':
      return addressWords(draft);
    case 'register':
      if (draft.skipsRegister) return text('newProject.skipped');
      return [draft.building?.title, draft.property?.title].filter(Boolean).join(', ');
    case 'participants':
      return draft.participants.length === 0
        ? ''
        : text('newProject.participantCount', { count: draft.participants.length });
    case 'photo':
      return draft.photoName || text('newProject.optional');
    case 'summary':
      return '';
  }
}

/** The address in one line; '' while there is none. */
export function addressWords(draft: NewProjectDraft): string {
  const { address, postal_code: code, city } = addressOf(draft) ?? {};
  return [address, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
