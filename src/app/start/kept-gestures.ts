/**
 * What a visitor does on a painted page before the app stands. Links work by themselves; a press of a button, a sent form and what
 * is written into a field are kept and done again on the same element as soon as somebody listens.
 */
type Again = () => void

const isLink = (element: Element) => element.closest('a[href], summary, label') !== null
const pressable = 'button, [role="button"], input[type="checkbox"], input[type="radio"], [role="switch"]'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** What is to be told of a field: the app may empty it while it takes the page over, since it never heard of it. */
function rememberField(field: Field): Again {
  if (isTick(field)) {
    const { checked } = field
    return () => {
      field.checked = !checked // so that the press is a change, whatever the app made of it
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
    // React takes for written only what differs from what it last heard of the field, and does not hear the prototype's setter.
    field.value = value === '' ? '0' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** So that the app has drawn what it heard before it hears the next. */
const breathe = () => new Promise(resolve => setTimeout(resolve))

/** Returns what does it all again, once, in the order it was done. */
export function keepGestures(root: HTMLElement): () => Promise<void> {
  const kept: Again[] = []
  const fields = new Map<Field, Again>()
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (!target || isLink(target) || !root.contains(target)) return
    stop(event)
    kept.push(() => target.isConnected && target.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    stop(event)
    kept.push(() => form.isConnected && form.requestSubmit(submitter))
  }
  const onEnter = (event: KeyboardEvent) => {
    const { key, target: field } = event
    if (key !== 'Enter' || !(field instanceof HTMLInputElement) || field.form) return
    stop(event)
    kept.push(() =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    )
  }
  const onLeave = ({ target: field }: FocusEvent) => {
    if (fields.has(field as Field))
      kept.push(() => field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  }
  const onInput = ({ target }: Event) => {
    const field = target as Field
    if (!fields.has(field)) kept.push(() => field.isConnected && fields.get(field)?.())
    fields.set(field, rememberField(field))
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
    for (const again of kept.splice(0)) {
      again()
      await breathe()
    }
  }
}
