import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'reorder.keys': 'On the buttons the arrows up and down move too, and Home and End all the way.',
  'reorder.first': 'Move {{name}} to the beginning',
  'reorder.up': 'Move {{name}} up',
  'reorder.down': 'Move {{name}} down',
  'reorder.last': 'Move {{name}} to the end',
  'reorder.moved': '{{name}} is now number {{place}} of {{count}}',
});
