/**
 * Records what a visitor does on a server-rendered page before it is hydrated. Links work without the app, unless one
 * opens a dialog. A click on a button, a submitted form and typed text are replayed on the same element once the app
 * listens. Until then, clicked controls look busy.
 */
import { clearWaiting, isPlainClick, markWaiting } from './waiting-mark.ts'

type Replay = () => void

/** A click that was handled without the app. The app receives `replay` instead, if it is set. */
export interface Handled {
  replay?: Replay
}

/** Returns undefined if only the app can handle the click. `isUntouched`: no earlier input waits for the app. */
export type HandlePress = (target: HTMLElement, isUntouched: boolean) => Handled | undefined

const isLink = (element: Element) => element.closest('a[href]:not([data-opens]), summary, label') !== null
export const pressable =
  'button, [role="button"], input[type="checkbox"], input[type="radio"], [role="switch"], a[data-opens]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Hydration may empty the field, since the app did not receive the input. The replay writes its value again. */
function replayOf(field: Field): Replay {
  if (isTick(field)) {
    const { checked } = field
    return () => {
      field.checked = !checked // so that the click is a change, whatever value hydration set
      field.click()
    }
  }
  const { value } = field
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  return () => {
    // React ignores an input event whose value equals the last one it received. The prototype's setter bypasses
    // React's tracking.
    field.value = value === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The app renders the effect of one event before the next is replayed. */
const yieldToApp = () => new Promise(resolve => setTimeout(resolve))

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Rendered with the page, but not hydrated yet: its code is still being fetched (`ui/state/late-part.tsx`). */
const isLate = (element: Element) => element.closest('[data-late]') !== null

const listened = ['click', 'submit', 'keydown', 'input', 'focusout'] as const

/**
 * Starts recording. Returns a function that replays every event once, in order, and stops recording. Events of late
 * parts of the page are replayed when their part is ready (`late-ready`).
 */
export function recordEvents(
  isInside: (element: Element) => boolean,
  handlePress: HandlePress = () => undefined,
): () => Promise<void> {
  let recorded: { at: Element; replay: Replay }[] = []
  const fields = new Map<Field, Replay>()
  let isUntouched = true
  let isAppReady = false
  const record = (at: Element, replay: Replay, waiting?: Element | null) => {
    isUntouched = false
    recorded.push({ at, replay })
    if (waiting) markWaiting(waiting)
  }
  const on: Record<(typeof listened)[number], (event: Event) => void> = {
    click: event => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
      if (!target || isLink(target) || !isInside(target)) return
      if (target instanceof HTMLAnchorElement && !isPlainClick(event as MouseEvent)) return
      stop(event)
      const handled = isAppReady ? undefined : handlePress(target, isUntouched)
      if (handled?.replay) recorded.push({ at: target, replay: handled.replay })
      if (!handled) record(target, () => target.isConnected && target.click(), target)
    },
    submit: event => {
      const { target: form, submitter } = event as SubmitEvent
      if (!(form instanceof HTMLFormElement)) return
      stop(event)
      record(form, () => form.isConnected && form.requestSubmit(submitter), submitter)
    },
    keydown: event => {
      const { key, target: field } = event as KeyboardEvent
      if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form) return
      stop(event)
      const again = () => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      record(field, () => field.dispatchEvent(again()))
    },
    input: ({ target }) => {
      const field = target as Field
      if (!fields.has(field)) record(field, () => field.isConnected && fields.get(field)?.())
      fields.set(field, replayOf(field))
    },
    focusout: ({ target }) => {
      const field = target as Field
      if (fields.has(field))
        record(field, () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    },
  }
  const onEvent = (event: Event) => {
    if (!isAppReady || (event.target instanceof Element && isLate(event.target)))
      on[event.type as (typeof listened)[number]](event)
  }
  for (const type of listened) addEventListener(type, onEvent, true)

  const replayReady = async () => {
    const ready = recorded.filter(({ at }) => !isLate(at))
    recorded = recorded.filter(({ at }) => isLate(at))
    clearWaiting(isLate)
    if (!document.querySelector('[data-late]')) {
      for (const type of listened) removeEventListener(type, onEvent, true)
      removeEventListener('late-ready', replayReady)
    }
    for (const { replay } of ready) {
      replay()
      await yieldToApp()
    }
  }
  return () => {
    isAppReady = true
    addEventListener('late-ready', replayReady)
    return replayReady()
  }
}
