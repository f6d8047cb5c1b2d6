import '../../i18n/catalogs/company.ts';

import type { CompanyStep } from '@felles/core/portal/signup';
import { use, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useOthers } from '../services.ts';
import { ChoosingStep } from '../signup/ChoosingStep.tsx';
import { CodeStep } from '../signup/CodeStep.tsx';
import { CompanySummary } from '../signup/CompanySummary.tsx';
import { FlowSheet } from '../signup/FlowSheet.tsx';
import { PersonStep } from '../signup/PersonStep.tsx';
import { SignupOutcome } from '../signup/SignupOutcome.tsx';
import { ReceiptRows } from '../signup/SummaryRows.tsx';
import { WayIn } from '../signup/WayIn.tsx';
import { CodeUnconfirmed } from '../sponsor/CodeUnconfirmed.tsx';

/** [P-SIGNUP-28] */
const namesIn = (text: Text): Readonly<Record<CompanyStep, string>> => ({
  code: text('signup.step.code'),
  department: text('signup.step.agreement'),
  information: text('signup.step.information'),
});

/** Where a visitor becomes a member and a company pays. */
export function CompanyScreen() {
  const { company, code, person, membership } = use(useOthers().company());
  const view = useObservable(company.view$);
  const { status, problem } = useObservable(code.view$);
  const text = useText();
  const outcome = useRef<HTMLDivElement>(null);
  useOpen(company);
  useLostFocus(() => outcome.current, view.outcome ?? 'steps');
  if (view.outcome !== null) {
    const isSuccess = view.outcome === 'success';
    const end = !isSuccess ? 'failed' : view.receipt === null ? 'reported' : 'created';
    return (
      <SignupOutcome
        title={text(end === 'created' ? 'company.done' : 'company.title')}
        said={text(end === 'reported' ? 'company.created' : `company.${end}`)}
        words={text(`company.${end}Words`)}
        isSuccess={isSuccess}
        box={outcome}
        onRead={company.startOver}
      >
        {view.receipt && <ReceiptRows receipt={view.receipt} isDrawn={false} />}
        {isSuccess && <WayIn />}
      </SignupOutcome>
    );
  }
  return (
    <FlowSheet
      title={text('company.title')}
      view={view}
      names={namesIn(text)}
      onGo={company.go}
      onAskWho={company.askWho}
      missing={status === 'unconfirmed' && problem && <CodeUnconfirmed why={problem} onRetry={code.lookUp} />}
    >
      {view.step === 'code' && <CodeStep view={view} code={code} onNext={company.next} />}
      {view.step === 'department' && (
        <ChoosingStep view={view} membership={membership} onNext={company.next} onBack={() => company.go('code')} />
      )}
      {view.step === 'information' && (
        <PersonStep
          view={view}
          person={person}
          label={text('company.finish')}
          onNext={company.next}
          onBack={() => company.go('department')}
        >
          <CompanySummary view={view} />
        </PersonStep>
      )}
    </FlowSheet>
  );
}
