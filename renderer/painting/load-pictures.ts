/** Pictures by their addresses, as any thread can take them; what cannot be shown is left out. */
export async function loadPictures(
  addresses: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ImageBitmap>> {
  const loaded = new Map<string, ImageBitmap>();
  for (const address of addresses) {
    const bitmap = await bitmapOf(address).catch(() => undefined);
    if (bitmap) loaded.set(address, bitmap);
  }
  return loaded;
}

/** Asked of an element, because the window may fetch nothing from anywhere but where it came from. */
async function bitmapOf(address: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return createImageBitmap(image);
}
