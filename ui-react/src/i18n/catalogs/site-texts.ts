import { no as core } from '@felles/core/texts/site-texts';
import { addTexts, masterCatalog } from '../catalog.ts';

/** No keys of its own: a computer only has other words for two of core's. */
export const no = masterCatalog({});

/** The texts of core say "phone"; these are for a computer. */
const COMPUTER = {
  'device.full': 'Ikke lagret. Maskinen er full. {{kept}}',
  'device.forbidden': 'Ikke lagret. Nettleseren lar oss ikke lagre på denne maskinen.',
};

/** A device that is used with fingers is called a phone. */
const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches === true;

addTexts({ no: core });
if (!isPhone) addTexts({ no: COMPUTER });
