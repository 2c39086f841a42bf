/**
 * Converts blocks of other editors to paragraphs. `<div>`, `<section>` and table rows become separate lines, so that no two texts
 * are joined. The input is the output of sanitize-html: well-formed, without attributes except `href`.
 */

export const lineTags = ['p', 'h2', 'h3'] as const
export const containers = ['ul', 'ol', 'li', 'blockquote'] as const
export const inlineTags = ['strong', 'em', 'a'] as const
export const foreignBlocks = [
  ...['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address', 'center', 'pre'],
  ...['figure', 'figcaption', 'details', 'summary', 'form', 'fieldset', 'legend', 'dl', 'hgroup'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
] as const

const cellGap = ' · ' // between the cells of a row

const isOneOf = (tags: readonly string[], tag: string): boolean => tags.includes(tag)

interface Inline {
  tag: string
  opening: string // including its href; empty for a link within a link, which HTML forbids
}

/** Writes tokens one after the other. Inline tags are opened with their first text and closed before a block begins. */
class Arranger {
  private out = ''
  private line = '' // tag of the open line; empty if none is open
  private containers: string[] = []
  private foreign: number[] = [0] // open blocks of other editors, outside and in each open container
  private pendingInlines: Inline[] = []
  private open: Inline[] = []
  private filledCells = 0 // cells of the open row that contain text
  private cellDepth = 0
  private isCellEmpty = true

  get html(): string {
    this.endLine()
    return this.out
  }

  private closeInline({ tag, opening }: Inline): void {
    if (opening) this.out += `</${tag}>`
  }

  private endInlines(): void {
    for (const inline of this.open.reverse()) this.closeInline(inline)
    this.open = []
  }

  private endLine(): void {
    this.endInlines()
    if (this.line) this.out = `${this.out.trimEnd()}</${this.line}>`
    this.line = ''
  }

  private beginLine(tag: string): void {
    this.endLine()
    this.line = tag
    this.out += `<${tag}>`
  }

  private get isLoose(): boolean {
    return this.line === '' && (this.foreign.at(-1) ?? 0) > 0
  }

  text(text: string): void {
    const isBlank = text.trim() === ''
    const beginsCell = this.cellDepth > 0 && this.isCellEmpty
    if (isBlank && (this.isLoose || beginsCell)) return
    if (this.isLoose) this.beginLine('p')
    if (beginsCell) {
      this.endInlines()
      if (this.filledCells > 0) this.out = `${this.out.trimEnd()}${cellGap}`
      this.filledCells += 1
      this.isCellEmpty = false
    }
    while (this.open.length < this.pendingInlines.length) {
      const next = this.pendingInlines[this.open.length]
      if (!next) break
      this.out += next.opening
      this.open.push(next)
    }
    this.out += beginsCell ? text.trimStart() : text
  }

  lineBreak(): void {
    if (this.isLoose) return
    if (this.cellDepth > 0) this.text(' ')
    else this.out += '<br />'
  }

  inline(tag: string, opening: string): void {
    const isNestedLink = tag === 'a' && this.pendingInlines.some(pending => pending.tag === 'a')
    this.pendingInlines.push({ tag, opening: isNestedLink ? '' : opening })
  }

  endInline(tag: string): void {
    const last = this.pendingInlines.pop()
    if (last?.tag !== tag) return
    if (this.open.length > this.pendingInlines.length) {
      this.open.pop()
      this.closeInline(last)
    }
  }

  private beginCell(tag: string): void {
    this.cellDepth += 1
    if (this.cellDepth > 1) return
    this.isCellEmpty = true
    if (tag === 'th') this.inline('strong', '<strong>')
  }

  private endCell(tag: string): void {
    this.cellDepth -= 1
    if (this.cellDepth === 0 && tag === 'th') this.endInline('strong')
  }

  private endContainer(): void {
    this.out += `</${this.containers.pop()}>`
    this.foreign.pop()
  }

  /** A block within a cell is part of its row. */
  block(tag: string): void {
    if (tag === 'td' || tag === 'th') this.beginCell(tag)
    else if (this.cellDepth > 0) this.text(' ')
    else if (isOneOf(lineTags, tag)) this.beginLine(tag)
    else {
      this.endLine()
      if (tag === 'tr') this.filledCells = 0
      if (isOneOf(containers, tag)) {
        if (tag === 'li' && this.containers.at(-1) === 'li') this.endContainer() // as an HTML parser does
        this.out += `<${tag}>`
        this.containers.push(tag)
        this.foreign.push(0)
      } else this.foreign.push((this.foreign.pop() ?? 0) + 1)
    }
  }

  endBlock(tag: string): void {
    if (tag === 'td' || tag === 'th') this.endCell(tag)
    else if (this.cellDepth > 0) this.text(' ')
    else if (!isOneOf(lineTags, tag)) {
      this.endLine()
      if (!isOneOf(containers, tag)) this.foreign.push(Math.max(0, (this.foreign.pop() ?? 0) - 1))
      else if (this.containers.at(-1) === tag) this.endContainer()
    } else if (this.line === tag) this.endLine()
  }
}

export function arrangeBlocks(html: string): string {
  const arranger = new Arranger()
  for (const [token, closing, tag = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>|[^<]+/g)) {
    if (!tag) arranger.text(token)
    else if (tag === 'br') arranger.lineBreak()
    else if (isOneOf(inlineTags, tag)) {
      if (closing) arranger.endInline(tag)
      else arranger.inline(tag, token)
    } else if (closing) arranger.endBlock(tag)
    else arranger.block(tag)
  }
  return arranger.html
}
