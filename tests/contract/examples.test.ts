import { describe, expect, it } from 'vitest';
import { membershipsAt } from '../examples/memberships.ts';
import { payInvoice } from '../examples/payment.ts';
import { changeEmail } from '../examples/profile.ts';
import { signUp } from '../examples/sign-up.ts';
import { paymentTerms } from '../examples/terms.ts';
import { classesOfWeek } from '../examples/timetable.ts';
import { anInvoice, aTill } from './paying.ts';
import { serve } from './serving.ts';

describe('the examples of the portal', () => {
  it('should list the classes of a week', async () => {
    const { root } = await serve();
    const classes = await classesOfWeek(root, 'nordlys');
    expect(classes.length).toBeGreaterThan(10);
    expect(classes[0]).toMatch(/^\d\d\.\d\d \d\d:\d\d \p{L}/u);
  });

  it('should read the payment terms, as a document and as a page', async () => {
    const { root, outside } = await aTill();
    expect(await paymentTerms(root, 'nordlys')).toMatchObject({ type: 'application/pdf' });
    expect(await paymentTerms(root, 'solsiden')).toBe(`${outside}/vilkar/solsiden`);
  });

  it('should list the memberships of a department', async () => {
    const { root } = await serve();
    expect(await membershipsAt(root, 'nordlys', 101)).toContainEqual(
      expect.stringMatching(/12 måneder: kr\s449,00 per month$/),
    );
  });

  it('should say what a sign-up lacks', async () => {
    const { root } = await serve();
    const missing = await signUp(root, 'nordlys', { firstname: 'Kari', lastname: '' });
    expect(missing).toContain('Etternavn må fylles ut');
    expect(missing).not.toContain('Fornavn må fylles ut');
  });

  it('should log a member in, and change the email address', async () => {
    const { root } = await serve();
    expect(await changeEmail(root, 'nordlys', '10000001', 'trening', 'ny@example.no')).toHaveLength(1);
  });

  it('should start a payment', async () => {
    const till = await aTill();
    const { id } = await anInvoice(till);
    expect(await payInvoice(till.root, 'nordlys', id)).toContain(till.outside);
  });
});
