import { Notification } from '@felles/core/workspace/notifications';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const notifications = things(Notification, EVENTS.notification);
