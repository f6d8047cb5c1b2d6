import type { SitePhotoMessage } from '@felles/core/workspace/site-photos';
import { useEffect, useRef, useState } from 'react';
import { type Camera, runCamera, takePhoto } from '../../browser/camera.ts';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import styles from './PhotoField.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';

/** A flash of lightning. */
const LIGHT = 'M13 3.500 5.500 13.500H11L10.500 20.500 18.500 10H13Z';

interface FinderProps {
  /** How many photos the form has. */
  readonly count: number;
  readonly onPhoto: (photo: Blob) => void;
  readonly onPick: (photos: readonly Blob[]) => void;
  /** There is no camera for this page. */
  readonly onProblem: (problem: SitePhotoMessage) => void;
  readonly onClose: () => void;
}

/** The camera in the page: each press is one photo. */
export function Finder({ count, onPhoto, onPick, onProblem, onClose }: FinderProps) {
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isLit, setLit] = useState(false);
  const text = useText();
  const video = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is on from the first to the last sight of the finder
  useEffect(
    () =>
      runCamera((now) => {
        setLit(false);
        if (now === null || 'stream' in now) setCamera(now);
        else onProblem(now);
      }),
    [],
  );
  useEffect(() => {
    if (video.current) video.current.srcObject = camera?.stream ?? null;
  }, [camera]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: its controls are no fields of a form
    <div className={styles.finder} role="group" aria-label={text('photos.finder')}>
      <video ref={video} className={styles.video} autoPlay playsInline muted aria-label={text('photos.look')} />
      <p className={styles.pill} role="status">
        {camera === null
          ? text('photos.starting')
          : count === 0
            ? text('photos.each')
            : text('photos.taken', { count })}
      </p>
      <button type="button" className={styles.close} aria-label={text('photos.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className={styles.controls}>
        <PhotoPicker isRound name={text('photos.choose')} onPick={onPick} />
        <button
          type="button"
          className={styles.shutter}
          aria-label={text('photos.take')}
          onClick={async () => {
            const photo = video.current && (await takePhoto(video.current));
            if (photo) onPhoto(photo);
          }}
        >
          <Shape path={CAMERA} />
        </button>
        {camera?.hasLight === true && (
          <button
            type="button"
            className={styles.round}
            aria-pressed={isLit}
            aria-label={text(isLit ? 'photos.lightOff' : 'photos.lightOn')}
            onClick={() =>
              camera.light(!isLit).then(
                () => setLit(!isLit),
                () => undefined,
              )
            }
          >
            <Shape path={LIGHT} />
          </button>
        )}
      </div>
    </div>
  );
}
