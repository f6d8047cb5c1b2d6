import '../../i18n/catalogs/new-profile.ts';

import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { NewProfile } from '../new-profile/NewProfile.tsx';
import { paths } from '../paths.ts';
import { useOthers, usePortal } from '../services.ts';

/** [P-SIGNUP-51] Where a profile without a membership is created. After that, Back skips this form. */
export function NewProfileScreen() {
  const store = use(useOthers().newProfile());
  const view = useObservable(store.view$);
  const text = useText();
  const { code } = usePortal().center;
  useOpen(store);
  if (view.status === 'made') return <Navigate replace to={paths.newProfileMade.of(code)} />;
  return (
    <Sheet title={text('newProfile.title')}>
      {view.status === 'form' ? (
        <NewProfile view={view} store={store} />
      ) : (
        <StatusBox
          type="info"
          title={text('newProfile.already')}
          action={
            <PageLink className={link.link} to={paths.profile.of(code)}>
              {text('newProfile.toProfile')}
            </PageLink>
          }
        >
          {text('newProfile.alreadyWhy')}
        </StatusBox>
      )}
    </Sheet>
  );
}
