import type { NewProfileStore, NewProfileView } from '@felles/core/portal/signup';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useLedToLost } from '../../react/use-rejections.ts';
import { MissingDepartment } from '../membership/ChooserParts.tsx';
import { DepartmentChooser } from '../membership/DepartmentChooser.tsx';
import { AgeNotice } from '../person/AgeNotice.tsx';
import { PersonForm } from '../person/PersonForm.tsx';
import { ActionBar } from '../signup/ActionBar.tsx';
import styles from './NewProfile.module.css';

interface NewProfileProps {
  readonly view: NewProfileView;
  readonly store: NewProfileStore;
}

/** A new profile: its center, its person, and the button. No typed text is lost when sending fails. */
export function NewProfile({ view, store }: NewProfileProps) {
  const { waitsForPlace } = useObservable(store.person.view$);
  const isBusy = view.isSending || waitsForPlace;
  const text = useText();
  const id = useId();
  useLedToLost(view.isSending);
  return (
    <>
      <div className={styles.part}>
        <DepartmentChooser view={view.departments} store={store} purpose="profile" isLocked={view.isSending} />
        <MissingDepartment
          isMissed={view.departmentIsMissed}
          rejections={view.departmentRejections}
          title={text('newProfile.chooseCenter')}
        >
          {text('newProfile.chooseCenterWhy')}
        </MissingDepartment>
      </div>
      <section className={styles.part} aria-labelledby={id}>
        <h2 id={id} className={styles.heading}>
          {text('newProfile.person')}
        </h2>
        <PersonForm person={store.person} onSubmit={store.create}>
          <AgeNotice decision={view.age} />
          <HiddenStatus>{view.isSending && text('newProfile.creating')}</HiddenStatus>
          {view.next.isOffered && (
            <ActionBar>
              <Button kind="primary" submit busy={isBusy} aria-disabled={isBusy}>
                {text('newProfile.create')}
              </Button>
            </ActionBar>
          )}
        </PersonForm>
      </section>
    </>
  );
}
