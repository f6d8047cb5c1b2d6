import type { Query } from '@felles/core/data';
import type { Project } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Say } from '../../kit/form/Say.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';

/** The project that the new one is to be a part of. */
export function Parent({ parent }: { readonly parent: Query<string, Project> }) {
  const { load, question } = useObservable(parent.answer$);
  const text = useText();
  useOpen(parent);
  const title = load.status === 'ready' ? load.value.title : null;
  return (
    <Say tone="info" icon={<Icon name="information" />}>
      {text('newProject.partOf', { title: title || String(question ?? '') })}
    </Say>
  );
}
