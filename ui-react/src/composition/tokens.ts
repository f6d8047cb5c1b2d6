import type { Portal } from '@felles/adapters-http/portal';
import type { BehaviorSubject } from 'rxjs';
import type { LogOutQuestion, Overlays, Toasts, Tracking } from '../portal/services.ts';
import { token } from './token.ts';

// The keys of the container. The parts of the portal that load by themselves find their needs here.
export const Door = token<Portal>('Portal');
export const ToastDesk = token<Toasts>('Toasts');
export const OverlayDesk = token<Overlays>('Overlays');
export const TrackingDesk = token<Tracking>('Tracking');
/** The question before logging out, once there is something that could be lost by it. */
export const LeavingQuestion = token<BehaviorSubject<LogOutQuestion | null>>('LeavingQuestion');
