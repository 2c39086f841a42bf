/**
 * What a visitor does on a painted page before the app stands. Links work by themselves; a press of a button, a sent form and what
 * is written into a field are kept and done again on the same element as soon as somebody listens.
 */
type Again = () => void

const isLink = (element: Element) => element.closest('a[href], summary, label') !== null
const pressable = 'button, [role="button"], input[type="checkbox"], input[type="radio"], [role="switch"]'

/** Scripts of the app tell a field's new text from its old one by this: forgotten, the text is news to them. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void }
}

function writeAgain(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): void {
  const tracker = (field as Tracked)._valueTracker
  tracker?.setValue(`${field.value} `)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Returns what does it all again, once, in the order it was done. */
export function keepGestures(root: HTMLElement): () => void {
  const kept: Again[] = []
  const fields = new Set<Element>()
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
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || fields.has(target)) return
    fields.add(target)
    const field = target as HTMLInputElement
    kept.push(() => field.isConnected && writeAgain(field))
  }
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  return () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    removeEventListener('input', onInput, true)
    for (const again of kept.splice(0)) again()
  }
}
