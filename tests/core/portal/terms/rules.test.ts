import { type Failure, fail, ok, type Result } from '@felles/core';
import type { ConditionLink } from '@felles/core/internal/portal/terms/model';
import { conditionIn, conditionOf, loadCondition } from '@felles/core/internal/portal/terms/rules';
import { toLoad } from '@felles/core/internal/shared/load';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { listenTo, refused, unreachable } from '../../../support/fake-ports.ts';

const notFound = refused(404, '', 'NotFound');
const down = refused(500, '', 'Error');
const broken: Failure = { kind: 'malformed', where: '/payment/conditionurl', issues: [] };
const pdf = { type: 'application/pdf', bytes: new Uint8Array([37]) };
const empty = { type: 'application/pdf', bytes: new Uint8Array() };
const page = 'https://center.example/vilkar';

describe('the payment condition', () => {
  it('[P-PAYMENT-55] should be the redirect where there is an address', () => {
    expect(conditionOf({ url: page, has_condition: true })).toEqual({ type: 'redirect', url: page });
    expect(conditionOf({ url: page })).toEqual({ type: 'redirect', url: page });
  });

  it.each([
    '',
    ' ',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://center.example',
    'https://a@b.example',
  ])('should not lead to %j', (url) => {
    expect(conditionOf({ url, has_condition: true })).toEqual({ type: 'pdf', blob: null });
    expect(conditionOf({ url })).toBeNull();
  });

  it('[P-PAYMENT-56] should be the document where there is no address, and none where that is empty', () => {
    expect(conditionIn(pdf)).toEqual({ type: 'pdf', blob: pdf });
    expect(conditionIn(empty)).toBeNull();
  });

  it.each<[string, Result<ConditionLink>, Result<typeof pdf>, unknown, number]>([
    ['an address', ok({ url: page }), ok(pdf), toLoad(ok({ type: 'redirect', url: page })), 0],
    ['a word that there is one', ok({ has_condition: true }), ok(pdf), toLoad(ok({ type: 'pdf', blob: null })), 0],
    ['nothing but the document', ok({}), ok(pdf), toLoad(ok({ type: 'pdf', blob: pdf })), 1],
    ['a refused address and the document', fail(unreachable), ok(pdf), toLoad(ok({ type: 'pdf', blob: pdf })), 1],
    ['an empty document', ok({}), ok(empty), toLoad(ok(null)), 1],
    ['a word that there is no document', ok({ has_document: false }), fail(notFound), toLoad(ok(null)), 0],
    ['a word that there is none', ok({}), fail(notFound), toLoad(ok(null)), 1],
    ['no answer at all', ok({}), fail(unreachable), toLoad(fail(unreachable)), 1],
    ['an address that could not be had, and no document', fail(broken), fail(notFound), toLoad(fail(broken)), 1],
    ['an address that was refused, and no document', fail(down), fail(notFound), toLoad(fail(down)), 1],
    ['an address that could not be had, and an empty document', fail(broken), ok(empty), toLoad(fail(broken)), 1],
    ['no address and no document', fail(notFound), fail(notFound), toLoad(ok(null)), 1],
  ])(
    '[P-SIGNUP-03] [P-PAYMENT-55] [P-PAYMENT-56] should be found by %s',
    (_, link, document, condition, documentsAsked) => {
      let asked = 0;
      const port = {
        conditionUrl: () => of(link),
        conditions: () => {
          asked += 1;
          return of(document);
        },
      };
      expect(listenTo(loadCondition(port)).heard).toEqual([condition]);
      expect(asked).toBe(documentsAsked);
    },
  );
});
