import '../../i18n/catalogs/checkin.ts';

import { createPanelStore } from '@felles/core';
import {
  type CheckIn,
  type CheckInQuestion,
  type CheckInsView,
  SHOWS,
  statusOfCheckIn,
} from '@felles/core/workspace/checkins';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { Menu } from '../../kit/parts/Menu.tsx';
import { Question } from '../../kit/Question.tsx';
import type { RowActions } from '../../kit/table/table-of.ts';
import { lazyCode } from '../../react/lazy-code.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { AgeStrip, CheckInFigures } from '../checkins/CheckInFigures.tsx';
import { CARDLESS, Content, GUEST, LIST, PANELS, POSTER, titleIn } from '../checkins/CheckInPanels.tsx';
import { checkInColumns } from '../checkins/columns.tsx';
import { RefusalList } from '../checkins/RefusalList.tsx';
import { calledIn } from '../checkins/words.ts';
import { List } from '../lists/List.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { usePrint } from '../site/use-print.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';

const paper = lazyCode(async () => (await import('../checkins/CrewPaper.tsx')).CrewPaper);

/** [W-CHECKIN-01] Who is on the site of a project now. */
export function CheckInsScreen() {
  const { projectId = '' } = useParams();
  return <CheckIns key={projectId} projectId={projectId} />;
}

