/** The browser's own way is quick and holds nobody up, however many they are. */
export function base64Of(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('Bytes could not be read back')));
    reader.readAsDataURL(new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' }));
  });
}
