import type { Panel } from '@felles/core';
import type { Row } from '@felles/core/data';
import { rowIn } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import type { CheckIn, CheckInsStore } from '@felles/core/workspace/checkins';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { NotOffered } from '../offers/OfferedPage.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { Cardless } from './Cardless.tsx';
import { CheckInFacts } from './CheckInFacts.tsx';
import { Decide } from './Decide.tsx';
import { GuestPanel } from './GuestPanel.tsx';
import { Paper } from './Paper.tsx';
import { calledIn } from './words.ts';

/** A panel of this page: a guest to check in, a check-in by its id, or a paper to print. */
export type CheckInPanel =
  | { readonly kind: 'guest' | 'list' | 'poster' }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: 'cardless' }
  | { readonly kind: 'decide'; readonly checkIn: CheckIn };

export const GUEST: Panel<CheckInPanel> = { content: { kind: 'guest' }, size: 'small', address: 'guest' };
export const LIST: Panel<CheckInPanel> = { content: { kind: 'list' }, size: 'medium', address: 'crew' };
export const POSTER: Panel<CheckInPanel> = { content: { kind: 'poster' }, size: 'medium', address: 'poster' };
export const CARDLESS: Panel<CheckInPanel> = { content: { kind: 'cardless' }, size: 'small', address: 'cardless' };

export const PANELS = recordPanels<CheckInPanel>('checkin', 'small', (id) => ({ kind: 'one', id }), [
  GUEST,
  LIST,
  POSTER,
  CARDLESS,
]);

export function titleIn(text: Text, shown: CheckInPanel, rows: readonly Row<CheckIn>[]): string {
  switch (shown.kind) {
    case 'guest':
      return text('checkin.addGuest');
    case 'cardless':
      return text('checkin.cardlessTitle');
    case 'decide':
      return text('checkin.decideTitle');
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
  readonly shown: CheckInPanel;
  readonly projectId: string;
  readonly store: CheckInsStore;
  readonly mayChange: boolean;
}

export function Content({ shown, projectId, store, mayChange }: ContentProps) {
  const { has } = useOffers();
  const { today } = useObservable(store.view$);
  const text = useText();
  switch (shown.kind) {
    case 'guest':
      if (!has('checkins')) return <NotOffered some={text('offers.checkins')} />;
      return mayChange ? <GuestPanel projectId={projectId} /> : <StateNote title={text('checkin.readOnly')} />;
    case 'cardless':
      if (!has('checkins') || !has('checkin-decisions')) return <NotOffered some={text('offers.checkins')} />;
      return mayChange ? (
        <Cardless projectId={projectId} store={store} />
      ) : (
        <StateNote title={text('checkin.readOnly')} />
      );
    case 'decide':
      return <Decide checkIn={shown.checkIn} today={today} decisions={store.decisions} />;
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
