import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'overlay.close': 'Close',
  'confirmClose.title': 'Are you sure?',
  'confirmClose.text': 'You have changed data, are you sure you want to close without saving?',
  'confirmClose.cancel': 'Cancel',
  'confirmClose.close': 'Close without saving',
  'confirmClose.closeWithSave': 'Save and close',
  'confirmClose.savingTitle': 'Saving …',
  'confirmClose.saving': 'Wait until the changes are saved.',
  'document.loading': 'Loading document',
  'document.failed': 'The document cannot be shown',
  'document.outside': 'The document is a PDF, which opens outside the page.',
  'document.open': 'Open the document',
  'document.download': 'Download',
});
