import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

describe('the place of a postal code over HTTP', () => {
  it('[P-PERSON-11] should be looked up at /v1/boostsignup/lookup/municipality/{areacode}', async () => {
    const { root, seen } = await serve();
    const { person } = await connectTo(root, 'nordlys');
    expect(await answerOf(person.municipality('5014'))).toMatchObject({ municipality: 'Bergen', postal_code: '5014' });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/boostsignup/lookup/municipality/5014' });
    expect((await answerOf(person.municipality('8610'))).municipality).toBe('Mo i Rana');
  });

  it.each(['9999', '123', 'abcd', '__proto__'])('[P-PERSON-14] should be unknown for %s', async (code) => {
    const { root } = await serve();
    const { person } = await connectTo(root, 'nordlys');
    expect(await resultOf(person.municipality(code))).toMatchObject({
      error: { status: 404, message: 'Unknown areacode' },
    });
  });
});

describe('a person by their phone number over HTTP', () => {
  it('[P-PERSON-21] should be looked up at /v1/boostsignup/lookup/phone/{phonenumber}', async () => {
    const { root, seen } = await serve();
    const { person } = await connectTo(root, 'nordlys');
    expect(await answerOf(person.phone('10000021'))).toEqual([
      {
        exists: true,
        firstname: 'Sunniva',
        lastname: 'Bråten',
        address: 'Tåkeveien 4',
        postal_code: '7014',
        municipality: 'Trondheim',
      },
    ]);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/boostsignup/lookup/phone/10000021' });
  });

  it('should be refused without a token', async () => {
    const { root } = await serve();
    expect((await fetch(`${root}/rest/lookup/phone/10000021`)).status).toBe(401);
  });

  it('should not exist for an unknown number, and for a member of a center', async () => {
    const { root } = await serve();
    const { person } = await connectTo(root, 'nordlys');
    expect(await answerOf(person.phone('10000099'))).toEqual([{ exists: false }]);
    expect(await answerOf(person.phone('10000001'))).toEqual([{ exists: false }]);
  });

  it.each(['123', 'abcdefgh', '__proto__', '1'.repeat(50)])('should be refused for %s', async (number) => {
    const { root } = await serve();
    const { person } = await connectTo(root, 'nordlys');
    expect(await resultOf(person.phone(number))).toMatchObject({ error: { kind: 'refused', status: 400 } });
  });
});
