import '../../i18n/catalogs/agreement.ts';
import '../../i18n/catalogs/agreement-steps.ts';

import type { AgreementPageStore, AgreementPageView } from '@felles/core/portal/agreement';
import { use, useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../agreement/Agreement.module.css';
import { EndStep } from '../agreement/EndStep.tsx';
import { Overview } from '../agreement/Overview.tsx';
import { PauseStep } from '../agreement/PauseStep.tsx';
import { ProofStep } from '../agreement/ProofStep.tsx';
import { Receipt } from '../agreement/Receipt.tsx';
import type { ReadyProps } from '../agreement/ready.ts';
import { WithdrawStep } from '../agreement/WithdrawStep.tsx';
import { MemberPage, PartFailure } from '../parts/MemberPage.tsx';
import { mailTo } from '../paths.ts';
import { useOthers, usePortal } from '../services.ts';

/** [P-MEMBER-34] An agreement of the member, and the steps that end it, pause it or withdraw from it. */
export function AgreementScreen() {
  const { contract = '', step } = useParams();
  const agreement = use(useOthers().agreement());
  const view = useObservable(agreement.view$);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => agreement.show(contract), [agreement, contract]);
  useOpen(agreement);
  const isReady = view.status === 'ready' && view.terms.contract_id === contract;
  const shown = isReady ? `${step} ${view.progress.status}` : view.status;
  useLostFocus(() => content.current, view.status === 'loading' ? null : shown);
  return (
    <div ref={content} tabIndex={-1} className={styles.page} aria-busy={view.status === 'loading'}>
      {isReady ? (
        <Step step={step} view={view} agreement={agreement} />
      ) : (
        <NotReady view={view} agreement={agreement} />
      )}
    </div>
  );
}

function Step({ step, view, agreement }: ReadyProps & { readonly step: string | undefined }) {
  const { progress, ways } = view;
  // An outcome that was read here does not follow to the next step.
  useEffect(() => agreement.dismiss, [agreement]);
  if (step !== undefined && progress.status === 'done' && hasReceipt(progress.act.kind))
    return <Receipt view={view} agreement={agreement} kind={progress.act.kind} />;
  // While an act is not settled its step stays, also where the terms do not offer it any more.
  const isOpen = progress.status !== 'none';
  if (step === 'end' && (ways.end || isOpen)) return <EndStep view={view} agreement={agreement} />;
  if (step === 'pause' && ways.pause) return <PauseStep view={view} agreement={agreement} />;
  if (step === 'proof' && ways.pause) return <ProofStep view={view} agreement={agreement} />;
  if (step === 'withdraw' && (ways.withdraw || isOpen)) return <WithdrawStep view={view} agreement={agreement} />;
  return <Overview view={view} agreement={agreement} />;
}

const hasReceipt = (kind: string): kind is 'end' | 'withdraw' | 'freeze' =>
  ['end', 'withdraw', 'freeze'].includes(kind);

interface NotReadyProps {
  readonly view: AgreementPageView;
  readonly agreement: AgreementPageStore;
}

function NotReady({ view, agreement }: NotReadyProps) {
  const { center } = usePortal();
  const { contactEmail } = useObservable(center.view$);
  const text = useText();
  return (
    <MemberPage title={text('agreement.title')} isLoggedOut={view.status === 'notLoggedIn'}>
      {view.status === 'missing' && (
        <LiveRegion role="alert">
          <StatusBox type="warning" title={text('agreement.missing')}>
            {text('agreement.missingWhy')}
          </StatusBox>
        </LiveRegion>
      )}
      {view.status === 'failed' && (
        <>
          <PartFailure title={text('agreement.failed')} onRetry={agreement.reload}>
            {text('agreement.failedWhy')}
          </PartFailure>
          {contactEmail !== null && (
            <a className={textStyles.link} href={mailTo(contactEmail)}>
              {text('agreement.write')}
            </a>
          )}
        </>
      )}
      {(view.status === 'loading' || view.status === 'ready') && (
        <p className={styles.waiting} role="status">
          <Spinner /> {text('agreement.loading')}
        </p>
      )}
    </MemberPage>
  );
}
