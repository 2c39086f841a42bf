/** Does small jobs one at a time while the browser is idle; the answer drops what is left. */
export function doWhenIdle(jobs: (() => void)[]): () => void {
  const waiting = [...jobs]
  const later = (run: () => void) =>
    'requestIdleCallback' in globalThis ? void requestIdleCallback(run) : void setTimeout(run, 60)
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) later(next)
  }
  later(next)
  return () => {
    waiting.length = 0
  }
}

/** Lets in what has arrived meanwhile, before the next long piece of work. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
