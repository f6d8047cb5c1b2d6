import type { DeviationDraft, DeviationKind, DeviationSetup } from '@felles/core/workspace/deviations';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/texts.ts';
import type { Choice, DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import { AccidentNotice } from './AccidentNotice.tsx';

/** The severities by their numbers. */
export const SEVERITIES = ['1', '2', '3'] as const;

interface ChoicesOfForm {
  readonly setup: DeviationSetup | null;
  /** The persons who may be responsible. */
  readonly persons: readonly Choice[];
}

const kindsOf = (setup: DeviationSetup | null): readonly DeviationKind[] =>
  (setup?.kinds ?? []).flatMap((kind) => kind ?? []);

/** The fields after the title. Each of them may be empty. */
export const moreFields = (text: Text, { setup, persons }: ChoicesOfForm) =>
  [
    own('kind', text('deviation.kind'), (field) => (
      <KindField {...field} label={text('deviation.kind')} empty={text('form.notChosen')} setup={setup} />
    )),
    own('severity', text('deviation.severity'), (field) => (
      <ChoiceOf
        {...field}
        label={text('deviation.severity')}
        empty={text('form.notChosen')}
        choices={SEVERITIES.map((value) => ({ value, label: text(`deviation.severity${value}`) }))}
      />
    )),
    { kind: 'text', name: 'place', label: text('deviation.place') },
    own('description', text('deviation.description'), ({ value, error, onChange, onLeave }) => (
      <LongTextField
        label={text('deviation.description')}
        value={value}
        error={error}
        onType={onChange}
        onBlur={onLeave}
      />
    )),
    own('responsible_id', text('deviation.responsible'), (field) => (
      <ChoiceOf {...field} label={text('deviation.responsible')} empty={text('form.notChosen')} choices={persons} />
    )),
    own('deadline', text('deviation.deadline'), (field) => (
      <DateField {...field} label={text('deviation.deadline')} name="deadline" />
    )),
  ] as const satisfies readonly FieldOf<DeviationDraft>[];

const own = <N extends keyof DeviationDraft>(name: N, label: string, draw: (field: DrawnField<string>) => ReactNode) =>
  ({ kind: 'own', name, label, draw, words: (value: string) => value }) as const;

interface KindFieldProps extends DrawnField<string> {
  readonly label: string;
  readonly empty: string;
  readonly setup: DeviationSetup | null;
}

/** [W-SITE-58] The kind. An accident leads to those who must be told; saving is never stopped by it. */
function KindField({ setup, ...field }: KindFieldProps) {
  const kinds = kindsOf(setup);
  return (
    <>
      <ChoiceOf {...field} choices={kinds.map(({ kind, name }) => ({ value: kind, label: name ?? kind }))} />
      <div role="alert">
        {kinds.find(({ kind }) => kind === field.value)?.is_accident && <AccidentNotice setup={setup} />}
      </div>
    </>
  );
}
