import { masterCatalog } from '../catalog.ts';

/** The words of lists that users put in order. */
export const no = masterCatalog({
  'reorder.keys': 'På knappene flytter også piltastene opp og ned, og Home og End helt til topps og til bunns.',
  'reorder.first': 'Flytt {{name}} først',
  'reorder.up': 'Flytt {{name}} opp',
  'reorder.down': 'Flytt {{name}} ned',
  'reorder.last': 'Flytt {{name}} sist',
  'reorder.moved': '{{name}} er nå nummer {{place}} av {{count}}',
});
