import '../../i18n/catalogs/needs.ts';

import { type Day, dayIn, dayMonth, isoDate } from '@felles/core';
import { shownNeeds } from '@felles/core/internal/workspace/needs/rules';
import { firstWords, unreadOf } from '@felles/core/workspace/chat';
import { titleOfDeadline } from '@felles/core/workspace/deadlines';
import type { Need, NeedSource, RecordNeed } from '@felles/core/workspace/needs';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { CLOCK, OFFLINE, RECEIPT, RETURN, SPEECH } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { recordPath } from '../outbox/record-path.ts';
import {
  approvalOf,
  conversationOf,
  deadlinesOnly,
  expenseOf,
  expensesToApprove,
  paths,
  pathToPhase,
  taskOf,
  weekOf,
} from '../paths.ts';
import { useArea } from '../services.ts';
import styles from './Needs.module.css';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** The records that need the user: each row leads to its record. */
export function Needs() {
  const [store] = useState(useArea('dashboard').needs);
  const { load, old, today } = useObservable(store.view$);
  const [isWhole, setWhole] = useState(false);
  const text = useText();
  useOpen(store, usePortlet().isNear);
  return (
    <PortletFrame
      again={store.reload}
      count={load.status === 'ready' && load.value.all.length > 0 ? load.value.all.length : null}
    >
      <LoadedContent
        load={load}
        words={{ some: text('needs.some'), all: text('needs.all') }}
        again={store.reload}
        isEmpty={({ all, unanswered }) => all.length + unanswered.length === 0}
        empty={
          <StateNote icon={<Icon name="check" />} title={text('needs.none')}>
            {load.status === 'ready' && checkedWords(text, load.value.checked)}
          </StateNote>
        }
        old={old}
      >
        {({ all, unanswered }) => {
          const { shown, rest } = shownNeeds(all, isWhole);
          return (
            <>
              <ul className={layout.plainList}>
                {shown.map((need) => (
                  <Row key={need.key} need={need} today={today} />
                ))}
              </ul>
              {unanswered.length > 0 && (
                <p role="status" className={styles.unanswered}>
                  <span>
                    {text('needs.unanswered', {
                      sources: listed(
                        text,
                        unanswered.map((one) => text(`needs.source.${one}`)),
                      ),
                    })}{' '}
                    {text('needs.mayBeMore')}
                  </span>
                  <Button small onClick={store.reload}>
                    {text('retry')}
                  </Button>
                </p>
              )}
              {rest > 0 && (
                <div className={styles.foot}>
                  <Button kind="ghost" small onClick={() => setWhole(true)}>
                    {text('needs.more', { count: rest })}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </LoadedContent>
    </PortletFrame>
  );
}

/** "a, b og c", with a capital first. */
function listed(text: Text, words: readonly string[], join: 'needs.and' | 'needs.or' = 'needs.and'): string {
  const [last = '', ...before] = words.toReversed();
  const all = before.length === 0 ? last : text(join, { before: before.toReversed().join(', '), last });
  return all.charAt(0).toLocaleUpperCase('nb') + all.slice(1);
}

const checkedWords = (text: Text, checked: readonly NeedSource[]): string =>
  text('needs.checked', {
    sources: listed(
      text,
      checked.map((one) => text(`needs.no.${one}`)),
      'needs.or',
    ).toLocaleLowerCase('nb'),
  });

interface RowProps {
  readonly need: Need;
  readonly today: Day;
}

function Row({ need, today }: RowProps) {
  const text = useText();
  const { title, to, about } = rowOf(need, text);
  return (
    <li className={styles.row} data-kind={isToApprove(need) ? 'conversation' : need.kind}>
      <span className={styles.sign}>
        <Shape path={SIGNS[need.kind === 'record' ? need.record.kind : need.kind]} />
      </span>
      <span className={styles.words}>
        <span className={textStyles.medium} dir="auto">
          {to === null ? title : <PageLink to={to}>{title}</PageLink>}
        </span>
        <span className={textStyles.quietSmall}>
          {about}
          {'day' in need && (
            <>
              {about !== '' && ' · '}
              <b className={styles.late}>
                {text('needs.late')} <time dateTime={isoDate(need.day)}>{dayMonth(need.day)}</time>,{' '}
                {text('needs.days', { count: today - need.day })}
              </b>
            </>
          )}
        </span>
      </span>
    </li>
  );
}

const isToApprove = (need: Need): boolean => need.kind === 'record' && need.record.kind.endsWith('to_approve');

/** The words of records that were returned or wait, and the way to them. */
function rowOfRecord({ kind, project_id: project, record_id: id, day, count, ...record }: RecordNeed, text: Text) {
  const title = record.title ?? '';
  const reason = record.text ? `«${record.text}»` : '';
  const about = (...parts: readonly string[]) => [...parts, record.project_name].filter(Boolean).join(' · ');
  switch (kind) {
    case 'returned_hours': {
      const on = dayIn(day);
      const words = text('needs.returnedHours', { day: on === null ? '' : dayMonth(on) });
      return { title: words, to: weekOf(day), about: about(title, reason) };
    }
    case 'returned_expense':
      return {
        title: text('needs.returnedExpense', { title }),
        to: expenseOf(project, id ?? ''),
        about: about(reason),
      };
    case 'hours_to_approve':
      return { title: text('needs.approveHours', { count }), to: approvalOf(project, day), about: about() };
    case 'expenses_to_approve':
      return { title: text('needs.approveExpenses', { count }), to: expensesToApprove(project), about: about() };
  }
}

function rowOf(need: Need, text: Text) {
  switch (need.kind) {
    case 'record':
      return rowOfRecord(need.record, text);
    case 'unsent': {
      const { entry } = need.thing;
      return {
        title: entry.title || text('needs.unsent'),
        to: recordPath(entry) ?? paths.outbox,
        about: [text('needs.refusedChange'), entry.project?.title].filter(Boolean).join(' · '),
      };
    }
    case 'deadline':
      return {
        title: titleOfDeadline(need.deadline) || text('needs.deadline'),
        // A service may not name the project: the page of deadlines has it.
        to: pathToPhase(need.deadline) ?? deadlinesOnly('passed'),
        about: need.deadline.project_name || '',
      };
    case 'task': {
      const { id, title, project_id: project, project_title: name } = need.task;
      return {
        title: title || text('needs.task'),
        to: project ? taskOf(project, id) : null,
        about: [text('needs.task'), name].filter(Boolean).join(' · '),
      };
    }
    case 'conversation': {
      const { conversation, of } = need;
      const words = firstWords(conversation);
      const from = conversation.most_recent_message?.from;
      const name = [from?.first_name, from?.last_name].filter(Boolean).join(' ');
      return {
        title:
          words === ''
            ? conversation.title || text('needs.conversation')
            : [name, `«${words}»`].filter(Boolean).join(': '),
        to: conversationOf(conversation.id),
        about: [text('chat.unread', { count: unreadOf(conversation) }), of.project?.title || of.agreement.name]
          .filter(Boolean)
          .join(' · '),
      };
    }
  }
}

/** A flag on its pole. */
const FLAG = 'M6 21V4M6 5h11l-2.5 4 2.500 4H6';

const SIGNS = {
  unsent: OFFLINE,
  returned_hours: RETURN,
  returned_expense: RETURN,
  deadline: FLAG,
  task: FLAG,
  hours_to_approve: CLOCK,
  expenses_to_approve: RECEIPT,
  conversation: SPEECH,
} as const;
