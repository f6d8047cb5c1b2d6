import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The words of the buttons that copy a text. */
export const no = masterCatalog({
  'copy.text': 'Kopier teksten',
  'copy.copied': 'Teksten er kopiert.',
  'copy.notCopied': 'Teksten ble ikke kopiert. Merk den og kopier den selv.',
});

/** In English. */
export const en = catalogLike(no)({
  'copy.text': 'Copy the text',
  'copy.copied': 'The text is copied.',
  'copy.notCopied': 'The text was not copied. Select it and copy it yourself.',
});

addTexts({ no, en });
