import { describe, expect, it } from 'vitest';
import { write } from '../examples/chat.ts';
import { waitFor } from '../examples/check-in.ts';
import { sendDocument } from '../examples/documents.ts';
import { checkInGuest } from '../examples/guest.ts';
import { membershipsAt } from '../examples/memberships.ts';
import { payInvoice } from '../examples/payment.ts';
import { changeEmail } from '../examples/profile.ts';
import { projectTitles } from '../examples/projects.ts';
import { signUp } from '../examples/sign-up.ts';
import { taskCounts } from '../examples/tasks.ts';
import { paymentTerms } from '../examples/terms.ts';
import { classesOfWeek } from '../examples/timetable.ts';
import { anInvoice, aTill } from './paying.ts';
import { serve, staffTokenAt } from './serving.ts';

describe('the examples of the portal', () => {
  it('should list the classes of a week', async () => {
    const { root } = await serve();
    const classes = await classesOfWeek(root, 'nordlys');
    expect(classes.length).toBeGreaterThan(10);
    expect(classes[0]).toMatch(/^\d\d\.\d\d (?:0[6-9]|1\d|2[0-2]):\d\d \p{L}/u);
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

describe('the examples of the workspace', () => {
  it('should list projects', async () => {
    const { root } = await serve();
    expect(await projectTitles(root, await staffTokenAt(root))).toContainEqual(
      expect.stringMatching(/Rekkehus|rehabilitering/),
    );
  });

  it('should count the tasks of a project', async () => {
    const { root } = await serve();
    expect(await taskCounts(root, await staffTokenAt(root), '1001')).toContainEqual(
      expect.stringMatching(/^[A-Z]+: \d+$/),
    );
  });

  it('should send a document', async () => {
    const { root } = await serve();
    const token = await staffTokenAt(root);
    expect(await sendDocument(root, token, '1001', 'Referat.txt', 'Vi var enige.')).toBe(null);
    expect(await sendDocument(root, token, '1001', 'program.exe', 'MZ')).toMatch(/filtypen/);
  });

  it('should check a guest in, and hear of it', async () => {
    const { root } = await serve();
    const token = await staffTokenAt(root);
    const heard = waitFor(root, token, '1001', 'Gunnlaug');
    await checkInGuest(root, token, '1001', 'Gunnlaug');
    expect(await heard).toBeGreaterThan(0);
  });

  it('should write in a conversation', async () => {
    const { root } = await serve();
    expect(await write(root, await staffTokenAt(root), '20102', 'Kommer kl. 10.')).toContain('Kommer kl. 10.');
  });
});
