import { instantOf } from '@felles/core';
import {
  type Booking,
  type CalendarEntry,
  type ClassPanel,
  calendarFile,
  deadlineNote,
} from '@felles/core/portal/bookings';
import { saveFile } from '../../browser/save-file.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { usePortal } from '../services.ts';

/** [P-MEMBER-48] Saves the class of the panel as a file for calendars. */
export function CalendarButton({ view: { of, record, state, now } }: { readonly view: ClassPanel }) {
  const { center } = usePortal();
  const text = useText();
  const { startsAt, endsAt, cancelUntil } = state.deadlines;
  const entry: CalendarEntry = {
    of,
    center: center.code,
    title: record.grennavn?.trim() || record.tittel?.trim() || text('timetable.noName'),
    place: [record.salnavn, record.avdelingnavn].filter(Boolean).join(', '),
    note: text(deadlineNote(cancelUntil)),
    startsAt,
    endsAt,
  };
  return (
    <Button icon="calendar" onClick={() => saveEntry(entry, now)}>
      {text('class.calendar')}
      <HiddenText>{text('class.calendarOf')}</HiddenText>
    </Button>
  );
}

/** The entry of a booking. */
export function entryOf(booking: Booking, center: string, name: string): Omit<CalendarEntry, 'note'> {
  return {
    of: booking,
    center,
    title: name,
    place: [booking.salnavn, booking.avdelingnavn].filter(Boolean).join(', '),
    startsAt: instantOf(booking.starts_at),
    endsAt: instantOf(booking.ends_at),
  };
}

export const saveEntry = (entry: CalendarEntry, now: number): void =>
  saveFile(`${entry.title}.ics`, 'text/calendar', calendarFile(entry, now));
