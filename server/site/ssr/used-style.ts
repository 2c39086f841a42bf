/**
 * Finds the rules of a style sheet that a server-rendered page needs: those whose classes are in its HTML, and those without a
 * class. They are inlined, so that the first paint waits for no file; the whole style sheets load with the app. Reads the output of
 * the build: valid, minified CSS without comments.
 */
const classes = /\.(-?[_a-zA-Z][\w-]*)/g

export function classesIn(html: string): Set<string> {
  const classNames = new Set<string>()
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const className of list.split(/\s+/)) if (className) classNames.add(className)
  return classNames
}

/** `:not(…)` and `:is(…)` lists are ignored, because they do not require a class. */
const withoutLists = (selector: string): string =>
  selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')

const isUsed = (selectors: string, used: ReadonlySet<string>): boolean =>
  selectors
    .split(/,(?![^(]*\))/)
    .some(selectorPart =>
      [...withoutLists(selectorPart).matchAll(classes)].every(([, name = '']) => used.has(name)),
    )

interface Rule {
  head: string
  body: string | undefined // undefined: a statement such as `@layer a;`
}

/** Yields the rules on one level. The build escapes braces inside strings. */
function* rulesOf(css: string): Generator<Rule> {
  let start = 0
  for (let at = 0; at < css.length; at++) {
    if (css[at] === ';') {
      yield { head: css.slice(start, at), body: undefined }
      start = at + 1
    } else if (css[at] === '{') {
      const end = closing(css, at)
      yield { head: css.slice(start, at), body: css.slice(at + 1, end) }
      at = end
      start = end + 1
    } else if (css[at] === '"' || css[at] === "'") at = quoteEnd(css, at)
  }
}

function quoteEnd(css: string, from: number): number {
  const mark = css[from]
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === mark) return at
  }
  return css.length
}

function closing(css: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const character = css[at]
    if (character === '"' || character === "'") at = quoteEnd(css, at)
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return css.length
}

const grouping = /^@(media|supports|layer|container|scope)\b/

export function usedRules(css: string, used: ReadonlySet<string>): string {
  let text = ''
  for (const { head, body } of rulesOf(css)) {
    const name = head.trim()
    if (body === undefined) text += `${name};`
    else if (grouping.test(name)) {
      const inner = usedRules(body, used)
      if (inner) text += `${name}{${inner}}`
    } else if (name.startsWith('@') || isUsed(name, used)) text += `${name}{${body}}`
  }
  return text
}

/** Removes keyframes that no rule uses. */
export const withoutIdleMovements = (css: string): string => {
  const named = css.replace(/@keyframes [\w-]+/g, '')
  let text = ''
  for (const { head, body } of rulesOf(css)) {
    const movement = /^@keyframes ([\w-]+)/.exec(head.trim())?.[1]
    if (movement && !named.includes(movement)) continue
    text += body === undefined ? `${head};` : `${head}{${body}}`
  }
  return text
}
