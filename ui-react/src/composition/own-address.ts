import type { PageAddress } from '@felles/core';

/**
 * The address of a page that belongs to the portal alone. What other programs have added leaves it too: it may be personal, and a
 * tracker reads the address.
 */
export const ownAddress = (address: PageAddress): PageAddress => ({
  ...address,
  remove(names) {
    const others = Object.keys(address.parameters()).filter((name) => name !== 'departmentId');
    address.remove([...names, ...others]);
  },
});
