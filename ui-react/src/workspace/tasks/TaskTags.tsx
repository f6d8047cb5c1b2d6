import { statusTags, type Task } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Tag } from '../../kit/Tag.tsx';
import { TAG_LOOKS, tagIn } from './words.ts';

/** What there is to know of a task beside its status. */
export function TaskTags({ task }: { readonly task: Task }) {
  const text = useText();
  return statusTags(task).map((tag) => (
    <Tag key={tag} type={TAG_LOOKS[tag]}>
      {tagIn(text, task, tag)}
    </Tag>
  ));
}
