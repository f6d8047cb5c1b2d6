import { createSponsorHttp } from '@felles/adapters-http';
import { kroner } from '@felles/core';
import { sponsorAddresses } from '@felles/core/internal/portal/sponsor/rules';
import { dayOf } from '@felles/core/internal/shared/calendar';
import { buildOutside, type World } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aNewMember } from '../support/a-new-member.ts';
import { answerOf, connectTo, serve } from './serving.ts';

const OUTSIDE = 'http://127.0.0.1:9';

/** Somebody whose browser brings this cookie along, in the middle of a sign-up. */
async function aReader(cookie: string, changes: Parameters<typeof aNewMember>[1] = {}) {
  const { root, world } = await serve({ realTime: () => Date.parse('2026-11-19T09:00:00Z'), trackers: OUTSIDE });
  const client = await connectTo(root, 'nordlys', {
    fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, cookie } }),
  });
  const member = await answerOf(client.signup.createMember(aNewMember(root, changes), 'key-1'));
  return { ...client, world, root, member };
}

const subjects = ({ state }: World) => state.messages.map(({ subject }) => subject);

describe('what the service writes', () => {
  it.each([
    ['language=en', /^Invoice \d+ from Nordlys Trening$/, 'Your agreement is signed', 'Log in and see your membership'],
    [
      'a=b; language=no',
      /^Faktura \d+ fra Nordlys Trening$/,
      'Avtalen din er signert',
      'Logg inn og se medlemskapet ditt',
    ],
    ['language=__proto__', /^Faktura \d+ fra/, 'Avtalen din er signert', 'Logg inn og se medlemskapet ditt'],
  ])('should be in the language that the portal was read in: %s', async (cookie, invoice, signed, logIn) => {
    const { world, member } = await aReader(cookie);
    expect(subjects(world)).toEqual([expect.stringMatching(invoice)]);
    const outside = buildOutside({ world });
    const { pathname } = new URL(member.link_to_nets ?? '');
    await outside.inject({ method: 'POST', url: pathname, payload: { status: 'ok' } });
    await outside.close();
    expect(subjects(world).at(-1)).toBe(signed);
    expect(world.state.messages.at(-1)?.link?.text).toBe(logIn);
  });

  it('should ask the payer in the language of the member who asks', async () => {
    const born = dayOf(2010, 2, 9);
    if (born === null) throw new Error('no day');
    const young = { date_of_birth: born, is_privately_sponsored: true } as const;
    const { http, world, root, member } = await aReader('language=en', young);
    const asked = { ...sponsorAddresses(`${root}/nordlys`, 101), phone: '10000011', departmentId: 101 };
    await answerOf(createSponsorHttp(http).contact({ ...asked, memberId: String(member.memberId), contractId: null }));
    const { contracts, messages } = world.state;
    expect(messages).toMatchObject([
      {
        kind: 'sms',
        lines: [
          `Kari Kanari asks you to pay for ${contracts[0]?.title} (${kroner(449, ',')}) at Nordlys Trening.`,
          'Follow the link to sign.',
        ],
        link: { text: 'Read and sign' },
      },
    ]);
  });
});
