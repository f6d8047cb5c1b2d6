import '../../i18n/catalogs/handbook.ts';

import type { HandbookBuilding } from '@felles/core/workspace/handbook';
import { useText } from '../../i18n/text.ts';
import { Question } from '../../kit/Question.tsx';

interface RebuildQuestionProps {
  readonly building: Pick<HandbookBuilding, 'rebuild'>;
  /** How many templates there are; null where that is not known. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** Rebuilds the handbook of a project, after a yes. */
export function RebuildQuestion({ building, count, onClose }: RebuildQuestionProps) {
  const text = useText();
  return (
    <Question
      title={text('handbook.ask')}
      onAnswer={(isYes) => {
        onClose();
        if (isYes) building.rebuild();
      }}
    >
      {count === null ? text('handbook.askAll') : text('handbook.askWords', { count })}
    </Question>
  );
}
