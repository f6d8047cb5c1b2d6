// The weekly timetable of a center.
import type { Portal } from '@felles/adapters-http/portal';
import { createTimetable } from '@felles/adapters-http/portal/areas/timetable';
import { type EpochSeconds, hourMinute, instantOf } from '@felles/core';
import type { ClassGroup, DayColumn, TimetableStore, TimetableView } from '@felles/core/portal/timetable';
import { button, el, show } from './elements.ts';
import { say, word } from './words.ts';

export function showTimetable(place: HTMLElement, portal: Portal): void {
  const timetable = createTimetable(portal);
  timetable.view$.subscribe((view) => show(place, ...pageOf(timetable, view)));
  timetable.open();
}

function pageOf(timetable: TimetableStore, view: TimetableView): readonly (Node | null)[] {
  const { week, layout, filters, notice, failure } = view;
  const shown = layout === 'week' ? week.columns : week.columns.filter(({ chosen }) => chosen);
  const again = () => button('Prøv igjen', timetable.reload);
  return [
    el('h1', {}, 'Timeplan'),
    el(
      'nav',
      { ariaLabel: 'Avdeling og uke' },
      departments(timetable, view),
      button('Forrige uke', () => timetable.moveWeeks(-1)),
      button(`Uke ${week.number}`, timetable.showCurrentWeek, { id: 'week' }),
      button('Neste uke', () => timetable.moveWeeks(1)),
      ...(layout === 'week' ? [] : week.columns.map((column) => dayButton(timetable, column))),
    ),
    el(
      'nav',
      { role: 'group', ariaLabel: 'Filtrer på timetype' },
      ...filters.map(({ type, label, selected }) =>
        button(say(label), () => timetable.toggleType(type), { ariaPressed: String(selected) }),
      ),
    ),
    notice && el('p', { role: 'status' }, say(notice), again()),
    failure && el('p', { role: 'alert' }, say(failure), again()),
    el('div', { className: layout, ariaBusy: String(view.status === 'loading') }, ...shown.map(columnOf)),
  ];
}

function departments(timetable: TimetableStore, { departments: all, departmentId }: TimetableView): HTMLElement {
  const select = el('select', { id: 'department', ariaLabel: 'Avdeling' });
  if (departmentId === null) select.append(el('option', { value: '' }, 'Velg avdeling'));
  for (const { id, name } of all) select.append(el('option', { value: id, selected: id === departmentId }, name));
  select.onchange = () => timetable.chooseDepartment(Number(select.value));
  return select;
}

const dayButton = (timetable: TimetableStore, { day, weekday, chosen }: DayColumn) =>
  button(word(`weekday.${weekday}`), () => timetable.chooseDay(day), { ariaPressed: String(chosen) });

const columnOf = ({ weekday, date, groups, empty }: DayColumn) =>
  el(
    'section',
    { ariaLabel: `${word(`weekday.${weekday}`)} ${date}` },
    el('h2', {}, `${word(`weekday.${weekday}`)} ${date}`),
    ...(groups.length === 0 ? [el('p', {}, say(empty))] : groups.map(cardOf)),
  );

const cardOf = ({ name, instructor, startTime, endTime }: ClassGroup) =>
  el(
    'article',
    {},
    el('h3', {}, name ?? say({ key: 'timetable.noName', params: {} })),
    el('p', {}, `${timeOf(startTime)}–${timeOf(endTime)} ${instructor ?? ''}`),
  );

const timeOf = (seconds: EpochSeconds): string => hourMinute(instantOf(seconds));
