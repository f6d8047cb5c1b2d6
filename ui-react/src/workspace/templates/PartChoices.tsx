import { TEMPLATE_PARTS } from '@felles/core/internal/workspace/project-templates/model';
import type { TemplatePart } from '@felles/core/workspace/project-templates';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { FieldNote } from '../../kit/Field.tsx';
import styles from './templates.module.css';

interface PartChoicesProps {
  readonly legend: string;
  /** The parts that there are. */
  readonly parts: readonly TemplatePart[];
  readonly chosen: readonly TemplatePart[];
  readonly onChoose: (chosen: readonly TemplatePart[]) => void;
  /** The size of a part. */
  readonly wordsOf: (part: TemplatePart) => string;
  readonly error?: ReactNode;
}

/** The parts of a template or a project, each with its size, to take along. */
export function PartChoices({ legend, parts, chosen, onChoose, wordsOf, error }: PartChoicesProps) {
  const id = useId();
  const text = useText();
  return (
    <fieldset className={styles.parts} aria-describedby={error ? `${id}note` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {parts.map((part) => (
        <div key={part} className={styles.choice}>
          <CheckField
            label={text(`template.part.${part}`)}
            checked={chosen.includes(part)}
            aria-invalid={error ? true : undefined}
            onCheck={(isOn) => onChoose(TEMPLATE_PARTS.filter((one) => (one === part ? isOn : chosen.includes(one))))}
          />
          <small>{wordsOf(part)}</small>
        </div>
      ))}
      <FieldNote id={`${id}note`} error={error} />
    </fieldset>
  );
}
