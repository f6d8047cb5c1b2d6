import { en as coreEn, no as coreNo } from '@felles/core/texts/toasts';
import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'toast.region': 'Meldinger',
  'toast.close': 'Lukk melding',
  'toast.closeHint': 'Hold Shift for å lukke alle meldinger',
  'toast.times': '{{count}} ganger',
});

export const en = catalogLike(no)({
  'toast.region': 'Messages',
  'toast.close': 'Close message',
  'toast.closeHint': 'Hold Shift to close all messages',
  'toast.times': '{{count}} times',
});

addTexts({ no: coreNo, en: coreEn });
addTexts({ no, en });
