import { ownAddress } from '@felles/ui-react/internal/composition/portal';
import { describe, expect, it } from 'vitest';
import { memoryAddress } from '../support/fake-ports.ts';

describe('the address of the portal’s own page', () => {
  it.each([
    [['departmentId', 'code'], ''],
    [['code'], '?departmentId=2'],
  ])('should lose %j and all that other programs have added', (names, query) => {
    const address = memoryAddress('departmentId=2&code=AB1&email=kari%40example.no&utm_source=x');
    ownAddress(address).remove(names);
    expect(address.query()).toBe(query);
  });
});
