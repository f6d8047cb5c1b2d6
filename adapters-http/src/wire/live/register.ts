import { Contact } from '@felles/core/workspace/contacts';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const contacts = things(Contact, EVENTS.contact);
export const departments = things(RegisterDepartment, EVENTS.department);
