/** Runs small jobs one at a time while the browser is idle. Returns a function that cancels the remaining ones. */
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

/** Lets pending tasks run before the next long piece of work. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
