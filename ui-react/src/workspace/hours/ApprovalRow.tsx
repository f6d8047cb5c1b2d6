import { dayIn, dayMonth, hourMinute, parseInstant } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import {
  type ApprovalLine,
  fieldsOfLine,
  type HoursApproval,
  type HoursLine,
  type HoursThing,
} from '@felles/core/workspace/hours';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { LOCK } from '../../kit/shapes.ts';
import { formatNumber } from '../format.ts';
import styles from './approval.module.css';
import type { FindArticle } from './use-article-of.ts';
import { extrasIn, hoursIn, shortDay, stateIn, statusIn, thingIn } from './words.ts';

interface ApprovalRowProps {
  readonly entry: ApprovalLine;
  /** The status that the last approval asked for. */
  readonly asked: HoursApproval['status'] | null;
  readonly isPicked: boolean;
  readonly articleOf: FindArticle;
  readonly onPick: (isPicked: boolean) => void;
  /** Asks once more for the line as it is now. */
  readonly onAgain: () => void;
  readonly onUndo: () => void;
}

/** [W-SITE-45] One line, with the outcome of the last approval, or its status. */
export function ApprovalRow({ entry, asked, isPicked, articleOf, onPick, onAgain, onUndo }: ApprovalRowProps) {
  const { line, isOpen, outcome } = entry;
  const text = useText();
  const name = lineIn(text, line);
  const needs = outcome !== null && outcome !== 'DONE';
  const isApproved = line.status === 'APPROVED' && outcome !== 'GONE';
  return (
    <li className={styles.row} data-needs={needs || undefined}>
      <span className={styles.pick}>
        {isOpen ? (
          <CheckField
            label={<HiddenText>{text('approval.pickLine', { line: name })}</HiddenText>}
            checked={isPicked}
            onCheck={onPick}
          />
        ) : (
          isApproved && <Shape path={LOCK} />
        )}
      </span>
      <span className={styles.day}>{dayOf(text, line)}</span>
      <span className={styles.what}>
        <b>{line.name || line.art_id}</b>
        <small>{detailsIn(text, entry, articleOf)}</small>
      </span>
      <b className={styles.hours}>{hoursIn(text, numberIn(line.hours) ?? 0)}</b>
      <span className={styles.state}>
        <State entry={entry} asked={asked} onAgain={onAgain} />
        {isApproved && (
          <Button kind="ghost" small aria-label={text('approval.undoLine', { line: name })} onClick={onUndo}>
            {text('approval.undo')}
          </Button>
        )}
      </span>
    </li>
  );
}

function State({ entry, asked, onAgain }: Pick<ApprovalRowProps, 'entry' | 'asked' | 'onAgain'>): ReactNode {
  const { line, outcome, isLong } = entry;
  const text = useText();
  const hours = formatNumber(numberIn(line.hours));
  switch (outcome) {
    case 'CHANGED':
      return (
        <Button small onClick={onAgain}>
          {asked === 'RETURNED' ? text('approval.return') : text('approval.approveHours', { hours })}
        </Button>
      );
    case 'DONE':
      return asked && <Sign kind="good">{text(`approval.now.${asked}`)}</Sign>;
    case 'GONE':
      return <Sign kind="bad">{text('approval.goneLine')}</Sign>;
    case 'LOCKED':
      return <Sign kind="bad">{text('approval.refusedLine', { state: statusIn(text, line) })}</Sign>;
    case 'OWN':
      return <Sign kind="bad">{text('approval.own')}</Sign>;
    case null:
      if (line.status === 'APPROVED' || line.status === 'RETURNED' || !isLong)
        return (
          <Sign kind={line.status === 'APPROVED' ? 'good' : 'plain'}>
            {stateIn(text, { item: line, state: 'settled' })}
          </Sign>
        );
      return <Sign kind="warn">{text('approval.long')}</Sign>;
  }
}

const SIGNS = { good: 'check', bad: 'alert', warn: 'alert', plain: 'information' } as const;

interface SignProps {
  readonly kind: keyof typeof SIGNS;
  readonly children: ReactNode;
}

const Sign = ({ kind, children }: SignProps) => (
  <span className={styles.sign} data-kind={kind}>
    <Icon name={SIGNS[kind]} />
    {children}
  </span>
);

function dayOf(text: Text, { date }: HoursLine): string {
  const day = dayIn(date);
  return day === null ? '' : `${shortDay(text, day)} ${dayMonth(day)}`;
}

/** Names a line for readers who do not see its row. */
export const lineIn = (text: Text, line: HoursLine): string =>
  [dayOf(text, line), line.name || line.art_id].filter(Boolean).join(' ');

function detailsIn(text: Text, { line, change }: ApprovalLine, articleOf: FindArticle): string {
  if (change !== null) return changeIn(text, line, change, articleOf);
  const { from, to, phase_name: phase, extras, comment, status, returned_text: reason } = line;
  return [
    from && to && `${from}–${to}`,
    phase,
    extrasIn(extras, (id) => articleOf(id)?.name || id),
    comment,
    status === 'RETURNED' && reason && text('week.returnedText', { words: reason }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** [W-SITE-45] The user who changed a line meanwhile, and each thing with both of its values. */
function changeIn(
  text: Text,
  line: HoursLine,
  { seen, things }: NonNullable<ApprovalLine['change']>,
  articleOf: FindArticle,
): string {
  const valueIn = (thing: HoursThing, of: HoursLine): string => {
    const article = (id: string): string => (id === of.art_id && of.name) || articleOf(id)?.name || '';
    const phases = new Map([[of.phase_id ?? '', of.phase_name ?? '']]);
    return thingIn(text, thing, fieldsOfLine(of), { article, phases });
  };
  const changes = things.map((thing) =>
    text('approval.change', {
      thing: text(`week.thing.${thing}`),
      before: valueIn(thing, seen),
      now: valueIn(thing, line),
    }),
  );
  const { changed_by: name, changed_at: at } = line;
  const time = at ? parseInstant(at) : null;
  const by = name && time !== null ? text('approval.changedBy', { name, time: hourMinute(time) }) : null;
  return [by ?? text('approval.changedLine'), changes.join(', ')].filter(Boolean).join(': ');
}
