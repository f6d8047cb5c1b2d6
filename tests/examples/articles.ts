// The price list.
import { articleServices } from '@felles/adapters-http/workspace/areas/articles';
import { priceOf, type SelectionPrice, withExtra } from '@felles/core/workspace/articles';
import { ready } from './ready.ts';
import { openFor } from './sign-in.ts';

/** What the first article of the price list costs together with one extra article. */
export async function priceOfTwo(root: string, access: string): Promise<SelectionPrice> {
  const workspace = await openFor(root, access);
  const articles = articleServices(workspace);
  const lookup = articles.lookup();
  const calculation = articles.calculation(lookup);
  lookup.open();
  const known = await ready(lookup.articles$);
  const [main] = known.main;
  const [extra] = known.extra;
  calculation.change({ main: main?.id ?? null, extras: extra ? withExtra([], extra.id) : [] });
  workspace.close();
  return priceOf(calculation.view$.value.values, known);
}
