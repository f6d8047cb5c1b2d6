import { POLLING } from '@felles/core/internal/portal/payment/invoice/status';
import { unpaidSignupKey } from '@felles/core/internal/portal/payment/unpaid-signup';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { PAYMENT_WORDS } from '../../../e2e/support/payment-words.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { anInvoice } from '../../support/payment.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/payment';
const words = PAYMENT_WORDS.no;

interface Opened extends Visited {
  /** The address of the invoice. */
  readonly link: string;
}

/** Opens the page of an invoice, with something more in its address. */
async function openInvoice(more = ''): Promise<Opened> {
  const visited = visit(ADDRESS);
  await visited.says(words.nameless);
  const link = `${ADDRESS}?invoiceId=${await anInvoice(visited)}`;
  visited.load(`${link}${more}`);
  await visited.says('kr 449,00');
  return { ...visited, link };
}

const payOn = ({ main }: Visited) => main().queryByRole('button', { name: words.pay });

describe('the page of a payment', () => {
  it('proves nothing by its address, and says once that there is no such invoice', async () => {
    const { world, main, says, saysNot, warns, load } = visit(`${ADDRESS}?status=ok&success=true`);
    await says(words.nameless);
    load(`${ADDRESS}?invoiceId=99999`);
    // One cause is told once, with one way out.
    await warns(words.unknownInvoice);
    expect(main().queryAllByRole('button')).toEqual([]);
    await saysNot(words.statusMissing);
    expect(world.state.charges).toEqual([]);
  });

  it('says of an invoice that is of no sign-up that it is paid here, and nothing of a membership', async () => {
    const { says, saysNot } = await openInvoice('&directdebit=false');
    await says('Her betaler du fakturaen.');
    await saysNot('ta medlemskapet i bruk');
  });

  it('[P-PAYMENT-05] [P-PAYMENT-34] offers a payer with direct debit to pay now or later, and shows a changed amount first', async () => {
    const visited = await openInvoice('&status=ok&success=true');
    const { world, screen, main, says, saysNot, warns, press } = visited;
    await screen.findByRole('button', { name: words.pay });
    // The message is read out, because its place is there before it.
    expect(main().getByRole('status').textContent).toBe('');
    await says('Du kan betale nå, eller senere, når fakturaen forfaller.');
    main().getByRole('button', { name: words.continue });
    const [invoice] = world.state.invoices.slice(-1);
    const month = main().getByText('Første fakturamåned').nextElementSibling;
    expect(month?.textContent).toBe(String(invoice?.forfall).slice(3, 10));
    await saysNot(words.alreadyPaid);
    // The service asks for another amount by now: it is shown, and nothing is begun before it was seen.
    world.change((state) => {
      state.invoices = state.invoices.map((each) => ({ ...each, rest: 475 }));
    });
    await press(words.pay);
    await warns(words.amountChanged);
    await says('kr 475,00');
    expect(world.state.payments).toEqual([]);
  });

  it('[P-PAYMENT-32] lets a payer with direct debit pay later', async () => {
    const visited = await openInvoice('&shortterm=true');
    await visited.says('la avtalegiroen trekke');
    await visited.screen.findByRole('button', { name: words.pay });
    await visited.press(words.continue);
    await visited.says(words.later);
    expect(visited.world.state.charges).toEqual([]);
  });

  it('[P-PAYMENT-16] [P-PAYMENT-17] [P-PAYMENT-39] offers nothing early, and shows a failed payment', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'payment.paymentState', kind: 'status', status: 503 }),
    });
    const { world, screen, main, says, warns, press, load } = visited;
    await says(words.nameless);
    load(`${ADDRESS}?invoiceId=${await anInvoice(visited)}`);
    // That it could not be asked says nothing of the payment.
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('status')
          .some(({ textContent }) => textContent?.includes(words.statusMissing)),
      ).toBe(true),
    );
    expect(payOn(visited)).toBeNull();
    goesRight(world);
    const ended = { status: 'x', is_paid: false, is_ended: true };
    goesWrong(world, { call: 'payment.paymentState', kind: 'answer', answer: ended });
    await press(words.checkAgain);
    await warns(words.attention);
    await warns('Betalingen ble ikke gjennomført. Gå til betaling for å prøve igjen');
    await screen.findByRole('button', { name: words.pay });
    expect(world.state.charges).toEqual([]);
  });

  it.each([
    ['says no time', undefined, words.mayPayTwice],
    ['ends it first', '2026-11-19T10:00:00.000Z', words.endsFormer],
  ])(
    'lets a visitor go on after the calm wait who says that nothing was paid, where the service %s',
    async (_, open_until, said) => {
      const visited = await openInvoice();
      const { world, main, says, saysNot, press, load, link } = visited;
      const open = { status: 'SessionCreated', is_paid: false, is_ended: false, ...(open_until && { open_until }) };
      goesWrong(world, { call: 'payment.paymentState', kind: 'answer', answer: open });
      load(`${link}&callback=vipps`);
      await says(words.waiting);
      expect(main().queryByRole('button', { name: words.notPaid })).toBeNull();
      vi.setSystemTime(Date.now() + POLLING.longest);
      await says(words.undecided);
      expect(payOn(visited)).toBeNull();
      await press(words.notPaid);
      await says(said);
      await saysNot(words.undecided);
      await saysNot(words.attention);
      main().getByRole('button', { name: words.continue });
      main().getByRole('button', { name: words.payAgain });
    },
  );

  it.each([
    ['says no time', {}, 'kan det bli en ny betaling'],
    ['says until when', { open_until: '2026-11-19T10:00:00.000Z' }, 'gå videre med den samme betalingen'],
  ])('shows the right text for a payment started here if the service %s', async (_, more, said) => {
    const visited = await openInvoice();
    const { world, says, press, load, lose, link } = visited;
    lose('payment.startPayment');
    await press(words.pay);
    await waitFor(() => expect(world.state.payments).toHaveLength(1));
    const open = { status: 'SessionCreated', is_paid: false, is_ended: false, ...more };
    goesWrong(world, { call: 'payment.paymentState', kind: 'answer', answer: open });
    load(link);
    await says(said);
  });

  it.each([
    ['of a sign-up', true],
    ['of a link', false],
  ])('welcomes a visitor who has paid the invoice %s, with the way to a password: %s', async (_, isMember) => {
    const { world, screen, says, saysNot, load, kept, link } = await openInvoice();
    const [, invoiceId] = link.split('=');
    const ids = { invoiceId, memberId: '1', departmentId: 101, membershipId: 1111, noDirectDebit: true };
    if (isMember)
      kept.storage.write(unpaidSignupKey('nordlys'), JSON.stringify({ ...ids, startedAt: Date.now() })).subscribe();
    const paid = { status: 'x', is_paid: true, is_ended: true };
    goesWrong(world, { call: 'payment.paymentState', kind: 'answer', answer: paid });
    load(`${link}&callback=vipps`);
    await says(words.paid);
    await saysNot('Kvitteringen kommer');
    const way = screen.queryByRole('link', { name: 'Få passord på SMS' });
    const welcome = screen.queryByRole('heading', { level: 1, name: 'Velkommen som medlem hos Nordlys Trening' });
    expect([way !== null, welcome !== null]).toEqual([isMember, isMember]);
  });
});
