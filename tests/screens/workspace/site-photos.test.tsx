import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhotoField } from '../../../ui-react/src/workspace/site/PhotoField.tsx';
import { bytesOf, jpeg } from '../../support/photos.ts';
import { show } from '../support/show.ts';

const user = userEvent.setup();
const fileOf = (name: string, bytes: Uint8Array): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** The field of a form, and the names of the files that the form has last heard of. */
function showField(saved = 0) {
  const onChange = vi.fn<(photos: readonly { readonly name: string }[], isPreparing: boolean) => void>();
  show(<PhotoField photos={[]} saved={saved} day="2026-11-29" record="avvik: Rekkverk mangler" onChange={onChange} />);
  return () => ({ names: onChange.mock.lastCall?.[0].map(({ name }) => name), isBusy: onChange.mock.lastCall?.[1] });
}

describe('[W-SITE-36] [W-SITE-40] photos of a form, in a browser without a camera', () => {
  it('should be chosen, each shown with the record in its name, and its failure in words', async () => {
    const heard = showField();
    await user.upload(screen.getByLabelText('Velg fra bilder'), [
      fileOf('IMG_1.jpg', jpeg(1)),
      fileOf('image:7', bytesOf('no photo')),
    ]);
    await vi.waitFor(() => expect(heard()).toEqual({ names: ['avvik-2026-11-29-1.jpg'], isBusy: false }));
    await screen.findByRole('img', { name: 'Bilde 2 av 2, avvik: Rekkverk mangler' });
    const problem = await screen.findByText(/^Bilde 2 er ikke JPEG/);
    expect(screen.queryByRole('button', { name: 'Prøv bildet igjen' })).toBeNull();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Fjern bildet' }));
    expect(problem.isConnected).toBe(false);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Bilde 1 av 1, avvik: Rekkverk mangler');
  });

  it('should give way to the phone’s own camera, with the reason', async () => {
    showField();
    await user.click(screen.getByRole('button', { name: 'Bruk kameraet' }));
    await screen.findByText(/^Siden får ikke bruke kameraet\. Bruk telefonens eget/);
    expect(screen.getByLabelText('Ta bilde').getAttribute('capture')).toBe('environment');
  });

  it('should be 20 at most with those that the record has', async () => {
    showField(19);
    const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => fileOf(name, jpeg(1)));
    await user.upload(screen.getByLabelText('Velg fra bilder'), photos);
    await screen.findByText('Antall bilder kan være høyst 20. Ikke tatt med: 2.');
    await screen.findByText('Det er ikke plass til flere bilder enn 20');
    expect(screen.queryByLabelText('Velg fra bilder')).toBeNull();
  });
});
