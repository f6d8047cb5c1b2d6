import '../../i18n/catalogs/conflicts.ts';

import type { FolderForm as Form } from '@felles/core/workspace/documents';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { keepWords } from '../site/ConflictForm.tsx';
import styles from './FolderForm.module.css';

interface FolderFormProps {
  readonly form: Form;
  /** The folder in which it lies, in words. */
  readonly place: string;
  readonly onClose: () => void;
}

const focusOnMount = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** [W-PLAN-17] The name of a folder, typed in the tree. Escape leaves it. */
export function FolderForm({ form, place, onClose }: FolderFormProps) {
  const { values, problems, saving } = useObservable(form.view$);
  const newer = useObservable(form.newer$);
  const text = useText();
  return (
    <form
      className={styles.form}
      aria-label={text('documents.folderForm')}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Escape') return;
        nativeEvent.stopPropagation();
        onClose();
      }}
    >
      <TextField
        ref={focusOnMount}
        label={text('documents.folderName')}
        hint={text('documents.folderIn', { folder: place })}
        error={problems.title && <MessageText message={problems.title} />}
        value={values.title}
        onType={(title) => form.change({ title })}
      />
      {newer ? (
        <div role="alert" className={styles.newer}>
          <p>
            {text('documents.folderRenamed', {
              by: newer.by || text('conflict.another'),
              title: String(newer.value ?? ''),
            })}
          </p>
          <Button small onClick={onClose}>
            {keepWords(text, newer.by ?? '')}
          </Button>
          <Button small onClick={form.save}>
            {text('conflict.mine')}
          </Button>
        </div>
      ) : (
        <>
          <div role="alert" className={styles.failure}>
            {saving.failure && <MessageText message={saving.failure} />}
          </div>
          <span className={styles.acts}>
            <Button small kind="primary" submit busy={saving.isSending}>
              {text('documents.saveFolder')}
            </Button>
            <IconButton size="medium" aria-label={text('documents.cancel')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </span>
        </>
      )}
    </form>
  );
}
