import { photosOfRecord, readComment } from '@felles/core/internal/workspace/site-work/comments';
import { recordOfTask } from '@felles/core/internal/workspace/tasks/changes';
import type { CommentDraft } from '@felles/core/workspace/site-work';
import type { Task } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { taskOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { photosField } from '../site/photos-field.tsx';
import { RecordLog } from '../site/RecordLog.tsx';
import { PhotoList } from '../site/RecordPhotos.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import type { TaskFormProps } from './MoveTask.tsx';
import { titleOf } from './words.ts';

/** [W-PLAN-01] The photos and the comments of a task, also those on their way. */
export function TaskComments({ task }: { readonly task: Task }) {
  const tasks = useArea('tasks');
  const text = useText();
  const own = useObservable(tasks.outbox.entries$).filter(({ input }) => input.record === recordOfTask(task));
  return (
    <>
      <PhotoList
        sources={photosOfRecord(recordOfTask(task), task.photos, own)}
        ask={tasks.photo}
        record={titleOf(text, task)}
      />
      <RecordLog
        title={text('task.comments')}
        lines={(task.comments ?? []).flatMap((one) =>
          one ? [{ words: null, text: one.text, by: one.by?.person_name, at: one.at }] : [],
        )}
        comment={null}
        pending={own.filter(({ input, refusal }) => input.call === 'task.comment' && refusal === null)}
      />
    </>
  );
}

/** The comment on a task has a draft of its own. */
export const commentDraftOf = (task: Task): string => `task ${recordOfTask(task)} comment`;

/** [W-PLAN-01] The form of a comment on a task. */
export function CommentTask({ task, onClose, others }: TaskFormProps) {
  const tasks = useArea('tasks');
  const text = useText();
  const draft = useSiteDraft();
  const project = task.project_id ?? '';
  const label = text('task.comment');
  return (
    <PanelForm<CommentDraft>
      label={label}
      make={() => tasks.commentForm({ task, saved: onClose })}
      fields={[
        longTextField('text', label),
        photosField(text, { title: titleOf(text, task), saved: task.photos?.length ?? 0 }),
      ]}
      draft={draft<CommentDraft>({
        project: { id: project, title: task.project_title ?? '' },
        address: taskOf(project, task.id),
        name: commentDraftOf(task),
        kind: 'comment',
        titleOf: () => titleOf(text, task),
        read: readComment,
      })}
      leaving={{ key: 'tasks.leaving', params: {} }}
      others={others}
    />
  );
}
