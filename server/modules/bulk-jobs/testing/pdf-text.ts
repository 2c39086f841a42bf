import { inflateSync } from 'node:zlib'

/**
 * Returns the texts of a PDF that pdfkit has written, one line for each text that was drawn. Fonts are subsets, so the codes of a text are
 * translated by the table of its font (ToUnicode, ISO 32000-1, 9.10.3).
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(?<=\n)(\d+) 0 obj\n(.*?)\nendobj/gs))
    objects.set(id, body)
  const fonts = new Map<string, ReadonlyMap<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      if (table) fonts.set(name, charactersOf(streamOf(objects.get(table) ?? '')))
    }
  return [...objects.values()].flatMap(body => textsOf(streamOf(body), fonts)).join('\n')
}

function streamOf(body: string): string {
  const stream = /\nstream\n(.*)\nendstream/s.exec(body)?.[1]
  if (stream === undefined || /\/Subtype \/Image|\/FontFile|\/Length1/.test(body)) return ''
  const bytes = Buffer.from(stream, 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const utf16 = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')

function charactersOf(table: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>()
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
      characters.set(Number.parseInt(first, 16) + at, utf16(hex))
  return characters
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string[] {
  const texts: string[] = []
  let font: ReadonlyMap<number, string> | undefined
  for (const [, name, drawn = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name)
    else {
      const codes = [...drawn.matchAll(/<([\da-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      texts.push(codes.map(code => font?.get(Number.parseInt(code, 16)) ?? '').join(''))
    }
  }
  return texts
}
