import type { ToastRequest } from '@felles/core';
import { TOAST_TYPES } from '@felles/core/internal/shell/toast-queue';
import fc from 'fast-check';

const reason = fc.constantFrom('Nede', 'Opptatt');

const title: fc.Arbitrary<ToastRequest['title']> = fc.oneof(
  reason.map((message) => ({ key: 'failure.refused', params: { message } }) as const),
  fc.constant({ key: 'timetable.offline', params: {} } as const),
  reason.map((message) => {
    const inner = { key: 'failure.refused', params: { message } } as const;
    return { key: 'timetable.notRefreshed', params: { reason: inner } } as const;
  }),
);

/** Few different messages, so that the same one really comes twice. */
export const toastRequest: fc.Arbitrary<ToastRequest> = fc.record(
  { type: fc.constantFrom(...TOAST_TYPES), title, subtitle: title, duration: fc.constantFrom(0, 1_000, 5_000, 7_000) },
  { requiredKeys: ['type', 'title'] },
);
