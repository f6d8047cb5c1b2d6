import type { ComponentProps } from 'react';

interface SendFormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit'> {
  /** The user wants to send it, by Enter or a button. */
  readonly onSend: () => void;
}

/** A form that the page itself sends. Without its script no value gets into an address. */
export const SendForm = ({ onSend, ...rest }: SendFormProps) => (
  <form
    {...rest}
    method="post"
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);
