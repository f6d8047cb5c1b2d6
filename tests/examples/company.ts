// The code of a company that pays.
import { openPortal } from '@felles/adapters-http/portal';
import { createCompanySignup } from '@felles/adapters-http/portal/areas/company';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom } from 'rxjs';

/** Looks up a company's code. Returns the company and the departments it pays at, or why the code opens none. */
export async function companyOf(root: string, code: string, companyCode: string) {
  const portal = await openPortal({ root, code });
  const signup = createCompanySignup(portal, { navigation: { origin: root, go: () => undefined } });
  signup.company.open();
  signup.code.type(companyCode);
  signup.code.lookUp();
  const decided$ = signup.code.view$.pipe(filter(({ status }) => status === 'ready' || status === 'failed'));
  const { company, problem } = await firstValueFrom(decided$);
  const { cards } = signup.membership.view$.value.departments;
  portal.close();
  return problem ? textOf(no, problem) : { company, departments: cards.map(({ name }) => name) };
}
