import type { Query } from '@felles/core/data';
import type { Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { FailureNote } from '../../kit/states/FailureNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';

interface ParentProps {
  readonly parent: Query<string, Project>;
  /** The user goes on without it. */
  readonly onAlone: () => void;
}

/** The project that the new one is to be a part of. */
export function Parent({ parent, onAlone }: ParentProps) {
  const { load, question } = useObservable(parent.answer$);
  const text = useText();
  useOpen(parent);
  if (load.status === 'failed')
    return (
      <FailureNote
        failure={load.failure}
        words={{ some: text('newProject.someParent'), all: text('newProject.allParent') }}
        again={parent.reload}
        onward={
          <Button small onClick={onAlone}>
            {text('newProject.alone')}
          </Button>
        }
      />
    );
  const title = load.status === 'ready' ? load.value.title : null;
  return (
    <FormNote tone="info" icon={<Icon name="information" />}>
      {text('newProject.partOf', { title: title || (question ?? '') })}
    </FormNote>
  );
}
