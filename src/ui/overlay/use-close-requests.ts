import { useEffect, useEffectEvent } from 'react'

/** <https://html.spec.whatwg.org/multipage/interaction.html#the-closewatcher-interface> */
interface Watcher {
  onclose: () => void
  destroy(): void
}

const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher }

/** Whether the browser reports Escape and a phone's back gesture as one request. */
export const hasCloseRequests = CloseWatcher !== undefined

const stack: (() => void)[] = [] // open dialogs, the top one last

let watcher: Watcher | undefined // one for all, because the browser may close several at once, each only once

function watch(): void {
  if (!CloseWatcher || watcher) return
  watcher = new CloseWatcher()
  watcher.onclose = () => {
    watcher = undefined
    stack.at(-1)?.()
    watch()
  }
}

function leave(close: () => void): void {
  stack.splice(stack.indexOf(close), 1)
  if (stack.length > 0) return
  watcher?.destroy()
  watcher = undefined
}

/** Calls the function on Escape and on the back gesture, which the browser's own dialogs handle too. */
export function useCloseRequests(onRequest: () => void): void {
  const report = useEffectEvent(onRequest)
  useEffect(() => {
    const close = () => report()
    stack.push(close)
    watch()
    return () => leave(close)
  }, [])
}
