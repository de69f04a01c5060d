import type Konva from 'konva';

/** Keeps a stage as sharp as the screen: a page may be zoomed, or its window moved to another screen. */
export function followRatio(stage: () => Konva.Stage | null): () => void {
  const stopped = new AbortController();
  const follow = () => {
    const ratio = window.devicePixelRatio;
    for (const layer of stage()?.getLayers() ?? []) {
      if (layer.getCanvas().getPixelRatio() === ratio) continue;
      layer.getCanvas().setPixelRatio(ratio);
      layer.batchDraw();
    }
    // Such a question is about one ratio only, and has to be asked anew for the next one.
    window
      .matchMedia(`(resolution: ${ratio}dppx)`)
      .addEventListener('change', follow, { once: true, signal: stopped.signal });
  };
  follow();
  return () => stopped.abort();
}
