import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/overlays.ts';
import '../../i18n/catalogs/timetable.ts';

import { dayMonth, osloDay, weekdayOf } from '@felles/core';
import { type ClassPanelStore, keyText, type ClassPanel as PanelView, timeMessage } from '@felles/core/portal/bookings';
import type { BookableClass } from '@felles/core/portal/timetable';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { toneStyle } from '../../kit/Chip.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { leaveBy } from '../../kit/top-layer.ts';
import { giveBack, useModal } from '../../kit/use-modal.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { AboutClass } from './AboutClass.tsx';
import styles from './ClassPanel.module.css';
import { PanelFoot } from './PanelFoot.tsx';
import { QueueMoments } from './QueueMoments.tsx';
import { lookOf, Sign } from './Sign.tsx';

/** [P-MEMBER-51] The panel of a class: a sheet from below, from 1232 px on beside the day, from 1400 px on beside the class. */
export function ClassPanel({ panel }: { readonly panel: ClassPanelStore }) {
  const view = useObservable(panel.view$);
  const isWide = useMedia('(width >= 1232px)');
  if (!view) return null;
  const Frame = isWide ? BesidePage : AbovePage;
  return (
    <Frame key={keyText(view.of)} record={view.record} onClose={panel.hide}>
      {(ids, isFirst) => <Content view={view} panel={panel} id={ids} isFirst={isFirst} />}
    </Frame>
  );
}

interface FrameProps {
  readonly record: BookableClass;
  readonly onClose: () => void;
  /** `isFirst` gives the focus to the act: the visitor comes back to the class by its address. */
  readonly children: (id: string, isFirst: boolean) => ReactNode;
}

/** Without a press on a time, the address has opened the panel. */
const isByAddress = (): boolean => !(document.activeElement instanceof HTMLButtonElement);

function AbovePage({ record, onClose, children }: FrameProps) {
  const dialog = useModal();
  const id = useId();
  const [isFirst] = useState(isByAddress);
  return (
    <dialog ref={dialog} className={styles.layer} aria-labelledby={id} {...leaveBy(onClose)}>
      <div className={`${styles.panel} ${styles.sheet}`} style={toneStyle(record.color ?? null)}>
        {children(id, isFirst)}
      </div>
    </dialog>
  );
}

/** How far the panel stands from its class, above its top, and from the edges of the window (pixels). */
const GAP = 8;
const ABOVE = 60;
const EDGE = 16;

function BesidePage({ record, onClose, children }: FrameProps) {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const [isFirst] = useState(isByAddress);
  const now = useRef({ record, onClose });
  now.current = { record, onClose };

  useEffect(() => {
    const opener = isFirst ? timeOf(now.current.record) : document.activeElement;
    const section = ref.current;
    if (section) stand(section, opener);
    section?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) now.current.onClose();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      if (section?.contains(document.activeElement) || document.activeElement === document.body) giveBack(opener);
    };
  }, [isFirst]);

  return (
    <section
      ref={ref}
      role="dialog"
      className={`${styles.panel} ${styles.beside}`}
      style={toneStyle(record.color ?? null)}
      aria-labelledby={id}
    >
      {children(id, isFirst)}
    </section>
  );
}

/** The time of a class in the timetable; null where it is not in sight. */
const timeOf = ({ dato, id }: BookableClass): Element | null => document.querySelector(`[data-class="${dato}.${id}"]`);

/** Beside the card of the pressed time, on the side with room, and as far as it can within the window. */
function stand(section: HTMLElement, opener: Element | null): void {
  const sheet = section.previousElementSibling?.getBoundingClientRect();
  section.style.setProperty('--sheet-y', `${Math.max(EDGE, sheet?.top ?? 0)}px`);
  const article = opener?.closest('article');
  article?.scrollIntoView({ block: 'nearest' });
  const card = article?.getBoundingClientRect();
  const frame = section.offsetParent?.getBoundingClientRect();
  if (!card || !frame) return;
  const isRight = card.right + GAP + section.offsetWidth < frame.right;
  const lowest = window.innerHeight - section.offsetHeight - EDGE;
  const top = Math.max(EDGE, Math.min(card.top - ABOVE, lowest));
  section.style.setProperty(
    '--at-x',
    `${(isRight ? card.right + GAP : card.left - GAP - section.offsetWidth) - frame.left}px`,
  );
  section.style.setProperty('--at-y', `${top - frame.top}px`);
}

interface ContentProps {
  readonly view: PanelView;
  readonly panel: ClassPanelStore;
  readonly id: string;
  readonly isFirst: boolean;
}

function Content({ view, panel, id, isFirst }: ContentProps) {
  const { record, state, answer, now } = view;
  const text = useText();
  const { startsAt, endsAt } = state.deadlines;
  const day = osloDay(startsAt);
  const where = [record.salnavn, record.avdelingnavn].filter(Boolean).join(', ');
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{record.grennavn?.trim() || record.tittel?.trim() || text('timetable.noName')}</h2>
          <p className={styles.when}>
            {text(day === osloDay(now) ? 'class.whenToday' : 'class.when', {
              weekday: text(`bookings.weekday.${weekdayOf(day)}`),
              date: dayMonth(day),
              from: text(timeMessage(startsAt)),
              to: text(timeMessage(endsAt)),
            })}
          </p>
          <p className={styles.where}>{[where, record.instructor?.trim()].filter(Boolean).join(' · ')}</p>
        </div>
        <IconButton
          size="medium"
          aria-label={text('overlay.close')}
          onClick={panel.hide}
          {...(!isFirst && { 'data-first': true })}
        >
          <Icon name="close" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={text('class.aboutPlace')}>
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
      </section>
      <PanelFoot view={view} panel={panel} isFirst={isFirst} />
    </>
  );
}
