import { usePortal } from '../services.ts';

/** Gives a typed number to the other form, so that no visitor writes it twice; it is in no address and no storage. */
export function useHandOver(form: 'login' | 'newPassword'): (phone: string) => void {
  const { others } = usePortal();
  return (phone) => {
    if (phone === '') return;
    others()
      .then(async (services) => (await services[form]()).form.change({ phone }))
      .catch(() => undefined);
  };
}
