import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Noe gikk galt',
  'toast.plainText': 'Error',
  'toast.region': 'Meldinger',
  'toast.close': 'Lukk melding',
  'toast.closeHint': 'Hold Shift for å lukke alle meldinger',
  'toast.times': '{{count}} ganger',
});

export const en = catalogLike(no)({
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Something went wrong',
  'toast.plainText': 'Error',
  'toast.region': 'Messages',
  'toast.close': 'Close message',
  'toast.closeHint': 'Hold Shift to close all messages',
  'toast.times': '{{count}} times',
});

addTexts({ no, en });
