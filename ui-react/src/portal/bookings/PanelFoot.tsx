import type { Act, ClassPanel, ClassPanelStore } from '@felles/core/portal/bookings';
import { whenMessage } from '@felles/core/portal/bookings';
import { contactPhone } from '@felles/core/portal/center';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button, ButtonLink, PageButton } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PHONE } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { DetailFoot } from '../parts/DetailPanel.tsx';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';
import { wayBackTo } from '../session/way-back.ts';
import { CalendarButton } from './CalendarButton.tsx';
import styles from './ClassPanel.module.css';
import { usePrice } from './use-price.ts';

interface FootProps {
  readonly view: ClassPanel;
  readonly panel: ClassPanelStore;
  /** The act gets the focus when the panel opens. */
  readonly isFirst: boolean;
}

/** The words on the button while the act is sent. */
const SENDING = {
  book: 'class.booking',
  wait: 'class.waiting',
  cancel: 'class.cancelling',
  leave: 'class.leaving',
} as const;

/** The consequence, and below it the one act that is offered. */
export function PanelFoot(props: FootProps) {
  const { view, panel } = props;
  const { center } = usePortal();
  const text = useText();
  if (view.isSignedOut) {
    const page = `${window.location.pathname}${window.location.search}`;
    return (
      <DetailFoot>
        <div className={styles.acts}>
          <PageButton kind="primary" to={paths.login.of(center.code)} state={wayBackTo(page)}>
            {text('class.logIn')}
          </PageButton>
        </div>
      </DetailFoot>
    );
  }
  if (view.progress.kind === 'checking') {
    return (
      <DetailFoot>
        <div className={styles.acts}>
          <Button key="act" kind={view.progress.isLong ? 'primary' : 'secondary'} onClick={panel.check}>
            {text('class.check')}
          </Button>
        </div>
        {view.progress.isLong && <CallCenter kind="ghost" view={view} />}
      </DetailFoot>
    );
  }
  return view.state.act === null ? <WayOut view={view} /> : <Acts {...props} act={view.state.act} />;
}

/** [P-MEMBER-23] Where nothing can be pressed: the page on which it can be mended. */
function WayOut({ view }: { readonly view: ClassPanel }) {
  const { state, progress } = view;
  const { center } = usePortal();
  const text = useText();
  if (state.kind === 'notOpen')
    return (
      <DetailFoot>
        <p className={styles.note}>{text('class.opensByItself')}</p>
      </DetailFoot>
    );
  if (state.kind === 'closed' || state.kind === 'unknown')
    return (
      <DetailFoot>
        <CallCenter kind="secondary" view={view} />
      </DetailFoot>
    );
  if (state.kind !== 'refused' && progress.kind !== 'refused') return null;
  return (
    <DetailFoot>
      <div className={styles.acts}>
        {needsClips(view) ? (
          <PageButton to={paths.member.of(center.code)}>{text('class.buyClips')}</PageButton>
        ) : (
          <PageButton to={paths.bookings.of(center.code)}>{text('class.toBookings')}</PageButton>
        )}
        <PageButton to={paths.profile.of(center.code)}>{text('class.toProfile')}</PageButton>
      </div>
    </DetailFoot>
  );
}

/** [P-MEMBER-63] A class that takes clips, which a member without enough of them can buy. */
const needsClips = ({ record, progress }: ClassPanel): boolean =>
  (progress.kind === 'refused' && progress.type === 'NoClips') ||
  (progress.kind !== 'refused' && typeof record.klipp === 'number' && record.klipp > 0);

/** The telephone of the class's department, where it is known. */
function CallCenter({ view: { record }, kind }: { readonly view: ClassPanel; readonly kind: 'secondary' | 'ghost' }) {
  const departments = useObservable(usePortal().center.departments$);
  const text = useText();
  const known = departments.status === 'ready' ? departments.value : [];
  const department = known.find(({ id }) => id === record.avdeling) ?? null;
  const phone = contactPhone(department);
  if (phone === null) return null;
  return (
    <div className={styles.acts}>
      <ButtonLink kind={kind} href={`tel:${phone.replaceAll(' ', '')}`}>
        <Shape path={PHONE} />
        {text('class.call', { phone })}
      </ButtonLink>
    </div>
  );
}

