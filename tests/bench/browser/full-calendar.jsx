// FullCalendar as its pages show it, with the view nearest to a timetable: seven columns of what happens on each day.
import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

export function mountFullCalendar(place, week) {
  const events = week.classes.map((session, index) => ({
    id: String(index),
    title: session.grennavn,
    start: new Date(session.booking_starts_at * 1000),
    end: new Date((session.booking_starts_at + session.varighet * 60) * 1000),
    color: session.color ?? undefined,
  }));
  const root = createRoot(place);
  let select;
  return {
    mount: () =>
      flushSync(() => root.render(<Timetable events={events} noon={week.noon} onReady={(set) => (select = set)} />)),
    select: (types) => flushSync(() => select(types)),
    unmount: () => flushSync(() => root.unmount()),
  };
}

const PLUGINS = [dayGrid, classic];

function Timetable({ events, noon, onReady }) {
  const [selected, setSelected] = useState([]);
  onReady(setSelected);
  const shown = useMemo(
    () => (selected.length === 0 ? events : events.filter(({ title }) => selected.includes(title))),
    [events, selected],
  );
  return (
    <FullCalendar
      plugins={PLUGINS}
      initialView="dayGridWeek"
      initialDate={noon}
      now={noon}
      firstDay={1}
      headerToolbar={false}
      height="auto"
      events={shown}
    />
  );
}
