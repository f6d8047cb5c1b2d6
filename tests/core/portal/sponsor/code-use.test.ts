import { fail, ok, type Result } from '@felles/core';
import { applySponsorCode } from '@felles/core/portal';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../support/fake-ports.ts';

function applied(result: Result<Readonly<Record<string, string>>>): readonly unknown[] {
  const loaded: unknown[] = [];
  const use = { departmentId: 101, memberId: 'M-1', contractId: 'C-1' };
  const port = {
    useCode: (code: string, sent: typeof use) => of(code === 'AB1' && sent === use ? result : fail(unreachable)),
  };
  applySponsorCode(port, 'AB1', use, (parameters) => loaded.push(parameters)).subscribe();
  return loaded;
}

describe('using a company’s code for a member', () => {
  it('[P-SPONSOR-37] should load the page again with success=true where it succeeds, and not where it fails', () => {
    expect([applied(ok({ company: 'Fjordkonsult' })), applied(fail(unreachable))]).toEqual([[{ success: 'true' }], []]);
  });
});
