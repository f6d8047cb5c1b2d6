import { no as core } from '@felles/core/texts/site-texts';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The texts of core say "phone"; these are for a computer. */
export const no = masterCatalog({
  'computer.full': 'Ikke lagret. Maskinen er full. {{kept}}',
  'computer.forbidden': 'Ikke lagret. Nettleseren lar oss ikke lagre på denne maskinen.',
});

/** A device that is used with fingers is called a phone. */
const isPhone = globalThis.matchMedia?.('(pointer: coarse)').matches === true;

addTexts({ no: core });
addTexts({ no });
if (!isPhone) addTexts({ no: { 'device.full': no['computer.full'], 'device.forbidden': no['computer.forbidden'] } });
