import '../../i18n/catalogs/lists.ts';
import '../../i18n/catalogs/site-day.ts';

import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { OFFLINE } from '../../kit/shapes.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';

/** [W-SITE-30] The first visit without a network: nothing of a project is on the device. */
export function NothingYet({ again }: { readonly again: () => void }) {
  const text = useText();
  return (
    <StateNote
      icon={<Shape path={OFFLINE} />}
      title={text('site.nothing')}
      actions={<Button onClick={again}>{text('load.again')}</Button>}
    >
      {text('site.nothingWords')}
    </StateNote>
  );
}
