/**
 * Records what a visitor does on a server-rendered page before it is hydrated. Links work without the app, unless one opens a dialog; a click on a button, a sent
 * form and what is written into a field are replayed on the same element once the app listens. Until then what was pressed looks busy.
 */
import { clearWaiting, isPlainClick, markWaiting } from './waiting-mark.ts'

type Replay = () => void

/** A press that was answered without the app: `replay`, if any, is what the app is told in its place. */
export interface Handled {
  replay?: Replay
}

/** Undefined: only the app can. `isUntouched`: nothing that waits for the app came before. */
export type HandlePress = (target: HTMLElement, isUntouched: boolean) => Handled | undefined

const isLink = (element: Element) => element.closest('a[href]:not([data-opens]), summary, label') !== null
export const pressable =
  'button, [role="button"], input[type="checkbox"], input[type="radio"], [role="switch"], a[data-opens]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** Hydration may empty the field, since the app knows of no input: the replay writes its value again. */
function replayOf(field: Field): Replay {
  if (isTick(field)) {
    const { checked } = field
    return () => {
      field.checked = !checked // so that the press is a change, whatever hydration left
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
    // React ignores an input event whose value is the one it last saw; the prototype's setter is hidden from it.
    field.value = value === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The app renders the effect of one event before the next comes. */
const yieldToApp = () => new Promise(resolve => setTimeout(resolve))

const stop = (event: Event) => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Painted with the page, but not yet the app's: its code is still being fetched (`ui/state/late-part.tsx`). */
const isLate = (element: Element) => element.closest('[data-late]') !== null

const listened = ['click', 'submit', 'keydown', 'input', 'focusout'] as const

/**
 * Starts to record. Returns a function that replays every event once in its order and stops, for late parts of the page as soon as each
 * of them is there (`late-ready`).
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
