/**
 * Keeps the sound alive on a page that comes and goes: silent while hidden, awake again afterwards, also when a phone
 * call has interrupted it (Safari's state `interrupted`, which only a resume after the call ends).
 */

/** The slice of an AudioContext that matters here. */
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
