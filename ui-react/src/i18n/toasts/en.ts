import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Something went wrong',
  'toast.plainText': 'Error',
  'toast.region': 'Messages',
  'toast.close': 'Close message',
  'toast.closeHint': 'Hold Shift to close all messages',
  'toast.times': '{{count}} times',
});
