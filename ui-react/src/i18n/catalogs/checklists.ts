import { no as core } from '@felles/core/texts/checklists';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of one checklist that is answered. */
export const no = masterCatalog({
  'checklists.of': '{{answered}} av {{points}} besvart',
});

addTexts({ no: core });
addTexts({ no });
