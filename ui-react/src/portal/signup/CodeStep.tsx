import type { CompanyView } from '@felles/core/portal/signup';
import type { SponsorCodeStore } from '@felles/core/portal/sponsor';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { SponsorCodeForm } from '../sponsor/SponsorCodeForm.tsx';
import { StepPart } from './StepPart.tsx';
import { WaysOn } from './WaysOn.tsx';

interface CodeStepProps {
  readonly view: Pick<CompanyView, 'step' | 'next' | 'rejections'>;
  readonly code: SponsorCodeStore;
  readonly onNext: () => void;
}

/** [P-SIGNUP-29] The company's code, and whom to ask for one. */
export function CodeStep({ view, code, onNext }: CodeStepProps) {
  const text = useText();
  const { valid } = useObservable(code.facts$);
  return (
    <StepPart step={view.step} title={text('company.codeTitle')}>
      <SponsorCodeForm code={code} />
      {!valid && (
        <StatusBox type="info" title={text('company.noCode')}>
          {text('company.noCodeWords')}
        </StatusBox>
      )}
      <WaysOn next={view.next} label={text('signup.next')} rejections={view.rejections} onNext={onNext} />
    </StepPart>
  );
}
