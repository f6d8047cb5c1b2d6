import '../../i18n/catalogs/person.ts';

import { type Day, isServiceFailure } from '@felles/core';
import { type FormField, type PersonProblems, shownProblems } from '@felles/core/portal/person';
import type { ProfileFormView, ProfileStore } from '@felles/core/portal/profile';
import { useId, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useRejections } from '../../react/use-rejections.ts';
import { MissingFields } from '../person/MissingFields.tsx';
import { PersonFields } from '../person/PersonFields.tsx';
import styles from './Profile.module.css';

interface ProfileFormProps {
  readonly view: ProfileFormView;
  readonly today: Day;
  readonly profile: ProfileStore;
}

/** The data that members can change themselves. No typed text is lost when saving fails. */
export function ProfileForm({ view, today, profile }: ProfileFormProps) {
  const { isSending, failure, isUncertain, canSave, canDefer, waitsForPlace, hasChanges, problems, obstacle } = view;
  const text = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const wasRejected = useRejections(form, view.rejections);
  const { said, leave } = useLeftFields(problems, wasRejected);

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('profile.information')}
      </h2>
      <SendForm ref={form} className={layout.stack5} onSend={profile.save}>
        <PersonFields
          values={view.values}
          locked={view.locked}
          problems={said}
          place={view.place}
          today={today}
          onLeave={leave}
          onType={profile.type}
          onChooseBirthDate={profile.chooseBirthDate}
          onChooseGender={profile.chooseGender}
          onLookUpAgain={profile.lookUpPlaceAgain}
        />
        <MissingFields problems={problems} form={form} />
        {obstacle && <StatusBox type="warning" title={text(obstacle)} />}
        {failure && (
          <div role="alert" tabIndex={-1}>
            <StatusBox
              inVain={isServiceFailure(failure)}
              type="danger"
              title={text(isUncertain ? 'profile.uncertain' : 'profile.notSaved')}
            >
              {isUncertain && `${text('profile.uncertainWhy')} `}
              <MessageText message={failure} />
            </StatusBox>
          </div>
        )}
        <div className={styles.actions}>
          <Button
            kind="primary"
            submit
            busy={isSending || waitsForPlace}
            // While the place is looked up the button looks off, but a press counts: the member need not press again.
            aria-disabled={isSending || !canSave}
            disabled={!canSave && !canDefer}
          >
            {text('profile.update')}
          </Button>
          {hasChanges && (
            <>
              <Button
                kind="ghost"
                onClick={() => {
                  profile.discard();
                  // The button goes away with the changes.
                  form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus();
                }}
              >
                {text('profile.discard')}
              </Button>
              {!isUncertain && <span className={textStyles.quiet}>{text('profile.unsaved')}</span>}
            </>
          )}
        </div>
        <HiddenStatus>
          {isSending ? text('profile.saving') : waitsForPlace && text('person.placeWaitedFor')}
        </HiddenStatus>
      </SendForm>
    </section>
  );
}

/** The problems to show now, for a form whose store does not track which fields were left. */
function useLeftFields(
  problems: PersonProblems,
  isRejected: boolean,
): { readonly said: PersonProblems; readonly leave: (field: FormField) => void } {
  const [left, setLeft] = useState<readonly FormField[]>([]);
  const leave = (field: FormField) => setLeft((known) => (known.includes(field) ? known : [...known, field]));
  return { said: shownProblems(problems, { left, isRejected }), leave };
}
