import type { Result } from '../../shared/result.ts';
import { FAILURE, type LoadedPanel, type PublishedPanel } from './model.ts';

/** [W-PANELS-04] [W-PANELS-05] Every failure is stored as the same error. */
export function loadedPanel(id: string, answer: Result<PublishedPanel>): LoadedPanel {
  if (!answer.ok || hasError(answer.value)) return { pub_id: id, title: '', ingress: '', text: '', error: FAILURE };
  const { title, ingress, text } = answer.value;
  return { pub_id: id, title: title ?? '', ingress: ingress ?? '', text: text ?? '', error: null };
}

const hasError = ({ error }: PublishedPanel): boolean =>
  error !== undefined && error !== null && error !== false && error !== '';
