/** How much of a photo's detail is kept (0 to 1). */
const QUALITY = 0.92;

/** A photo as a JPEG that the browser draws from it, turned as it should be; null where it cannot. Nothing beside the picture is in it. */
export async function redraw(photo: Blob): Promise<Uint8Array | null> {
  const image = await createImageBitmap(photo);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  image.close();
  if (pen === null) return null;
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return drawn && new Uint8Array(await drawn.arrayBuffer());
}
