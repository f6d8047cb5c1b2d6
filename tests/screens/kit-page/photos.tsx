import type { NamedFile } from '@felles/core';
import { useState } from 'react';
import { Button } from '../../../ui-react/src/kit/Button.tsx';
import { TextField } from '../../../ui-react/src/kit/TextField.tsx';
import { useObjectUrl } from '../../../ui-react/src/react/use-object-url.ts';
import { PhotoField } from '../../../ui-react/src/workspace/site/PhotoField.tsx';
import styles from './page.module.css';

/** A form with photos, and the files that it would send; at the address /x/-/photos. */
export function Photos() {
  const [title, setTitle] = useState('');
  const [photos, setPhotos] = useState<readonly NamedFile[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <main id="main" tabIndex={-1} className={styles.sheet}>
      <h1>Bilder</h1>
      {isOpen && (
        <form aria-label="Avvik">
          <PhotoField
            photos={[]}
            isCameraFirst
            day="2026-11-29"
            record={title === '' ? '' : `avvik: ${title}`}
            onChange={(files, isBusy) => {
              setPhotos(files);
              setPreparing(isBusy);
            }}
          />
          <TextField label="Hva er galt?" value={title} onType={setTitle} />
        </form>
      )}
      <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Lukk' : 'Åpne'}</Button>
      <p role="status">{isPreparing ? 'Gjøres klart' : 'Klart'}</p>
      <ul aria-label="Sendes">
        {photos.map((file) => (
          <Sent key={file.name} file={file} />
        ))}
      </ul>
    </main>
  );
}

function Sent({ file }: { readonly file: NamedFile }) {
  const url = useObjectUrl(file);
  return url === null ? null : <li data-url={url}>{file.name}</li>;
}
