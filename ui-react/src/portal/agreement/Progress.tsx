import { describeFailure } from '@felles/core';
import { refusalName } from '@felles/core/internal/portal/agreement/rules';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { ActProgress, AgreementPageStore, AgreementTerms } from '@felles/core/portal/agreement';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { sum } from './parts.tsx';

interface ProgressProps {
  readonly progress: ActProgress;
  readonly terms: AgreementTerms;
  readonly agreement: AgreementPageStore;
}

/** The outcome of an act that is not done, or not known. */
export function Progress({ progress, terms, agreement }: ProgressProps) {
  const text = useText();
  const check = <Button onClick={agreement.checkNow}>{text('agreement.checkNow')}</Button>;
  switch (progress.status) {
    case 'none':
    case 'sending':
    case 'done':
      return null;
    case 'checking':
      return (
        <LiveRegion>
          <StatusBox type="unknown" title={text('agreement.checking')} action={check}>
            {progress.seconds > 0
              ? text('agreement.checkingIn', { count: progress.seconds })
              : text('agreement.checkingNow')}
          </StatusBox>
        </LiveRegion>
      );
    case 'unknown':
      return (
        <LiveRegion role="alert">
          <StatusBox type="unknown" title={text('agreement.unknown')} action={check}>
            {text('agreement.unknownWhy')}
          </StatusBox>
        </LiveRegion>
      );
    case 'notDone':
      return (
        <LiveRegion role="alert">
          <StatusBox type="warning" title={text('agreement.notDone')}>
            {text('agreement.notDoneWhy')}
          </StatusBox>
        </LiveRegion>
      );
    case 'offline':
      return (
        <LiveRegion role="alert">
          <StatusBox type="warning" title={text('agreement.offline')} />
        </LiveRegion>
      );
    case 'changed':
      return (
        <LiveRegion role="alert">
          <StatusBox type="warning" title={text('agreement.changed')}>
            {changeWords(text, progress, terms)}
          </StatusBox>
        </LiveRegion>
      );
    case 'refused':
      return (
        <LiveRegion role="alert">
          <StatusBox type="danger" title={text('agreement.refused')}>
            {refusalWords(text, progress)}
          </StatusBox>
        </LiveRegion>
      );
  }
}

function changeWords(
  text: Text,
  { act, before }: Extract<ActProgress, { readonly status: 'changed' }>,
  { ends_on: now, rest_sum: rest }: AgreementTerms,
): string {
  const { ends_on: then, rest_sum: restBefore } = before;
  if (act.kind !== 'end') return text('agreement.changedSum');
  const end = now && then && now !== then;
  const words = [
    end && text('agreement.changedEnd', { now: dayMonthYear(now), before: dayMonthYear(then) }),
    typeof rest === 'number' &&
      typeof restBefore === 'number' &&
      rest !== restBefore &&
      text('agreement.changedRest', { now: sum(rest), before: sum(restBefore) }),
  ];
  return words.filter(Boolean).join(' ') || text('agreement.changedSum');
}

/** [P-MEMBER-49] The refusals of known names have words of the page; the others are told in the service's. */
function refusalWords(text: Text, { failure }: Extract<ActProgress, { readonly status: 'refused' }>): string {
  switch (refusalName(failure)) {
    case 'NoAgreement':
      return text('agreement.noAgreement');
    case 'Closed':
      return text('agreement.closed');
    default:
      return text(describeFailure(failure));
  }
}

/** Whether an act may be sent: none is on its way, and its outcome is known. */
export const mayAct = ({ status }: ActProgress): boolean =>
  status !== 'sending' && status !== 'checking' && status !== 'unknown';
