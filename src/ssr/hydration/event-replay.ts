/**
 * Records what a visitor does on a server-rendered page before it is hydrated. Links work by themselves; a press of a button, a sent
 * form and what is written into a field are replayed on the same element once the app listens. Until then what was pressed looks busy.
 */
import { clearWaiting, markWaiting } from './waiting-mark.ts'

type Replay = () => void

/** A press that was answered without the app: `replay`, if any, is what the app is told in its place. */
export interface Handled {
  replay?: Replay
}

/** Undefined: only the app can. `isUntouched`: nothing that waits for the app came before. */
export type HandlePress = (target: HTMLElement, isUntouched: boolean) => Handled | undefined

const isLink = (element: Element) => element.closest('a[href], summary, label') !== null
export const pressable =
  'button, [role="button"], input[type="checkbox"], input[type="radio"], [role="switch"]'

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

/** Starts to record. Returns a function that stops, and replays every event once in its order. */
export function recordEvents(
  isInside: (element: Element) => boolean,
  handlePress: HandlePress = () => undefined,
): () => Promise<void> {
  const recorded: Replay[] = []
  const fields = new Map<Field, Replay>()
  let isUntouched = true
  const record = (replay: Replay, waiting?: Element | null) => {
    isUntouched = false
    recorded.push(replay)
    if (waiting) markWaiting(waiting)
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (!target || isLink(target) || !isInside(target)) return
    stop(event)
    const handled = handlePress(target, isUntouched)
    if (handled?.replay) recorded.push(handled.replay)
    if (!handled) record(() => target.isConnected && target.click(), target)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    stop(event)
    record(() => form.isConnected && form.requestSubmit(submitter), submitter)
  }
  const onEnter = (event: KeyboardEvent) => {
    const { key, target: field } = event
    if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form) return
    stop(event)
    record(() => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
  }
  const onLeave = ({ target: field }: FocusEvent) => {
    if (fields.has(field as Field))
      record(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  }
  const onInput = ({ target }: Event) => {
    const field = target as Field
    if (!fields.has(field)) record(() => field.isConnected && fields.get(field)?.())
    fields.set(field, replayOf(field))
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('keydown', onEnter, true)
  addEventListener('input', onInput, true)
  addEventListener('focusout', onLeave, true)
  return async () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('keydown', onEnter, true)
    removeEventListener('input', onInput, true)
    removeEventListener('focusout', onLeave, true)
    clearWaiting()
    for (const replay of recorded.splice(0)) {
      replay()
      await yieldToApp()
    }
  }
}
