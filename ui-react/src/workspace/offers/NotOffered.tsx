import '../../i18n/catalogs/lists.ts';

import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';

interface NotOfferedProps {
  /** What it is, in the middle of a sentence. */
  readonly some: string;
  readonly actions?: ReactNode;
}

/** Stands in the place of what the service does not offer. */
export function NotOffered({ some, actions }: NotOfferedProps) {
  const text = useText();
  return <StateNote icon={<Icon name="information" />} title={text('load.notOffered', { some })} actions={actions} />;
}
