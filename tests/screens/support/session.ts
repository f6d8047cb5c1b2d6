import { DEMO_PASSWORD } from '@felles/fixtures';
import { SESSION_WORDS } from '../../e2e/support/session-words.ts';
import type { Visited } from './portal.tsx';

/** Logs in by the form, in Norwegian. */
export async function logIn({ main, write, user, screen }: Visited, phone: string): Promise<void> {
  const words = SESSION_WORDS.no;
  await screen.findByRole('heading', { level: 1, name: words.title });
  await write(words.phone, phone);
  await write(words.password, DEMO_PASSWORD);
  await user.click(main().getByRole('button', { name: words.submit }));
}
