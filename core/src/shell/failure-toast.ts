import { describeFailure } from '../shared/messages.ts';
import type { Failure } from '../shared/result.ts';
import type { ToastRequest } from './toast-queue.ts';

/** [P-TRANSPORT-14] The toast for a failure that no screen shows. */
export function failureToast(failure: Failure): ToastRequest {
  return { type: 'danger', title: titleOf(failure), subtitle: subtitleOf(failure) };
}

/** [P-TRANSPORT-15] Only an error object has a text for the visitor. */
function subtitleOf(failure: Failure): ToastRequest['title'] {
  const isPlainText = failure.kind === 'refused' && failure.plainText === true;
  return isPlainText ? { key: 'toast.plainText', params: {} } : describeFailure(failure);
}

function titleOf(failure: Failure): ToastRequest['title'] {
  if (failure.kind !== 'refused') return { key: 'toast.failed', params: {} };
  return { key: 'toast.refused', params: { status: failure.status, type: failure.type } };
}
