import type { DrawPhoto } from '@felles/core/workspace/site-photos';

/** A canvas of a page, or of a worker. */
interface PhotoCanvas {
  readonly pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  jpeg(quality: number): Promise<Blob | null>;
}

/** Draws photos on canvases of this kind. */
export const drawingOn =
  (canvasOf: (width: number, height: number) => PhotoCanvas): DrawPhoto =>
  async (photo, placementIn, quality) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(photo)]));
    const { width, height, transform } = placementIn(image);
    const { pen, jpeg } = canvasOf(width, height);
    if (pen !== null) {
      // A JPEG has no see-through parts: they would turn black.
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, width, height);
      pen.imageSmoothingQuality = 'high';
      pen.setTransform(...transform);
      pen.drawImage(image, 0, 0);
    }
    image.close();
    const blob = pen === null ? null : await jpeg(quality);
    return blob && new Uint8Array(await blob.arrayBuffer());
  };
