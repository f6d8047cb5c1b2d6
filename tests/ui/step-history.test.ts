import { browserStepHistory } from '@felles/ui-react/internal/browser/step-history';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('should leave a flow at its step where the visitor goes back to the page of another flow', () => {
  const window = Object.assign(new EventTarget(), { location: { pathname: '/nordlys/company' }, history: {} });
  vi.stubGlobal('window', window);
  const heard: (string | null)[] = [];
  browserStepHistory.current();
  browserStepHistory.moved$.subscribe((step) => heard.push(step));
  const back = () =>
    window.dispatchEvent(Object.assign(new Event('popstate'), { state: { signupStep: 'department' } }));
  back();
  window.location.pathname = '/nordlys/member';
  back();
  expect(heard).toEqual(['department']);
});
