import '../../i18n/catalogs/site-drafts.ts';

import type { SiteDraft } from '@felles/core/workspace/site-work';
import { useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Question } from '../../kit/Question.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import styles from './SiteDrafts.module.css';
import { useTimeWords } from './use-time-words.ts';

interface SiteDraftsProps {
  /** The drafts that belong on the page; all of them, when left out. */
  readonly isShown?: (draft: SiteDraft) => boolean;
}

/** [W-SITE-63] The forms that were left with a word or a photo in them, each with the way back to it. */
export function SiteDrafts({ isShown = () => true }: SiteDraftsProps) {
  const drafts = useArea('siteDrafts');
  const shown = useObservable(drafts.drafts$).filter(isShown);
  const timeOf = useTimeWords();
  const text = useText();
  const id = useId();
  if (shown.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby={id}>
      <h2 id={id} className={styles.head}>
        {text('drafts.title')}
      </h2>
      <ul className={styles.list}>
        {shown.map((draft) => {
          const words = text(`drafts.${draft.kind}`, { time: timeOf(draft.at) });
          return (
            <li key={draft.name} className={styles.draft}>
              <span className={styles.words}>
                <PageLink to={draft.address}>{words}</PageLink>
                <span dir="auto" className={styles.about}>
                  {[
                    draft.title,
                    draft.photos.length > 0 && text('drafts.photos', { count: draft.photos.length }),
                    draft.project?.title,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Discard
                label={text('drafts.discardThis', { title: draft.title || words })}
                photos={draft.photos.length}
                onDiscard={() => drafts.discard(draft.name)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface DraftNoteProps {
  /** The time of the first word (wall clock, milliseconds). */
  readonly from: number;
  readonly onDiscard: () => void;
}

/** Above the fields of a form that came back. */
export function DraftNote({ from, onDiscard }: DraftNoteProps) {
  const timeOf = useTimeWords();
  const text = useText();
  return (
    <div className={`${styles.draft} ${styles.note}`} role="note">
      {text('drafts.back', { time: timeOf(from) })}
      <Discard label={text('drafts.discard')} onDiscard={onDiscard} />
    </div>
  );
}

interface DiscardProps extends Pick<DraftNoteProps, 'onDiscard'> {
  readonly label: string;
  readonly photos?: number;
}

/** Asks first. */
function Discard({ label, photos = 0, onDiscard }: DiscardProps) {
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  return (
    <>
      <Button small aria-label={label} onClick={() => setAsked(true)}>
        {text('drafts.discard')}
      </Button>
      {isAsked && (
        <Question
          title={text('drafts.sure')}
          onAnswer={(isYes) => {
            setAsked(false);
            if (isYes) onDiscard();
          }}
        >
          {photos > 0 ? text('drafts.lostPhotos', { count: photos }) : text('drafts.lost')}
        </Question>
      )}
    </>
  );
}
