import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldText, skuKey } from '@/lib/fold-text.ts'
import { plainName, skuKeyOf } from '../../db/schema/plain-text.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await server.context.db.execute<{ folded: string }>(
    sql`select ${plainName(sql`t.value`)} as folded from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as t(value, at) order by t.at`,
  )
  return rows.map(row => row.folded)
}

/** Latin with its extensions, Greek, Cyrillic, Vietnamese, presentation forms and full-width characters. */
const blocks = [
  [0x20, 0x24f],
  [0x300, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x1e00, 0x1fff],
  [0x2000, 0x218f],
  [0xfb00, 0xfb4f],
  [0xff00, 0xffef],
] as const
const characters = blocks.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
)

describe('folded text', () => {
  it('is the same in the database and on the server for every character of these scripts', async () => {
    const folded = await foldedByDatabase(characters)
    const different = characters.filter((character, at) => foldText(character) !== folded[at])
    expect(different.map(character => character.codePointAt(0)?.toString(16))).toEqual([])
  })

  it('is the same in both for any text of these characters', async () => {
    const texts = fc.sample(fc.string({ unit: fc.constantFrom(...characters), maxLength: 30 }), 300)
    expect(await foldedByDatabase(texts)).toEqual(texts.map(foldText))
  })

  it('contains no capitals, marks or ligatures', () => {
    for (const [text, folded] of [
      ['Dvořák Škatla ŽIŽEK Łódź', 'dvorak skatla zizek lodz'],
      ['Œuvre Smørrebrød Þór', 'oeuvre smorrebrod thor'],
      ['STRASSE straße STRAẞE', 'strasse strasse strasse'],
      ['Nguyễn Thị Ánh', 'nguyen thi anh'],
      ['ışık İstanbul', 'isik istanbul'],
      ['ΑΘΉΝΑΣ Αθήνας', 'αθηνασ αθηνασ'],
      ['Ёлка ПЁТР', 'елка петр'],
      ['ﬁﬂ Ｄｅｃｋ', 'fifl deck'],
    ] as const)
      expect(foldText(text)).toBe(folded)
  })

  it('keeps only letters and digits of an article number, in both', async () => {
    const { rows } = await server.context.db.execute<{ key: string }>(
      sql`select ${skuKeyOf(sql`'NOR.0707-60_a'::text`)} as key`,
    )
    expect(rows[0]?.key).toBe('nor070760a')
    expect(skuKey('NOR.0707-60_a')).toBe('nor070760a')
  })
})
