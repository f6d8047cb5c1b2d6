// The plainest React that draws the same: one component, its state, and everything written out in its return.
import { hourMinute, instantOf, WEEKDAYS } from '@felles/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import chip from '../../../ui-react/src/kit/Chip.module.css';
import { toneStyle } from '../../../ui-react/src/kit/Chip.tsx';
import hidden from '../../../ui-react/src/kit/Layout.module.css';
import tip from '../../../ui-react/src/kit/TipArea.module.css';
import card from '../../../ui-react/src/portal/timetable/ClassCard.module.css';
import day from '../../../ui-react/src/portal/timetable/DayColumn.module.css';
import filters from '../../../ui-react/src/portal/timetable/Toolbar.module.css';
import grid from '../../../ui-react/src/portal/timetable/WeekGrid.module.css';

export function mountPlain(place, week) {
  const root = createRoot(place);
  let select;
  return {
    mount: () => flushSync(() => root.render(<Timetable week={week} onReady={(set) => (select = set)} />)),
    select: (types) => flushSync(() => select(types)),
    unmount: () => flushSync(() => root.unmount()),
  };
}

const NAMES = ['Mandag', 'Tirsdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lørdag', 'Søndag'];

function Timetable({ week, onReady }) {
  const [selected, setSelected] = useState([]);
  onReady(setSelected);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the same markup as the portal's */}
      <div className={filters.filters} role="group" aria-label="Filtrer på timetype">
        {week.types.map((type) => (
          <button
            key={type}
            type="button"
            className={chip.chip}
            aria-pressed={selected.includes(type)}
            style={toneStyle(week.colors.get(type))}
          >
            <span className={chip.dot} />
            <span className={chip.label}>{type}</span>
          </button>
        ))}
      </div>
      <div className={grid.week}>
        {WEEKDAYS.map((weekday) => (
          <section
            key={weekday}
            className={`${day.day} ${weekday === 0 ? day.today : day.future}`}
            aria-labelledby={`day-${weekday}`}
          >
            <div className={day.head}>
              <h2 id={`day-${weekday}`}>
                {NAMES[weekday]} <time className={day.date}>{week.dates[weekday]}</time>
              </h2>
              {weekday === 0 && <span className={day.today}>I dag</span>}
            </div>
            {week.days[weekday]
              .filter(({ name }) => selected.length === 0 || selected.includes(name))
              .map((group) => (
                <article key={group.name} className={card.card} style={toneStyle(group.color)}>
                  <h3 className={card.title}>{group.name}</h3>
                  <p className={card.line}>
                    {hourMinute(instantOf(group.startTime))}–{hourMinute(instantOf(group.endTime))}
                  </p>
                  {group.instructor && <p className={`${card.line} ${card.instructor}`}>{group.instructor}</p>}
                  <div className={card.times} role="toolbar" aria-label={group.name}>
                    {group.classes.map((session, index) => {
                      const words = wordsFor(session, group);
                      return (
                        <button
                          key={index}
                          type="button"
                          className={card.time}
                          tabIndex={index === 0 ? 0 : -1}
                          data-tip={words}
                        >
                          {hourMinute(instantOf(session.booking_starts_at))}
                          <span className={hidden.hidden}>, {words}</span>
                        </button>
                      );
                    })}
                  </div>
                </article>
              ))}
          </section>
        ))}
        <div popover="manual" aria-hidden="true" className={tip.tip} />
      </div>
    </>
  );
}

const wordsFor = ({ varighet, instructor }, group) =>
  instructor && instructor !== group.instructor
    ? `Varighet ${varighet} minutter, ${instructor}`
    : `Varighet ${varighet} minutter`;
