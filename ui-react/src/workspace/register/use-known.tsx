import type { Double, Doubles, SamePart } from '@felles/core/workspace/register';
import type { ComponentProps } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { OwnField } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { type KnownRecord, KnownRecords } from './KnownRecords.tsx';

interface KnownField extends Pick<ComponentProps<'input'>, 'inputMode' | 'type'> {
  /** Those that are the same in one of these stand under it. */
  readonly parts: readonly SamePart[];
  readonly hintOf?: (value: string) => string | undefined;
  /** The problem of a whole value is told while it is typed. */
  readonly isWhole?: (value: string) => boolean;
}

/** [W-PLAN-09] The fields of a new record by which those that are there are found, each of them once. */
export function useKnown<R extends Partial<Record<SamePart, unknown>> & { readonly id: string }>(
  doubles: Doubles<R>,
  record: KnownRecord<R>,
) {
  const { found, isUnknown } = useObservable(doubles.view$);
  const text = useText();
  useOpen(doubles);

  const under = (parts: readonly SamePart[]): readonly Double<R>[] =>
    found.filter(({ same: [first] }) => first !== undefined && parts.includes(first));

  const known = <V, N extends keyof V & string>(
    name: N,
    label: string,
    { parts, hintOf, isWhole, ...input }: KnownField,
  ): OwnField<N, string> => ({
    kind: 'own',
    name,
    label,
    draw: ({ value, error, onChange, onLeave }) => (
      <div>
        <TextField
          {...input}
          label={label}
          value={value}
          hint={hintOf?.(value)}
          error={error}
          autoComplete="off"
          onType={(typed) => {
            onChange(typed);
            if (isWhole?.(typed)) onLeave();
          }}
          onBlur={onLeave}
        />
        <KnownRecords {...record} found={under(parts)} />
      </div>
    ),
    words: (value) => value,
  });

  /** Where it could not be seen who is there. */
  const note = isUnknown ? (
    <FormNote tone="warn" icon={<Icon name="alert" />}>
      {text('register.unknown')}
    </FormNote>
  ) : null;
  return { known, found, note };
}
