// Compiled, never run: what can be counted, and that there is no way to write about a person into it.
import type { FunnelEvent, VisitorAction } from '@felles/core/portal/tracking';

export const chosen: FunnelEvent = { name: 'SelectedDepartment', ids: { departmentId: 101 } };
export const opened: VisitorAction = { kind: 'opened', flow: 'member' };

// @ts-expect-error: a text is no id
export const text: FunnelEvent = { name: 'SelectedDepartment', ids: { departmentId: 'Kari' } };
// @ts-expect-error: the event carries no ids
export const extra: FunnelEvent = { name: 'SignupStarted', ids: { departmentId: 101 } };
// @ts-expect-error: an id of something else
export const other: FunnelEvent = { name: 'SelectedMembership', ids: { departmentId: 101 } };
// @ts-expect-error: there is no such event
export const unknown: FunnelEvent = { name: 'PageView', ids: {} };
// @ts-expect-error: an action has no room for what was filled in
export const filled: VisitorAction = { kind: 'personalInformationCompleted', firstname: 'Kari' };
const returned = { kind: 'directDebitReturned', register: 'standard', signup: 'a' } as const;
// @ts-expect-error: nor for a status that is not specified
export const status: VisitorAction = { ...returned, status: 'maybe' };
