import { type ReactNode, useRef } from 'react';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { SendForm } from '../../kit/SendForm.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useRejections } from '../../react/use-rejections.ts';

/** The introduction of the sheet, before its fields. */
export const Lead = ({ children }: { readonly children: ReactNode }) => <p className={textStyles.quiet}>{children}</p>;

/** The buttons, side by side as far as there is room. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={layout.wrap5}>{children}</div>
);

interface SheetFormProps {
  /** The reason why the form as a whole was rejected. */
  readonly failure: { readonly title: string; readonly words: ReactNode; readonly inVain: boolean } | null;
  /** How often the form was rejected: each time the focus moves to the reason. */
  readonly rejections: number;
  readonly submit: string;
  /** The words while it is being sent; null otherwise. */
  readonly sending: string | null;
  readonly onSubmit: () => void;
  /** Where to go instead. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A form that is sent with Enter or its button; a failure is shown where the focus is. */
export function SheetForm({ failure, rejections, submit, sending, onSubmit, instead, children }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRejections(form, rejections);
  return (
    <SendForm ref={form} className={layout.stack5} onSend={onSubmit}>
      {failure && (
        <div role="alert" tabIndex={-1}>
          <StatusBox inVain={failure.inVain} type="danger" title={failure.title}>
            {failure.words}
          </StatusBox>
        </div>
      )}
      {children}
      <Actions>
        <Button kind="primary" submit busy={sending !== null} aria-disabled={sending !== null}>
          {submit}
        </Button>
        {instead}
      </Actions>
      <HiddenStatus>{sending}</HiddenStatus>
    </SendForm>
  );
}
