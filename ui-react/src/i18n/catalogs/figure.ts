import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of figures. */
export const no = masterCatalog({
  'figure.columns': 'Søylediagram: {{title}}. Piltastene viser én søyle om gangen.',
  'figure.numbers': 'Tall',
  'figure.none': 'Ingen registrert',
});

addTexts({ no });
