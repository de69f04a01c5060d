/** Whoever reads what is printed may stop before its end, as `head` does; that is no fault of anybody. */
export function allowClosedPipe(output: NodeJS.WritableStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
