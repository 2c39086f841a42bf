/**
 * Suspends sound while the page is hidden and resumes it afterwards, also after a phone call has interrupted it
 * (Safari's state `interrupted`, which can only be resumed after the call ends).
 */

/** The part of an AudioContext that is used here. */
export interface Hearing extends EventTarget {
  readonly state: string
  resume(): Promise<void>
  suspend(): Promise<void>
}

export interface SuspendOptions {
  page: EventTarget & { readonly hidden: boolean } // document
  frame: EventTarget // window
  hearing(): Hearing | null // null until the first sound, or without Web Audio
  onHidden(hidden: boolean): void
  onTouch(): void
}

const touches = ['pointerup', 'touchend', 'keydown'] as const
const returns = ['focus', 'pageshow'] as const

export function suspendWhenHidden({ page, frame, hearing, onHidden, onTouch }: SuspendOptions): void {
  let watched: Hearing | null = null
  let interrupted = false

  const wake = () => {
    const ears = hearing()
    if (!ears || page.hidden) return
    watch(ears)
    if (ears.state !== 'running' && ears.state !== 'closed') ears.resume().catch(() => {})
  }
  function watch(ears: Hearing) {
    if (watched === ears) return
    watched = ears
    ears.addEventListener('statechange', () => {
      if (interrupted && ears.state !== 'interrupted') wake()
      interrupted = ears.state === 'interrupted'
    })
  }

  for (const touch of touches)
    page.addEventListener(
      touch,
      () => {
        wake()
        onTouch()
      },
      { passive: true },
    )
  for (const back of returns) frame.addEventListener(back, wake)
  page.addEventListener('visibilitychange', () => {
    onHidden(page.hidden)
    if (page.hidden)
      hearing()
        ?.suspend()
        .catch(() => {})
    else wake()
  })
}
