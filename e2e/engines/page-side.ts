/** Runs in the page: finds elements as a user would, by role and name, label or text. */
import type { Spot } from './engine.ts'

/**
 * A text as it is shown, with every kind of space as a plain space. A pattern is sent as source and flags, because it
 * is serialised as JSON.
 */
export type Wording = string | { source: string; flags: string }

export interface Query {
  role?: string
  name?: Wording // accessible name
  label?: Wording // of a field
  text?: Wording // the element's own text
  css?: string
  holds?: Wording // contained in its text
  within?: Query
  at?: number // index among several, below 0 from the last
}

export interface PageSide {
  count(query: Query): number
  texts(query: Query): string[]
  /** Returns the values of this attribute, null for elements without it. */
  attributes(query: Query, name: string): (string | null)[]
  values(query: Query): string[]
  focus(query: Query): void
  /** Selects an option of a native list by its value or its text. */
  choose(query: Query, option: string): void
  /** Returns the point where a pointer hits the element, or a description of what covers it. */
  aim(query: Query): Promise<Spot | string>
}

type Found = (container: HTMLElement, matcher: unknown, options?: unknown) => HTMLElement[]

interface TestingLibrary {
  queryAllByRole: Found
  queryAllByLabelText: Found
  queryAllByText: Found
}

declare global {
  var pageSide: PageSide | undefined
  var TestingLibraryDom: TestingLibrary
}

/** Sent to the page as text, so it can use only globals. */
export function installPageSide(): void {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom
  const plain = (text: string) => text.replace(/[\s\u200b\u2060]+/g, ' ').trim()
  const matcher = (wording: Wording) => (text: string) =>
    typeof wording === 'string'
      ? plain(text) === plain(wording)
      : new RegExp(wording.source, wording.flags).test(plain(text))
  const holds = (element: Element, wording: Wording) =>
    typeof wording === 'string'
      ? plain(element.textContent ?? '').includes(plain(wording))
      : new RegExp(wording.source, wording.flags).test(plain(element.textContent ?? ''))

  const candidates = (query: Query, container: HTMLElement): HTMLElement[] => {
    if (query.role)
      return queryAllByRole(container, query.role, query.name ? { name: matcher(query.name) } : {})
    if (query.label) return queryAllByLabelText(container, matcher(query.label))
    if (query.text) return queryAllByText(container, matcher(query.text))
    return [...container.querySelectorAll<HTMLElement>(query.css ?? '*')]
  }

  const all = (query: Query): HTMLElement[] => {
    const containers = query.within ? all(query.within) : [document.body]
    const found = [...new Set(containers.flatMap(container => candidates(query, container)))]
      .filter(element => element.matches('input[type=file]') || element.checkVisibility())
      .filter(element => !query.css || element.matches(query.css))
      .filter(element => !query.holds || holds(element, query.holds))
    if (query.at === undefined) return found
    const one = found.at(query.at)
    return one ? [one] : []
  }

  const only = (query: Query): HTMLElement => {
    const found = all(query)
    if (found.length !== 1) throw new Error(`${found.length} elements for ${JSON.stringify(query)}`)
    return found[0] as HTMLElement
  }

  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x, y, width, height }
  }

  const aim = async (query: Query): Promise<Spot | string> => {
    const found = all(query)
    const [element] = found
    if (!element || found.length > 1) return `${found.length} elements`
    if (element.matches(':disabled')) return 'it is disabled'
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = boxOf(element)
    await frame()
    await frame()
    const { x, y, width, height } = boxOf(element)
    if (JSON.stringify(before) !== JSON.stringify({ x, y, width, height })) return 'it moves'
    const spot = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(spot.x, spot.y)
    const isHit =
      hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
    return isHit ? spot : `${hit?.outerHTML.slice(0, 120)} lies over it`
  }

  const choose = (query: Query, option: string) => {
    const list = only(query) as HTMLSelectElement
    const found = [...list.options].find(({ value, text }) => value === option || plain(text) === option)
    if (!found) throw new Error(`no option ${option}`)
    list.value = found.value
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
  }

  globalThis.pageSide = {
    count: query => all(query).length,
    texts: query => all(query).map(({ textContent }) => plain(textContent ?? '')),
    attributes: (query, name) => all(query).map(element => element.getAttribute(name)),
    values: query => all(query).map(element => (element as HTMLInputElement).value),
    focus: query => {
      const element = only(query)
      element.focus()
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
    },
    choose,
    aim,
  }
}
