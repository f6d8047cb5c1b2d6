import type { MembershipStore } from '@felles/core/portal/membership';
import type { FlowView } from '@felles/core/portal/signup';
import { useText } from '../../i18n/text.ts';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { MembershipChooser } from '../membership/MembershipChooser.tsx';
import { StepPart } from './StepPart.tsx';
import { WaysOn } from './WaysOn.tsx';

interface ChoosingStepProps {
  readonly view: Pick<FlowView<string>, 'step' | 'next' | 'rejections' | 'summary'>;
  readonly membership: MembershipStore;
  /** The words to read first; with them, the membership choice comes only after the department. */
  readonly intro?: { readonly title: string; readonly words: string };
  readonly onNext: () => void;
  readonly onBack?: () => void;
}

/** The choice of a department and a membership. */
export function ChoosingStep({ view, membership, intro, onNext, onBack }: ChoosingStepProps) {
  const { departments, memberships } = useObservable(membership.view$);
  const text = useText();
  return (
    <StepPart step={view.step} title={intro?.title ?? text('signup.choose')} isUntitled={!intro}>
      {intro && <p className={textStyles.quiet}>{intro.words}</p>}
      <DepartmentChooser view={departments} store={membership} purpose="membership" />
      {(!intro || departments.chosenId !== null) && <MembershipChooser view={memberships} store={membership} />}
      <WaysOn
        next={view.next}
        label={text('signup.next')}
        rejections={view.rejections}
        summary={view.summary}
        onNext={onNext}
        {...(onBack && { onBack })}
      />
    </StepPart>
  );
}
