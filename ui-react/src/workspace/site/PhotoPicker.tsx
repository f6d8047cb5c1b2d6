import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import styles from './PhotoField.module.css';

/** A picture in a frame. */
const GALLERY = 'M4.500 5h15v14h-15ZM4.500 16l4.500-4.500 4 4 2.500-2.500 4 4M15.500 8.500v.1';

interface PhotoPickerProps {
  readonly name: string;
  /** The phone's own camera, which gives one photo and leaves the page for it. */
  readonly isCamera?: boolean;
  /** Shown as a round picture above the finder. */
  readonly isRound?: boolean;
  /** Other files than pictures, as a file field names them. */
  readonly accept?: string;
  readonly onPick: (photos: readonly Blob[]) => void;
}

/** Photos that the device has, or takes by itself. */
export const PhotoPicker = ({
  name,
  isCamera = false,
  isRound = false,
  accept = 'image/*',
  onPick,
}: PhotoPickerProps) => (
  <label className={isRound ? styles.round : styles.choose} data-camera={isCamera || undefined}>
    <Shape path={isCamera ? CAMERA : GALLERY} />
    {isRound ? <HiddenText>{name}</HiddenText> : name}
    <input
      type="file"
      className={styles.file}
      accept={accept}
      multiple={!isCamera}
      {...(isCamera && { capture: 'environment' })}
      onChange={({ target }) => {
        if (target.files && target.files.length > 0) onPick([...target.files]);
        // One photo can be chosen twice.
        target.value = '';
      }}
    />
  </label>
);
