// The sign-up that is active, and starting over.
import { openPortal } from '@felles/adapters-http/portal';
import { createActiveSignup } from '@felles/adapters-http/portal/areas/active-signup';
import { createRegister } from '@felles/adapters-http/portal/areas/register';
import { hasUnsentText, startOver } from '@felles/adapters-http/portal/areas/start-over';

/** Begins a sign-up, and starts over. Returns which sign-up was active before and after, and whether text is lost. */
export async function beginAnew(root: string, code: string, firstname: string) {
  const portal = await openPortal({ root, code });
  const { standard, person } = createRegister(portal, { navigation: { origin: root, go: () => undefined } });
  standard.open();
  person.change('firstname', firstname);
  const active = await createActiveSignup(portal);
  const before = active();
  const losesText = await hasUnsentText(portal);
  startOver(portal, false);
  const after = active();
  portal.close();
  return { before, losesText, after };
}
