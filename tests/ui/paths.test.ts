import { pageAt } from '@felles/ui-react/internal/portal/paths';
import { describe, expect, it } from 'vitest';

describe('the page at a path', () => {
  it.each([
    ['/nordlys', { name: '', isStart: true, keepsDepartment: false }],
    ['/nordlys/', { name: '', isStart: true, keepsDepartment: false }],
    ['/nordlys/member', { name: 'member', isStart: false, keepsDepartment: false }],
    ['/nordlys/member/company/', { name: 'member/company', isStart: false, keepsDepartment: false }],
    ['/nordlys/payment', { name: 'member', isStart: false, keepsDepartment: false }],
    ['/nordlys/classes/', { name: 'classes', isStart: false, keepsDepartment: true }],
    ['/nordlys/member/classes', { name: 'member/classes', isStart: false, keepsDepartment: false }],
  ])('should give the parameters of %s to the page %j', (path, page) => {
    expect(pageAt(path)).toEqual(page);
  });
});
