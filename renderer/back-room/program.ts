/**
 * Where the program at an address can be had from again and again. It is fetched once: a local page needs it anew whenever
 * somebody gives up waiting, and its host may be away by then.
 */
export function keptProgram(address: string): () => Promise<string> {
  let kept: Promise<string> | undefined;
  return () => {
    kept ??= fetched(address).catch((error: unknown) => {
      // Next time it may be there.
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There is no program at ${address}`);
  return URL.createObjectURL(await response.blob());
}
