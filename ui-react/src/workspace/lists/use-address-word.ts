import { useLocation, useNavigate } from 'react-router-dom';

/** A word of the page's address: what it says, and a way to change it that makes no entry in the history. */
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
