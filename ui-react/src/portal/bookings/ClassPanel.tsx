import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/timetable.ts';

import { dayMonth, osloDay, weekdayOf } from '@felles/core';
import { type ClassPanelStore, keyText, type ClassPanel as PanelView, timeMessage } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { MessageText } from '../../kit/MessageText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DetailPanel } from '../parts/DetailPanel.tsx';
import { AboutClass } from './AboutClass.tsx';
import styles from './ClassPanel.module.css';
import { PanelFoot } from './PanelFoot.tsx';
import { QueueMoments } from './QueueMoments.tsx';
import { lookOf, Sign } from './Sign.tsx';

/** [P-MEMBER-51] The panel of a class, from 1400 px on beside the card of the class. */
export function ClassPanel({ panel }: { readonly panel: ClassPanelStore }) {
  const view = useObservable(panel.view$);
  return view && <OpenClass key={keyText(view.of)} view={view} panel={panel} />;
}

/** Without a press on a time, the address has opened the panel. */
const isByAddress = (): boolean => !(document.activeElement instanceof HTMLButtonElement);

/** The time of a class in the timetable; null where it is not in sight. */
const timeOf = ({ dato, id }: BookableClass): Element | null => document.querySelector(`[data-class="${dato}.${id}"]`);

const cardOf = (time: Element | null): Element | null => time?.closest('article') ?? null;

interface OpenClassProps {
  readonly view: PanelView;
  readonly panel: ClassPanelStore;
}

function OpenClass({ view, panel }: OpenClassProps) {
  const { record, state, answer, now } = view;
  const text = useText();
  /** A visitor who comes back to the class by its address has the focus on the act. */
  const [isFirst] = useState(isByAddress);
  const { startsAt, endsAt } = state.deadlines;
  const day = osloDay(startsAt);
  const where = [record.salnavn, record.avdelingnavn].filter(Boolean).join(', ');
  const when = text(day === osloDay(now) ? 'class.whenToday' : 'class.when', {
    weekday: text(`bookings.weekday.${weekdayOf(day)}`),
    date: dayMonth(day),
    from: text(timeMessage(startsAt)),
    to: text(timeMessage(endsAt)),
  });
  return (
    <DetailPanel
      title={record.grennavn?.trim() || record.tittel?.trim() || text('timetable.noName')}
      lines={[when, [where, record.instructor?.trim()].filter(Boolean).join(' · ')]}
      tone={record.color ?? null}
      bodyName={text('class.aboutPlace')}
      onClose={panel.hide}
      cardOf={cardOf}
      opener={isFirst ? () => timeOf(record) : undefined}
      hasFirst={isFirst}
      footer={<PanelFoot view={view} panel={panel} isFirst={isFirst} />}
    >
      <div role="status">
        <div className={styles.answer} data-look={lookOf(view)}>
          <Sign panel={view} />
          <div>
            <b>
              <MessageText message={answer.title} />
            </b>
            {answer.details.map((detail) => (
              <p key={detail.key}>
                <MessageText message={detail} />
              </p>
            ))}
          </div>
        </div>
      </div>
      {!view.isSignedOut && <QueueMoments state={state} now={now} />}
      <AboutClass record={record} now={now} />
    </DetailPanel>
  );
}
