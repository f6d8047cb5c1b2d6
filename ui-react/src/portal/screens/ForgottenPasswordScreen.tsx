import '../../i18n/catalogs/session.ts';

import { use, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useOthers } from '../services.ts';
import { NewPasswordForm } from '../session/NewPasswordForm.tsx';
import { NewPasswordSent } from '../session/NewPasswordSent.tsx';

/** Where a visitor asks for a new password. */
export function ForgottenPasswordScreen() {
  const newPassword = use(useOthers().newPassword());
  const sent = useObservable(newPassword.sent$);
  const text = useText();
  const [isAgain, setAgain] = useState(false);
  useOpen(newPassword);

  const tryAnother = () => {
    setAgain(true);
    newPassword.form.change({ phone: '' });
  };

  return (
    <Sheet isNarrow title={text('newPassword.title')}>
      {sent ? (
        <NewPasswordSent sent={text(sent)} onAnother={tryAnother} />
      ) : (
        <NewPasswordForm newPassword={newPassword} takesFocus={isAgain} />
      )}
    </Sheet>
  );
}
