import { createTermsHttp } from '@felles/adapters-http';
import { loadCondition } from '@felles/core/internal/portal/terms/rules';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answerOf, connectTo, resultOf, serve } from './serving.ts';

const OUTSIDE = 'http://127.0.0.1:4999';

describe('the payment terms over HTTP', () => {
  it('[P-PAYMENT-53] should get the address of terms that are a page elsewhere', async () => {
    const { root, seen } = await serve({ trackers: OUTSIDE });
    const terms = createTermsHttp((await connectTo(root, 'solsiden')).http);
    expect(await answerOf(terms.conditionUrl())).toEqual({ has_condition: true, url: `${OUTSIDE}/vilkar/solsiden` });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/payment/conditionurl' });
  });

  it('[P-PAYMENT-54] should get terms that are a document as a PDF', async () => {
    const { root, seen } = await serve();
    const terms = createTermsHttp((await connectTo(root, 'nordlys')).http);
    const { type, bytes } = await answerOf(terms.conditions());
    expect(type).toBe('application/pdf');
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/^%PDF-1\.4\n[\s\S]+%%EOF\n$/);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/payment/conditions' });
  });

  it('should say plainly that a center has none', async () => {
    const { root } = await serve();
    const terms = createTermsHttp((await connectTo(root, 'puls')).http);
    expect(await resultOf(terms.conditions())).toMatchObject({ ok: false, error: { status: 404 } });
    expect(await firstValueFrom(loadCondition(terms))).toEqual({ status: 'ready', value: null });
  });
});
