import { timeMessage } from '@felles/core/portal/bookings';
import type { CardState } from '@felles/core/portal/card';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import quiet from '../../kit/Text.module.css';
import { PartLoading } from '../parts/MemberPage.tsx';
import styles from './Card.module.css';
import { Code } from './Code.tsx';

interface CardCodeProps {
  readonly state: Exclude<CardState, { readonly status: 'refused' }>;
  readonly number: string | null;
  readonly onRenew: () => void;
}

/** The code with its end in words; without one, the number that the reception asks for. */
export function CardCode({ state, number, onRenew }: CardCodeProps) {
  const text = useText();
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.box}>
          <PartLoading isLoading words={text('card.loading')} />
        </div>
      );
    case 'ready': {
      const time = text(timeMessage(state.until));
      return (
        <>
          <div className={styles.box}>
            <Code code={state.code} name={text('card.code')} />
          </div>
          {/* Not announced: it changes by itself, each few minutes. */}
          <p>{state.isAsking ? text('card.fetching') : text('card.until', { time })}</p>
          <p className={quiet.quiet}>
            {state.isAsking
              ? text('card.thisUntil', { time })
              : text(state.isOnline ? 'card.renewed' : 'card.notRenewed')}
          </p>
        </>
      );
    }
    case 'expired':
      return (
        <>
          <div className={styles.box}>
            <LiveRegion>
              <b>{text('card.expired', { time: text(timeMessage(state.at)) })}</b>
              {state.wasHidden && <small>{text('card.hidden')}</small>}
            </LiveRegion>
          </div>
          <Button kind="primary" busy={state.isAsking} onClick={onRenew}>
            {text(state.isAsking ? 'card.fetching' : 'card.again')}
          </Button>
        </>
      );
    case 'offline':
      return (
        <>
          <PlainNumber number={number} />
          <LiveRegion>
            <p>{text('card.offline')}</p>
            <p className={quiet.quiet}>{text('card.online')}</p>
          </LiveRegion>
        </>
      );
    case 'failed':
      return (
        <>
          <PlainNumber number={number} />
          <LiveRegion role="alert">
            <p>{text('card.failed')}</p>
          </LiveRegion>
          <Button busy={state.isAsking} onClick={onRenew}>
            {text('card.retry')}
          </Button>
        </>
      );
  }
}

function PlainNumber({ number }: { readonly number: string | null }) {
  const text = useText();
  return (
    number !== null && (
      <div className={styles.box}>
        <small>{text('card.number')}</small>
        <span className={styles.number}>{number}</span>
        <small>{text('card.desk')}</small>
      </div>
    )
  );
}
