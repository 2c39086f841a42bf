/**
 * Shows hover, focus and active states without a pointer: every rule with such a state is added again for elements
 * inside `data-force="hover"`, `"focus"` or `"active"`. Includes style sheets that load later.
 */
const forced = [
  [':hover', 'hover'],
  [':focus-visible', 'focus'],
  [':focus-within', 'focus'],
  [':focus', 'focus'],
  [':active', 'active'],
] as const

/** Focusable elements, used in place of a state without an element. */
const focusable = ':where(a,button,input,select,textarea,[tabindex])'

/**
 * Returns the rules of a list rewritten for forced states. Surrounding conditions are preserved, except the one that
 * requires a pointer.
 */
export function forcedRules(rules: Iterable<CSSRule>): string {
  let text = ''
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) text += forcedRule(rule.selectorText, rule.style.cssText)
    else if (rule instanceof CSSMediaRule) {
      const inner = forcedRules(rule.cssRules)
      const isPointer = /\bhover\b/.test(rule.conditionText)
      if (inner) text += isPointer ? inner : `@media ${rule.conditionText}{${inner}}`
    }
  }
  return text
}

/** Returns one rule for forced states, '' for a selector without such a state. */
export function forcedRule(selectors: string, style: string): string {
  return forced
    .filter(([pseudo]) => new RegExp(`${pseudo}(?![\\w-])`).test(selectors))
    .map(([pseudo, name]) => {
      const plain = selectors
        .replace(new RegExp(`(^|[\\s,(>+~])${pseudo}(?![\\w-])`, 'g'), `$1${focusable}`)
        .replace(new RegExp(`${pseudo}(?![\\w-])`, 'g'), '')
      return `:where([data-force~='${name}']) :is(${plain}){${style}}\n`
    })
    .join('')
}

/** @returns a function that ends it */
export function forceStates(page: Document): () => void {
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  const write = () => {
    const rules = [...page.styleSheets].flatMap(known => [...known.cssRules])
    sheet.replaceSync(forcedRules(rules))
  }
  const watch = new MutationObserver(write)
  watch.observe(page.head, { childList: true })
  write()
  return () => watch.disconnect()
}
