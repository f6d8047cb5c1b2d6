import { isoInstant } from '@felles/core';
import { clockTime } from '@felles/core/workspace/connection';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';

/** [W-SHELL-43] Failures of any part, for as long as the user leaves them there. */
export function Errors() {
  const { errors } = useWorkspace().shell;
  const list = useObservable(errors.errors$);
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  if (list.length === 0) return null;
  return (
    <>
      <Button kind="ghost" small icon="alert" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('shell.errorCount', { count: list.length })}
      </Button>
      {isOpen && (
        <Dialog
          title={text('shell.errors')}
          onClose={() => setOpen(false)}
          footer={<Button onClick={errors.clear}>{text('shell.clearErrors')}</Button>}
        >
          <ul className={layout.column3}>
            {list.map(({ id, message, at }) => (
              <li key={id}>
                <StatusBox
                  type="danger"
                  title={<MessageText message={message} />}
                  action={
                    <Button small onClick={() => errors.dismiss(id)}>
                      <Icon name="close" />
                      {text('shell.dismiss')}
                    </Button>
                  }
                >
                  <time dateTime={isoInstant(at)}>{clockTime(at)}</time>
                </StatusBox>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
