import { usePortal } from '../services.ts';

/**
 * Gives a number that was written elsewhere to a form that asks for it, so that no visitor writes it twice. It goes from store to
 * store, not through an address or storage. Where the form's code cannot be fetched, its page says so itself.
 */
export function useHandOver(form: 'login' | 'newPassword'): (phone: string) => void {
  const { others } = usePortal();
  return (phone) => {
    if (phone === '') return;
    others()
      .then(async (services) => (await services[form]()).setPhone(phone))
      .catch(() => undefined);
  };
}
