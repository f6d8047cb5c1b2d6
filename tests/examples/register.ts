// Contacts, persons and departments.
import { registerServices } from '@felles/adapters-http/workspace/areas/register';
import { loadOf } from '@felles/core/data';
import { fullName } from '@felles/core/workspace/persons';
import { map } from 'rxjs';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** The first contacts and persons that words find, and the departments. */
export async function registerWith(root: string, access: string, text: string) {
  const workspace = await openFor(root, access);
  const register = registerServices(workspace);
  const [contacts, persons, departments] = [register.contacts(), register.persons(), register.departments()];
  for (const list of [contacts, persons]) list.ask({ text });
  for (const list of [contacts, persons, departments]) list.open();
  const found = {
    contacts: (await ready(contacts.view$.pipe(map(loadOf)))).map(({ item }) => item.name),
    persons: (await ready(persons.view$.pipe(map(loadOf)))).map(({ item }) => fullName(item)),
    departments: (await ready(departments.view$.pipe(map(loadOf)))).map(({ item }) => item.name),
  };
  workspace.close();
  return found;
}
