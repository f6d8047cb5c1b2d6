import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldNoteProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: ReactNode;
}

/** The hint of a field, or its error, which then takes the hint's place. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error)
    return (
      <p id={id} className={styles.error}>
        <Icon name="alert" />
        {error}
      </p>
    );
  return hint ? (
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

interface FieldProps extends FieldNoteProps {
  /** Of the control this is about. */
  readonly controlId: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A control with its label above it and its note below. */
export function Field({ controlId, label, children, ...note }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children}
      <FieldNote {...note} />
    </div>
  );
}

/** The ARIA attributes of a control: that its value is invalid, and the id of the note that explains it. */
export const describedBy = (noteId: string, { hint, error }: Omit<FieldNoteProps, 'id'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': hint || error ? noteId : undefined,
});
