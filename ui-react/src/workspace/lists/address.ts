import { ID_TYPES, type RegisterEntry } from '@felles/core/workspace/register';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** A value in the page's address, and a function that changes it without an entry in the history. */
export function useAddressWord(name: string): readonly [string, (word: string) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const words = new URLSearchParams(location.search);
  return [
    words.get(name) ?? '',
    (word) => {
      if (word === '') words.delete(name);
      else words.set(name, word);
      navigate({ ...location, search: words.toString() }, { replace: true, state: location.state });
    },
  ];
}

/** The thing that the page's address names, and by which of its ids. */
export function useEntry(): RegisterEntry {
  const { id = '' } = useParams();
  const [word] = useAddressWord('idtype');
  return { id, idtype: ID_TYPES.find((one) => one === word) ?? 'dataid' };
}

/** Another thing is another page. */
export const keyOfEntry = ({ id, idtype }: RegisterEntry): string => `${idtype} ${id}`;

/** Makes a list follow the address, also where a link to its own page has changed that. */
export function useFollow(store: { follow(): void }): void {
  const { search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the address
  useEffect(() => store.follow(), [store, search]);
}