function CheckIns({ projectId }: { readonly projectId: string }) {
  const checkIns = useArea('checkIns');
  const [store, view] = useStore(() => checkIns.list(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const [leaving, setLeaving] = useState<CheckIn | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const every = useObservable(store.all$);
  const mayChange = useMayChange();
  const { has } = useOffers();
  const isOffered = has('checkins');
  const isDecided = has('checkin-decisions');
  const mayDecide = useRightsWith('checkin-decisions').includes('handle_deviation');
  const linkTo = usePanelLink();
  const text = useText();
  // Who was checked out leaves the list, and the button that had the focus goes too.
  useLostFocus(() => list.current, String(view.rows.length));
  const { question, figures, letIn, refused, old, today } = view;
  const print = usePrint({ code: paper, given: { checkIns: every.rows.map(({ item }) => item), today } });
  const asked = CHECK_OUT[leaving && statusOfCheckIn(leaving) === 'refused' ? 'refused' : 'onSite'];

  // A row that is being sent or has failed must settle first.
  const unsettled = new Set(view.rows.filter(({ state }) => state !== 'settled').map(({ item }) => item));
  const checkOut = (one: CheckIn) => {
    const status = statusOfCheckIn(one);
    if (status === 'left' || unsettled.has(one)) return null;
    const words = CHECK_OUT[status];
    return (
      <Button small aria-label={text(words.named, { name: calledIn(text, one) })} onClick={() => setLeaving(one)}>
        {text(words.short)}
      </Button>
    );
  };
  const actions: RowActions<CheckIn> = {
    drop: (row) => row.keys.forEach(store.drop),
    retry: (row) => row.keys.forEach(store.retry),
    check: store.reload,
  };

  return (
    <Page
      title={text('checkin.title')}
      actions={
        mayChange &&
        isOffered && (
          <>
            <Button {...(!isDecided && { kind: 'primary' })} small onClick={() => panels.open(GUEST)}>
              {text('checkin.addGuest')}
            </Button>
            {isDecided && (
              <Button kind="primary" small onClick={() => panels.open(CARDLESS)}>
                {text('checkin.checkIn')}
              </Button>
            )}
          </>
        )
      }
    >
      {print.document}
      <div className={layout.column3}>
        <AgeStrip old={old} today={today} again={store.reload} />
        <CheckInFigures figures={figures} letIn={letIn} old={old} today={today} />
        {isDecided && question.show !== 'failed' && refused.length > 0 && (
          <RefusalList
            rows={refused}
            today={today}
            decisions={store.decisions}
            onDecide={
              mayDecide ? (checkIn) => panels.open({ content: { kind: 'decide', checkIn }, size: 'small' }) : null
            }
            onFind={mayChange && isOffered ? () => panels.open(CARDLESS) : null}
          />
        )}
        <div>
          <List
            name="checkin"
            label={text('checkin.title')}
            store={store}
            view={view}
            words={{ count: text('checkin.count', { count: view.total }) }}
            search={text('checkin.search')}
            bar={{
              quick: {
                label: text('checkin.show'),
                chosen: question.show,
                onChoose: (chosen) => store.ask({ show: SHOWS.find((show) => show === chosen) ?? '' }),
                chips: chipsIn(text, view),
              },
            }}
            orders={ordersIn(text)}
            tools={
              <Menu
                label={text('checkin.papers')}
                opener={(props) => (
                  <Button {...props} small>
                    {text('checkin.papers')}
                  </Button>
                )}
                items={[
                  {
                    id: 'list',
                    label: text('checkin.print'),
                    onPress: isDecided ? print.press : () => panels.open(LIST),
                  },
                  ...(isDecided ? [{ id: 'pdf', label: text('checkin.pdf'), onPress: () => panels.open(LIST) }] : []),
                  { id: 'poster', label: text('checkin.poster'), onPress: () => panels.open(POSTER) },
                ]}
              />
            }
            old={null}
            filter={
              isFiltered(question) && view.all > 0
                ? {
                    words: text('checkin.noneHere', { filter: filterWords(question, text) }),
                    onReset: () => store.ask({ text: '', show: '' }),
                  }
                : null
            }
            columns={checkInColumns(text, today, question.show)}
            href={({ id }) => linkTo(PANELS.addressOf(id))}
            actions={actions}
            {...(mayChange && isOffered && { menu: checkOut, menuWidth: 120 })}
            isLow
            around={(rows) => (
              <div ref={list} tabIndex={-1}>
                {rows}
              </div>
            )}
          />
        </div>
      </div>
      {leaving && (
        <Question
          title={text(asked.sure, { name: calledIn(text, leaving) })}
          onAnswer={(isYes) => {
            if (isYes) store.checkOut(leaving.id);
            setLeaving(null);
          }}
        >
          {text(asked.why)}
        </Question>
      )}
      <PanelHost
        panels={panels}
        titleOf={(shown) => titleIn(text, shown, every.rows)}
        draw={(shown) => <Content shown={shown} projectId={projectId} store={store} mayChange={mayChange} />}
      />
    </Page>
  );
}

/** Who was refused has nothing to be checked out of: the check-in is ended. */
const CHECK_OUT = {
  onSite: {
    short: 'checkin.checkOut',
    named: 'checkin.checkOutName',
    sure: 'checkin.sure',
    why: 'checkin.sureWords',
  },
  refused: {
    short: 'checkin.end',
    named: 'checkin.endName',
    sure: 'checkin.endSure',
    why: 'checkin.endSureWords',
  },
} as const;

const NAMES = {
  '': 'checkin.show.onSite',
  failed: 'checkin.show.failed',
  guests: 'checkin.show.guests',
  left: 'checkin.show.left',
  all: 'checkin.show.all',
} as const;

/** The filters, with a number where the figures above do not have it. */
function chipsIn(text: Text, { status, left, all }: CheckInsView) {
  const dots = { '': 'ok', failed: 'bad', guests: 'info', left: 'mute', all: undefined } as const;
  const counts: Partial<Record<CheckInQuestion['show'], number>> = status === 'ready' ? { left, all } : {};
  return SHOWS.map((show) => {
    const [count, dot] = [counts[show], dots[show]];
    return {
      value: show,
      label: text(NAMES[show]),
      ...(count !== undefined && { count }),
      ...(dot && { status: dot }),
    };
  });
}

const ordersIn = (text: Text) => [
  { sort: 'in', label: text('checkin.byIn') },
  { sort: '-in', label: text('checkin.byLastIn') },
  { sort: '-out', label: text('checkin.byOut') },
  { sort: 'name', label: text('checkin.byName') },
  { sort: 'company', label: text('checkin.byCompany') },
];

const isFiltered = ({ text, show }: CheckInQuestion): boolean => text !== '' || (show !== '' && show !== 'all');

/** The filter, in words. */
const filterWords = ({ text: words, show }: CheckInQuestion, text: Text): string =>
  [...(words === '' ? [] : [words]), ...(show === '' ? [] : [text(NAMES[show])])].join(', ');
