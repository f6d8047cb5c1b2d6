import { expect, it } from 'vitest';
import { aTill } from '../contract/paying.ts';
import { memoryAddress } from '../support/fake-ports.ts';
import { acceptToPay } from './accept.ts';
import { askPayer } from './private-payer.ts';

it('should ask a payer, who accepts', async () => {
  const { root, world } = await aTill();
  const typed = [
    ['firstname', 'Sunniva'],
    ['lastname', 'Bråten'],
    ['address', 'Tåkeveien 4'],
    ['postal_code', '7014'],
    ['phone_number', '10000021'],
    ['email', 'sunniva@demo.example'],
  ] as const;
  expect(await askPayer(root, 'nordlys', [101, 1101], typed, '10000012')).toMatch(/\S/);
  const { pathname, search } = new URL(world.state.messages.find(({ to }) => to === '10000012')?.link?.address ?? '');
  const accepted = await acceptToPay(root, 'nordlys', memoryAddress(search, pathname, true));
  expect(accepted).toMatchObject({ status: 'accepted', name: expect.stringMatching(/Sunniva/) });
  const again = await acceptToPay(root, 'nordlys', memoryAddress(search, pathname, true));
  expect(again.status).toBe('used');
});
