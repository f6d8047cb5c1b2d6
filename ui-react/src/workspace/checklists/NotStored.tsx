import type { UnsavedPress } from '@felles/core/workspace/checklists';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';

/** [W-SITE-33] The device has not stored the last press: why, and the ways out. */
export function NotStored({ unsaved }: { readonly unsaved: UnsavedPress | null }) {
  const text = useText();
  return (
    <>
      <LiveRegion role="alert">
        {unsaved && (
          <FormNote tone="bad" icon={<Icon name="alert" />}>
            <MessageText message={unsaved.why} />
          </FormNote>
        )}
      </LiveRegion>
      {unsaved && (
        <span className={layout.wrap2}>
          <Button onClick={unsaved.again}>{text('checklists.again')}</Button>
          {unsaved.text !== '' && <CopyButton text={unsaved.text} />}
        </span>
      )}
    </>
  );
}
