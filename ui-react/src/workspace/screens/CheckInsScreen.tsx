import '../../i18n/catalogs/checkin.ts';

import { createPanelStore, type Panel, recordPanels } from '@felles/core';
import { type Row, rowIn } from '@felles/core/data';
import {
  type CheckIn,
  type CheckInQuestion,
  type CheckInsStore,
  type CheckInsView,
  nameOfCheckIn,
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
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import type { RowActions } from '../../kit/table/table-of.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { CheckInFacts } from '../checkins/CheckInFacts.tsx';
import { AgeStrip, CheckInFigures } from '../checkins/CheckInFigures.tsx';
import { checkInColumns } from '../checkins/columns.tsx';
import { GuestPanel } from '../checkins/GuestPanel.tsx';
import { Paper } from '../checkins/Paper.tsx';
import { List } from '../lists/List.tsx';
import { NotOffered } from '../offers/OfferedPage.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** [W-CHECKIN-01] Who is on the site of a project now. */
export function CheckInsScreen() {
  const { projectId = '' } = useParams();
  return <CheckIns key={projectId} projectId={projectId} />;
}

/** A panel of this page: a guest to check in, a check-in by its id, or a paper to print. */
type Shown = { readonly kind: 'guest' | 'list' | 'poster' } | { readonly kind: 'one'; readonly id: string };

const GUEST: Panel<Shown> = { content: { kind: 'guest' }, size: 'small', address: 'guest' };
const LIST: Panel<Shown> = { content: { kind: 'list' }, size: 'medium', address: 'crew' };
const POSTER: Panel<Shown> = { content: { kind: 'poster' }, size: 'medium', address: 'poster' };

const PANELS = recordPanels<Shown>('checkin', 'small', (id) => ({ kind: 'one', id }), [GUEST, LIST, POSTER]);

function CheckIns({ projectId }: { readonly projectId: string }) {
  const checkIns = useArea('checkIns');
  const [store, view] = useStore(() => checkIns.list(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const [leaving, setLeaving] = useState<CheckIn | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const every = useObservable(store.all$);
  const mayChange = useMayChange();
  const isOffered = useOffers().has('checkins');
  const linkTo = usePanelLink();
  const text = useText();
  // Who was checked out leaves the list, and the button that had the focus goes too.
  useLostFocus(() => list.current, String(view.rows.length));
  const { question, figures, old, today } = view;
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
          <Button kind="primary" small onClick={() => panels.open(GUEST)}>
            {text('checkin.addGuest')}
          </Button>
        )
      }
    >
      <div className={layout.column3}>
        <AgeStrip old={old} today={today} again={store.reload} />
        <CheckInFigures figures={figures} old={old} today={today} />
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
                  { id: 'list', label: text('checkin.print'), onPress: () => panels.open(LIST) },
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

const calledIn = (text: Text, one: CheckIn): string => nameOfCheckIn(one) || text('checkin.noName');

function titleIn(text: Text, shown: Shown, rows: readonly Row<CheckIn>[]): string {
  switch (shown.kind) {
    case 'guest':
      return text('checkin.addGuest');
    case 'list':
      return text('checkin.list');
    case 'poster':
      return text('checkin.poster');
    case 'one': {
      const one = rows.find(({ id }) => id === shown.id)?.item;
      return one ? calledIn(text, one) : text('checkin.one');
    }
  }
}

interface ContentProps {
  readonly shown: Shown;
  readonly projectId: string;
  readonly store: CheckInsStore;
  readonly mayChange: boolean;
}

function Content({ shown, projectId, store, mayChange }: ContentProps) {
  const isOffered = useOffers().has('checkins');
  const text = useText();
  switch (shown.kind) {
    case 'guest':
      if (!isOffered) return <NotOffered some={text('offers.checkins')} />;
      return mayChange ? <GuestPanel projectId={projectId} /> : <StateNote title={text('checkin.readOnly')} />;
    case 'list':
    case 'poster':
      return <Paper kind={shown.kind} title={text(`checkin.${shown.kind}`)} projectId={projectId} />;
    case 'one':
      return <One id={shown.id} store={store} />;
  }
}

function One({ id, store }: { readonly id: string; readonly store: CheckInsStore }) {
  const all = useObservable(store.all$);
  const { today } = useObservable(store.view$);
  const text = useText();
  return (
    <LoadedRecord
      load={rowIn(all, id)}
      words={{ some: text('checkin.some'), all: text('checkin.all') }}
      again={store.reload}
      missing={text('checkin.gone')}
    >
      {(one) => <CheckInFacts checkIn={one} today={today} />}
    </LoadedRecord>
  );
}

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
