import '../../i18n/catalogs/new-profile.ts';

import { use, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from '../new-profile/NewProfile.module.css';
import { paths } from '../paths.ts';
import { useOthers, usePortal } from '../services.ts';

/** [P-SIGNUP-55] Confirms that a profile was created, and how to use it. */
export function NewProfileMadeScreen() {
  const store = use(useOthers().newProfile());
  const { status, isCreated } = useObservable(store.view$);
  const text = useText();
  const { code } = usePortal().center;
  useOpen(store);
  useEffect(() => {
    if (status === 'made') store.startOver();
  }, [store, status]);
  if (isCreated === null) return null;
  // The address alone is no proof that a profile was created.
  if (!isCreated) return <Navigate replace to={paths.newProfile.of(code)} />;
  return (
    <Sheet isNarrow title={text('newProfile.title')}>
      <StatusBox
        type="success"
        title={text('created-user-success')}
        action={
          <div className={styles.links}>
            <PageLink className={link.link} to={paths.forgottenPassword.of(code)}>
              {text('newProfile.password')}
            </PageLink>
            <PageLink className={link.link} to={paths.start.of(code)}>
              {text('newProfile.start')}
            </PageLink>
          </div>
        }
      >
        {text('newProfile.next')}
      </StatusBox>
    </Sheet>
  );
}
