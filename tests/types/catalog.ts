// Compiled, never run: what must not compile in a catalog of texts.

import { catalogLike, masterCatalog } from '@felles/ui-react/internal/i18n/catalog';
import { textsIn } from '@felles/ui-react/internal/i18n/every';

masterCatalog({ 'screen.own': 'Noe {{anything}}' });
// @ts-expect-error: a text that core has
masterCatalog({ 'timetable.duration': 'Varer {{minutes}} minutter' });

const master = { 'screen.plain': 'Hei', 'screen.week': 'Uke {{number}}' } as const;
catalogLike(master)({ 'screen.plain': 'Hi', 'screen.week': 'Week {{number}}' });

// @ts-expect-error: a text is missing
catalogLike(master)({ 'screen.plain': 'Hi' });

// @ts-expect-error: a text the master does not have
catalogLike(master)({ 'screen.plain': 'Hi', 'screen.week': 'Week {{number}}', 'screen.more': 'More' });

// @ts-expect-error: a placeholder is missing
catalogLike(master)({ 'screen.plain': 'Hi', 'screen.week': 'Week' });

// @ts-expect-error: a placeholder too many
catalogLike(master)({ 'screen.plain': 'Hi {{name}}', 'screen.week': 'Week {{number}}' });

const text = textsIn('no');
text('timetable.chooseDepartment');
text('timetable.duration', { minutes: 45 });
// @ts-expect-error: a value is missing
text('timetable.duration');
// @ts-expect-error: a value with another name
text('timetable.duration', { hours: 1 });
// A text that differs by its count is asked for by one name, with a number.
text('contacts.count', { count: 1 });
// @ts-expect-error: a number that is a text already
text('contacts.count', { count: '1' });
// @ts-expect-error: a text nobody wrote
text('timetable.unheardOf');
