import { agreement as wire } from '@felles/adapters-http/wire';
import type { Language } from '@felles/core';
import type { DemoCenter } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import { end, endFreeze, freeze, takeBack, withdraw } from '../../agreements/acts.ts';
import { type Matter, matterOf, perform, previewOf, termsOf } from '../../agreements/matters.ts';
import { readMonth } from '../../agreements/months.ts';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import type { Member } from '../../world/sessions.ts';

interface Caller {
  readonly center: DemoCenter;
  readonly member: Member;
  readonly host: string;
  readonly language: Language;
  readonly params: { readonly contract_id: string };
}

/** [P-MEMBER-34] A member's own agreement: its terms, and each act of its member. */
export function agreementRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  const matter = ({ center, member, host, language, params }: Caller): Matter =>
    matterOf({ world, center, portal: `http://${host}` }, member.person, params.contract_id, language);

  answer(app, service, wire.terms, (caller) => termsOf(matter(caller)));

  answer(app, service, wire.end, ({ body, ...caller }) =>
    perform(matter(caller), 'end', (standing, receipt) => end(standing, body, receipt), 'agreement.end'),
  );

  answer(app, service, wire.takeBack, (caller) => perform(matter(caller), 'takeBack', takeBack, 'agreement.takeBack'));

  answer(app, service, wire.withdraw, ({ body, ...caller }) =>
    perform(
      matter(caller),
      'withdraw',
      (standing, receipt) => withdraw(standing, body.shownSum, receipt),
      'agreement.withdraw',
    ),
  );

  answer(app, service, wire.preview, ({ query, ...caller }) =>
    previewOf(matter(caller), { from: readMonth(query.from_month), months: query.months }),
  );

  answer(app, service, wire.freeze, ({ body, ...caller }) => {
    const { from_month, months, shownFee: fee, shownBinding: binding } = body;
    const shown = { from: readMonth(from_month), months, fee, binding };
    return perform(
      matter(caller),
      'freeze',
      (standing, receipt) => freeze(standing, shown, receipt),
      'agreement.freeze',
    );
  });

  answer(app, service, wire.endFreeze, ({ params, ...caller }) =>
    perform(
      matter({ ...caller, params }),
      'endFreeze',
      (standing) => endFreeze(standing, params.freeze_id),
      'agreement.endFreeze',
    ),
  );
}
