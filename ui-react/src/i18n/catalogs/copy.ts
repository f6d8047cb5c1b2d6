import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of the buttons that copy a text. */
export const no = masterCatalog({
  'copy.text': 'Kopier teksten',
  'copy.copied': 'Teksten er kopiert.',
  'copy.notCopied': 'Teksten ble ikke kopiert. Merk den og kopier den selv.',
});

addTexts({ no });
