import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

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

export const en = catalogLike(no)({
  'figure.bars': 'Bar chart: {{title}}. The numbers can be shown as a table.',
  'figure.stacked': 'Stacked bar chart: {{title}}. The numbers can be shown as a table.',
  'figure.line': 'Line chart: {{title}}. The numbers can be shown as a table.',
  'figure.table': 'Show the numbers',
  'figure.chart': 'Show the chart',
  'figure.left': 'Left',
  'figure.over': '{{number}} over',
});

addTexts({ no, en });
