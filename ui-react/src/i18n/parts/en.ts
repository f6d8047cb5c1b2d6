import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'combobox.hits_one': '{{count}} hit. Choose with the arrow keys.',
  'combobox.hits_other': '{{count}} hits. Choose with the arrow keys.',
  'combobox.none': 'No hits for “{{words}}”',
  'combobox.seeking': 'Searching',
  'combobox.again': 'Search again',
  'combobox.list': 'Hits',
  'date.notWhole': 'Write the whole date, or choose it in the calendar.',
  'files.choose': 'Choose files',
  'files.drop': 'or drop them here',
  'files.list': 'Files',
  'files.sending': '{{sent}} of {{size}} · {{percent}}%',
  'files.left_one': 'about {{count}} second left',
  'files.left_other': 'about {{count}} seconds left',
  'files.leftMinutes': 'about {{minutes}} min left',
  'files.done': '{{size}} · sent',
  'files.stop': 'Stop {{name}}',
  'files.remove': 'Remove {{name}}',
  'files.retry': 'Try {{name}} again',
  'fraction.words': '{{done}} of {{of}}',
  'fraction.none': 'None yet',
  'upload.empty': 'The file is empty. Nothing has been sent.',
  'upload.tooLarge': 'The file is larger than {{most}}. Nothing has been sent.',
  'upload.kind': 'This type of file is not taken. Nothing has been sent.',
  'upload.notPhoto': 'Only photos are taken here. Nothing has been sent.',
  'upload.notItsKind': 'The file is not what its name says. Nothing has been sent.',
  'upload.unreadable': 'The file could not be read. Choose it again.',
  'upload.unclear':
    'We could not remove where the photo was taken, so it has not been sent. Save it as JPEG or PNG, and choose it again.',
});
