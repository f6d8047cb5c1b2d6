import {
  addressOf,
  type NewProjectDraft,
  type NewProjectStep,
  type NewProjectView,
} from '@felles/core/workspace/new-project';
import type { Text } from '../../i18n/texts.ts';

type StepView = Pick<NewProjectView, 'values' | 'isPhotoLost'>;

/** The title of a step, and the values given in it. */
export const stepWords = (
  step: NewProjectStep,
  view: StepView,
  text: Text,
): { readonly title: string; readonly subtitle?: string } => {
  const subtitle = givenIn(step, view, text);
  return { title: text(`newProject.${step}`), ...(subtitle && { subtitle }) };
};

/** Whether a step that may be passed by was, without a word on it. */
export const isUndone = (
  step: NewProjectStep,
  { values: { template, building, property, participants, photoName }, isPhotoLost }: StepView,
): boolean =>
  (step === 'template' && template === null) ||
  (step === 'register' && building === null && property === null) ||
  (step === 'participants' && participants.length === 0) ||
  (step === 'photo' && (photoName === '' || isPhotoLost));

function givenIn(step: NewProjectStep, { values: draft, isPhotoLost }: StepView, text: Text): string {
  switch (step) {
    case 'basics':
      return draft.title.trim();
    case 'address':
      return addressWords(draft);
    case 'template':
      return draft.template?.title ?? text('newProject.optional');
    case 'register':
      if (draft.skipsRegister) return text('newProject.skipped');
      return [draft.building?.title, draft.property?.title].filter(Boolean).join(', ');
    case 'participants':
      return draft.participants.length === 0
        ? ''
        : text('newProject.participantCount', { count: draft.participants.length });
    case 'photo':
      return isPhotoLost ? text('newProject.photoAgain') : draft.photoName || text('newProject.optional');
    case 'summary':
      return '';
  }
}

/** The address in one line; '' while there is none. */
export function addressWords(draft: NewProjectDraft): string {
  const { address, postal_code: code, city } = addressOf(draft) ?? {};
  return [address, [code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
