import { pageAt } from '@felles/ui-react/internal/workspace/offers/use-offers';
import { matchPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';

vi.mock('react-router-dom', async (importActual) => {
  const actual = await importActual<typeof import('react-router-dom')>();
  return { ...actual, matchPath: vi.fn(actual.matchPath) };
});

const matches = vi.mocked(matchPath);

describe('the page at an address', () => {
  it('should be found once for the links of a menu that is drawn again', () => {
    expect(pageAt('/project/1/hours?from=x')?.name).toBe('hours.title');
    matches.mockClear();
    expect(pageAt('/project/1/hours')?.name).toBe('hours.title');
    expect(matches).not.toHaveBeenCalled();
  });

  it('should be forgotten in a tab that has shown very many others', () => {
    pageAt('/project/0/hours');
    for (let id = 1; id < 1_000; id++) pageAt(`/project/${id}/hours`);
    matches.mockClear();
    expect(pageAt('/project/0/hours')?.name).toBe('hours.title');
    expect(matches).toHaveBeenCalled();
  });
});
