import type { Behavior } from '@felles/core';
import { BehaviorSubject, fromEvent } from 'rxjs';

/** Whether the page is looked at. It stays so for as long as the page does. */
export function watchVisible(page: Document): Behavior<boolean> {
  const visible$ = new BehaviorSubject(!page.hidden);
  fromEvent(page, 'visibilitychange').subscribe(() => visible$.next(!page.hidden));
  return visible$;
}
