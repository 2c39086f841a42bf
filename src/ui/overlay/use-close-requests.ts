import { useEffect, useEffectEvent, useState } from 'react'

/** <https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface> */
interface Watcher {
  onclose: () => void
  destroy(): void
}

const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher }

/** Whether the browser reports Escape and a phone's back gesture as one request. */
export const hasCloseRequests = CloseWatcher !== undefined

/** Calls the function on Escape and on the back gesture, which the browser's own dialogs handle too. */
export function useCloseRequests(onRequest: () => void): void {
  const report = useEffectEvent(onRequest)
  const [requests, setRequests] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a watcher handles one request. A dialog that stays open needs a new one
  useEffect(() => {
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => {
      setRequests(count => count + 1)
      report()
    }
    return () => watcher.destroy()
  }, [requests])
}