function Acts({ view, panel, isFirst, act }: FootProps & { readonly act: Act }) {
  const { state, answer, obstacle, progress, now } = view;
  const { cancelUntil } = state.deadlines;
  const [wasAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const id = useId();
  const text = useText();
  const isSending = progress.kind === 'sending';
  const overlaps = progress.kind === 'refused' && progress.type === 'Overlaps';
  const isConfirmed = act.kind === 'cancel' && act.isLate;
  const isAsked = wasAsked && isConfirmed;
  // The other answer than the one that costs has the focus.
  useEffect(() => {
    if (isAsked || overlaps) keep.current?.focus();
  }, [isAsked, overlaps]);

  const press = () => {
    if (obstacle !== null) return;
    if (isConfirmed && !isAsked) return setAsked(true);
    setAsked(false);
    panel.press(act, overlaps);
  };
  const isWarning = act.isLate && (act.kind === 'book' || isAsked);
  const notes = act.kind === 'cancel' && !isAsked ? [] : answer.consequence;
  return (
    <DetailFoot>
      {obstacle !== null && (
        <div className={styles.warning} id={id}>
          <Icon name="alert" />
          <p>{text(obstacle)}</p>
        </div>
      )}
      {notes.length > 0 && (
        <div className={isWarning ? styles.warning : styles.note}>
          {isWarning && <Icon name="alert" />}
          <p>
            {notes.map((note) => (
              <span key={note.key}>
                <MessageText message={note} />{' '}
              </span>
            ))}
          </p>
        </div>
      )}
      {act.kind === 'leave' && (
        <p className={styles.note}>
          {text(cancelUntil !== null && now > cancelUntil ? 'class.queueFree' : 'class.queueTold')}
        </p>
      )}
      {act.kind === 'wait' && cancelUntil !== null && now <= cancelUntil && (
        <p className={styles.note}>{text('class.wouldBeTold', { when: text(whenMessage(cancelUntil, now)) })}</p>
      )}
      <div className={styles.acts}>
        {act.kind === 'cancel' && !isAsked && <CalendarButton view={view} />}
        {(isAsked || overlaps) && (
          <Button
            ref={keep}
            onClick={() => {
              setAsked(false);
              panel.clear();
            }}
          >
            {text(overlaps ? 'class.doNotBook' : 'class.keep')}
          </Button>
        )}
        <Button
          key="act"
          kind={act.kind === 'cancel' ? 'danger' : act.kind === 'leave' || overlaps ? 'secondary' : 'primary'}
          busy={isSending}
          aria-disabled={obstacle !== null || undefined}
          aria-describedby={obstacle === null ? undefined : id}
          onClick={press}
          {...(isFirst && { 'data-first': true })}
        >
          <ActWords view={view} act={act} isAsked={isAsked} />
        </Button>
      </div>
    </DetailFoot>
  );
}

function ActWords({ view, act, isAsked }: { readonly view: ClassPanel; readonly act: Act; readonly isAsked: boolean }) {
  const { progress, state } = view;
  const text = useText();
  const priceOf = usePrice();
  if (progress.kind === 'sending') return text(SENDING[progress.act.kind]);
  switch (act.kind) {
    case 'wait':
      return state.spot === null ? text('class.wait') : text('class.waitAt', { spot: state.spot });
    case 'cancel':
      if (!isAsked) return text('class.cancel');
      return state.latePrice === null
        ? text('class.cancelLate')
        : text('class.cancelFor', { price: priceOf(state.latePrice) });
    case 'leave':
      return text('class.leave');
    case 'book':
      if (progress.kind === 'refused' && progress.type === 'Overlaps') return text('class.bookBoth');
      if (state.kind === 'lastPlace') return text('class.take');
      return text(progress.kind === 'done' && progress.act.kind === 'cancel' ? 'class.bookAgain' : 'class.book');
  }
}
