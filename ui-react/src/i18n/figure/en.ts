import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'figure.bars': 'Bar chart: {{title}}. The numbers can be shown as a table.',
  'figure.stacked': 'Stacked bar chart: {{title}}. The numbers can be shown as a table.',
  'figure.line': 'Line chart: {{title}}. The numbers can be shown as a table.',
  'figure.table': 'Show the numbers',
  'figure.chart': 'Show the chart',
  'figure.left': 'Left',
  'figure.over': '{{number}} over',
});
