const LONGEST_SIDE_PX = 1600;
const JPEG_QUALITY = 0.85;

/**
 * The photo as it is sent: no larger than a screen, which takes seconds and not minutes on a phone,
 * and without the place where it was taken. What this browser cannot read goes as it is.
 */
export async function shrinkPhoto(file: File): Promise<{ blob: Blob; name: string }> {
  const asItIs = { blob: file, name: file.name };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return asItIs;
  }
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return asItIs;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  if (!blob) return asItIs;
  return { blob, name: `${file.name.replace(/\.[^.]*$/, '')}.jpg` };
}
