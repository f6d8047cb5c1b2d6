import type { Failure } from '@felles/core';
import { createToasts } from '@felles/ui-react/internal/composition/toasts';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../support/at.ts';
import { eventually } from '../support/eventually.ts';
import { refused, unreachable } from '../support/fake-ports.ts';

describe('messages beside the page', () => {
  it('should hide other failures only while the page says that the service is lost', async () => {
    const lost$ = new BehaviorSubject<Failure | null>(refused(503));
    const toasts = createToasts({ clock: at('2026-11-19T10:00:00+01:00') }, { lost$ });
    toasts.report(unreachable);
    toasts.show({ type: 'danger', title: { key: 'failure.unreachable', params: {} } });
    toasts.show({ type: 'danger', title: { key: 'session.notRemembered', params: {} } });
    toasts.show({ type: 'success', title: { key: 'session.notRemembered', params: {} } });
    const view = () => toasts.store$.value?.view$.value;
    await eventually(() => expect(view()?.waiting).toBe(1));
    expect(view()?.shown).toMatchObject({ type: 'danger', title: { key: 'session.notRemembered' } });
  });
});
