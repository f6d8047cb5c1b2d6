import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of figures. */
export const no = masterCatalog({
  'figure.bars': 'Stolpediagram: {{title}}. Tallene kan vises som tabell.',
  'figure.stacked': 'Stablet stolpediagram: {{title}}. Tallene kan vises som tabell.',
  'figure.line': 'Linjediagram: {{title}}. Tallene kan vises som tabell.',
  'figure.table': 'Vis tallene',
  'figure.chart': 'Vis diagrammet',
  'figure.left': 'Igjen',
  'figure.over': '{{number}} over',
});

addTexts({ no });
