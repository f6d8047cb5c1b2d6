import { cameraProblem, LONGEST_SIDE, PHOTO_QUALITY, type SitePhotoMessage } from '@felles/core/workspace/site-photos';

/** The camera of the device, shown in the page. */
export interface Camera {
  readonly stream: MediaStream;
  readonly hasLight: boolean;
  light(isOn: boolean): Promise<void>;
  close(): void;
}

/** The camera that looks away from the user; a reason where there is none for this page. */
async function openCamera(): Promise<Camera | SitePhotoMessage> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: LONGEST_SIDE }, height: { ideal: (LONGEST_SIDE * 3) / 4 } },
    });
    const [track] = stream.getVideoTracks();
    const capabilities: LampCapabilities = track?.getCapabilities?.() ?? {};
    return {
      stream,
      hasLight: capabilities.torch === true,
      async light(isOn) {
        const lamp: Lamp = { torch: isOn };
        await track?.applyConstraints({ advanced: [lamp] });
      },
      close: () => {
        for (const each of stream.getTracks()) each.stop();
      },
    };
  } catch (error) {
    // An insecure page has no devices at all.
    return cameraProblem(error instanceof DOMException ? error.name : '');
  }
}

/** The lamp of a camera, which the types of browsers lack. */
interface Lamp extends MediaTrackConstraintSet {
  readonly torch?: boolean;
}
interface LampCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}

/** The picture that a camera shows now, as a JPEG; null while it shows none. */
export function takePhoto(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', PHOTO_QUALITY));
}

/** Tells the camera, or the reason why there is none; null while it starts. It is on while the page is looked at. */
export function runCamera(tell: (camera: Camera | SitePhotoMessage | null) => void): () => void {
  let camera: Camera | null = null;
  let start = 0;
  function stop(): void {
    start += 1;
    camera?.close();
    camera = null;
  }
  async function look(): Promise<void> {
    stop();
    tell(null);
    if (document.hidden) return;
    const mine = start;
    const opened = await openCamera();
    const isCamera = 'stream' in opened;
    // The page was left meanwhile.
    if (mine !== start) return isCamera ? opened.close() : undefined;
    camera = isCamera ? opened : null;
    tell(opened);
  }
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
