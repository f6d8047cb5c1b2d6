import '../../i18n/company/index.ts';

import type { CompanyStep } from '@felles/core/portal';
import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useOthers } from '../services.ts';
import { ChoosingStep } from '../signup/ChoosingStep.tsx';
import { CodeStep } from '../signup/CodeStep.tsx';
import { CompanyOutcome } from '../signup/CompanyOutcome.tsx';
import { CompanySummary } from '../signup/CompanySummary.tsx';
import { FlowSheet } from '../signup/FlowSheet.tsx';
import { PersonStep } from '../signup/PersonStep.tsx';

/** [P-SIGNUP-28] */
const namesIn = (text: Text): Readonly<Record<CompanyStep, string>> => ({
  code: text('company.code'),
  agreement: text('company.agreement'),
  personalia: text('company.personalia'),
});

/** Where somebody becomes a member whom a company pays for. */
export function CompanyScreen() {
  const { company, code, person, membership } = use(useOthers().company());
  const view = useObservable(company.view$);
  const text = useText();
  useOpen(company);
  if (view.outcome !== null) return <CompanyOutcome outcome={view.outcome} onRead={company.startOver} />;
  return (
    <FlowSheet
      title={text('company.title')}
      view={view}
      names={namesIn(text)}
      onGo={company.go}
      onAskWho={company.askWho}
    >
      {view.step === 'code' && <CodeStep view={view} code={code} onNext={company.next} />}
      {view.step === 'agreement' && (
        <ChoosingStep view={view} membership={membership} onNext={company.next} onBack={() => company.go('code')} />
      )}
      {view.step === 'personalia' && (
        <PersonStep
          view={view}
          person={person}
          label={text('company.finish')}
          onNext={company.next}
          onBack={() => company.go('agreement')}
        >
          <CompanySummary view={view} />
        </PersonStep>
      )}
    </FlowSheet>
  );
}
