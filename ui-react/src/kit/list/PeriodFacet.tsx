import '../../i18n/catalogs/period.ts';

import { type Day, dayMonth, isoDate, parseIsoDate } from '@felles/core';
import type { PeriodQuestion, Preset } from '@felles/core/data';
import { daysOfPreset, isPeriod, lengthOf, PRESETS, periodProblems, presetOf } from '@felles/core/internal/data/period';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useMedia } from '../../react/use-media.ts';
import { usePressBeside } from '../../react/use-press-beside.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { DateField } from '../parts/DateField.tsx';
import { placeBeneath } from '../place.ts';
import { FacetChip } from './FacetChip.tsx';
import styles from './PeriodFacet.module.css';

interface PeriodFacetProps {
  readonly period: PeriodQuestion;
  readonly today: Day;
  readonly onChoose: (period: PeriodQuestion) => void;
}

const PHONE = '(width <= 700px)';

/** The days that a page is about: one of the usual periods, or any two days. */
export function PeriodFacet({ period, today, onChoose }: PeriodFacetProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>({ over: period, period });
  const around = useRef<HTMLDivElement>(null);
  const id = useId();
  const isPhone = useMedia(PHONE);
  const text = useText();
  const close = useCallback(() => setOpen(false), []);
  usePressBeside(around, isOpen && !isPhone, close);
  // Text that was typed over another period is about that one.
  const draft = typed.over.from === period.from && typed.over.to === period.to ? typed.period : period;

  function closeToOpener(): void {
    close();
    around.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }
  const choice = (
    <Choice
      draft={draft}
      chosen={presetOf(period, today)}
      onType={(next) => setTyped({ over: period, period: next })}
      onPreset={(preset) => choose(daysOfPreset(preset, today))}
      onShow={() => choose(draft)}
    />
  );

  function choose(next: PeriodQuestion): void {
    setTyped({ over: next, period: next });
    closeToOpener();
    onChoose(next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus leaving what stands in it
    <div
      ref={around}
      className={styles.around}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isPhone && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <FacetChip
        label={text('days.label')}
        value={writtenPeriod(period, today, text)}
        icon={<Icon name="calendar" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && !isPhone ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && !isPhone && (
        <Popover id={id} label={text('days.choose')} onEscape={closeToOpener}>
          {choice}
        </Popover>
      )}
      {isOpen && isPhone && (
        <Dialog title={text('days.choose')} onClose={close} size="extra-small">
          {choice}
        </Dialog>
      )}
    </div>
  );
}

interface Typed {
  /** The period that was shown meanwhile. */
  readonly over: PeriodQuestion;
  readonly period: PeriodQuestion;
}

/** A period in few words; null for every day. */
function writtenPeriod({ from, to }: PeriodQuestion, today: Day, text: Text): string | null {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first === null) return last === null ? null : text('days.until', { day: dayMonthYear(last) });
  if (last === null) return text('days.since', { day: dayMonthYear(first) });
  const yearOf = (day: Day): string => isoDate(day).slice(0, 4);
  const isThisYear = yearOf(first) === yearOf(today) && yearOf(last) === yearOf(today);
  const written = isThisYear ? dayMonth : dayMonthYear;
  return first === last ? written(first) : `${written(first)}–${written(last)}`;
}

interface PopoverProps {
  readonly id: string;
  readonly label: string;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Stays below its button while the page is scrolled, so that typed text is not lost. */
function Popover({ id, label, onEscape, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = popover.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    (first ?? popover.current?.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const put = () => {
      const opener = popover.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
      if (popover.current && opener) placeBeneath(popover.current, opener);
    };
    put();
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  }, []);
  return (
    <div
      ref={popover}
      id={id}
      role="dialog"
      aria-label={label}
      className={styles.popover}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // The panel around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly draft: PeriodQuestion;
  readonly chosen: Preset | null;
  readonly onType: (draft: PeriodQuestion) => void;
  readonly onPreset: (preset: Preset) => void;
  readonly onShow: () => void;
}

function Choice({ draft, chosen, onType, onPreset, onShow }: ChoiceProps) {
  // A year that is being typed is another one on the way, so a day is judged when its field is left.
  const [judged, setJudged] = useState<PeriodQuestion | null>(null);
  const text = useText();
  const problems = judged?.from === draft.from && judged.to === draft.to ? periodProblems(draft) : null;
  const length = lengthOf(draft);

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    const [from, to] = event.currentTarget.querySelectorAll<HTMLInputElement>('input');
    setJudged(draft);
    const found = periodProblems(draft);
    if (from && (found.from || from.validity.badInput)) from.focus();
    else if (to && (found.to || to.validity.badInput)) to.focus();
    else if (isPeriod(draft)) onShow();
  }

  return (
    <div className={styles.choice}>
      <fieldset className={styles.presets} aria-label={text('days.presets')}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === chosen}
            onClick={() => onPreset(preset)}
          >
            {text(`days.${preset}`)}
          </button>
        ))}
      </fieldset>
      <form className={styles.days} noValidate onSubmit={show}>
        <div className={styles.fields}>
          <DateField
            label={text('days.first')}
            value={draft.from}
            error={problems?.from && text(`days.${problems.from}`)}
            onChange={(from) => onType({ ...draft, from })}
            onLeave={() => setJudged(draft)}
          />
          <DateField
            label={text('days.last')}
            value={draft.to}
            error={problems?.to && text(`days.${problems.to}`)}
            onChange={(to) => onType({ ...draft, to })}
            onLeave={() => setJudged(draft)}
          />
        </div>
        <Button kind="primary" small submit>
          {length === null ? text('days.showOpen') : text('days.show', { count: length })}
        </Button>
      </form>
    </div>
  );
}
