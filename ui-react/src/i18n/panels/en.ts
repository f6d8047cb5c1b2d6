import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'panel.trail': 'Open windows',
  'panel.cannotClose': "Popup can't be closed",
  'panel.understood': 'Close the message',
  'panel.sure': 'Are you sure?',
  'panel.no': 'No',
  'panel.yes': 'Yes',
  'panel.keepOpen': 'Keep this window open after creating',
  'panel.created': 'Created. The window is ready for the next one.',
});
